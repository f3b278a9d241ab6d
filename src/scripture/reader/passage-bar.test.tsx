import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { PassageBar } from "./passage-bar.tsx";
import { TranslationPicker } from "./translation-picker.tsx";

it.each([
  ["kjv", "KJV"],
  ["fra_lsg", "LSG"],
  ["HINIRV", "HINIRV"],
])("the picker of %s shows %s", (value, letters) => {
  const { container, unmount } = render(<TranslationPicker value={value} onChange={() => {}} />);
  expect(container.querySelector("[aria-hidden]")?.textContent).toBe(letters);
  // Its lazy code must not arrive when there is no page left.
  unmount();
});

const ignored = () => {};

it.each([
  ["1 Thessalonians 5:16-18", "1 Thess 5:16-18", "1 Thess", "5:16-18"],
  ["John 3:16; 2 Timothy 1:7", "John 3:16; 2 Tim 1:7", "John 3:16; 2\u00A0Tim 1:7", ""],
  ["Genesis 50:24 - Exodus 1:5", "Gen 50:24 - Exod 1:5", "Gen 50:24 - Exod 1:5", ""],
])("the bar names %s whole on a phone", (title, shortTitle, name, numbers) => {
  const { container, unmount } = render(
    <PassageBar
      title={title}
      shortTitle={shortTitle}
      direction={undefined}
      place={{ book: "JHN", chapter: 3 }}
      translation="kjv"
      isSpeaking={false}
      onStep={ignored}
      onReadAloud={ignored}
      onCopy={ignored}
      study={{ open: ignored, preload: ignored }}
      onTranslation={ignored}
    />,
  );
  expect(container.querySelector("[data-name]")?.getAttribute("data-name")).toBe(name);
  expect(container.querySelector(".picker-numbers")?.textContent).toBe(numbers);
  unmount();
});
