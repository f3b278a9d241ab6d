import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { TranslationPicker } from "./translation-picker.tsx";

it.each([
  ["kjv", "KJV"],
  ["fra_lsg", "LSG"],
  ["HINIRV", "HINIRV"],
])("the picker of %s shows %s", (value, letters) => {
  const { container, unmount } = render(<TranslationPicker value={value} onChange={() => {}} />);
  expect(container.querySelector("[aria-hidden]")?.textContent).toBe(letters);
  // Its late code must not arrive when there is no page left.
  unmount();
});
