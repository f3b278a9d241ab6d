import { expect, it } from "vitest";
import { escapeMarkup } from "./markup.ts";

it("escapes everything that could end a text or an attribute, and nothing else", () => {
  expect(escapeMarkup(`<a href="?x&y">LORD'S</a>`)).toBe("&lt;a href=&quot;?x&amp;y&quot;&gt;LORD'S&lt;/a&gt;");
});
