import { expect, it } from "vitest";
import { escapeMarkup } from "./markup.ts";

it("leaves no sign that could end a text or an attribute, and changes nothing else", () => {
  expect(escapeMarkup(`<a href="?x&y">LORD'S</a>`)).toBe("&lt;a href=&quot;?x&amp;y&quot;&gt;LORD'S&lt;/a&gt;");
});
