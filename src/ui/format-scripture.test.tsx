import { cleanup, render } from "@testing-library/react";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { formatScripture } from "./format-scripture.tsx";

const shown = (text: string): HTMLElement => render(<p>{formatScripture(text)}</p>).container;

it("sets the divine name in smaller capitals, and apostrophes as printed", () => {
  const { firstElementChild: line } = shown("The LORD's anointed, the Lord GOD, and lords' GODLINESS");
  expect(line!.textContent).toBe("The LORD’s anointed, the Lord GOD, and lords’ GODLINESS");
  expect([...line!.querySelectorAll(".nd")].map((name) => name.textContent)).toEqual(["LORD", "GOD"]);
});

it("keeps every character in its place", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { textContent } = shown(text);
      cleanup();
      expect(textContent!.length).toBe(text.length);
      expect(textContent!.replaceAll("’", "'")).toBe(text.replaceAll("’", "'"));
    }),
  );
});
