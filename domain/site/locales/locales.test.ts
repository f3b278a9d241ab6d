import { describe, expect, it } from "vitest";
import { isTranslatedPage, isTranslatedPath, localeOf, pathIn } from "./locales.ts";

describe("an address in a language", () => {
  it.each([
    ["/", "/es"],
    ["/?search=Juan%203", "/es?search=Juan%203"],
    ["/search#keep-offline", "/es/search#keep-offline"],
    ["/read/kjv/john/3", "/es/read/kjv/john/3"],
    ["/trivia-challenge?daily", "/es/trivia-challenge?daily"],
    ["/words/G26?from=50", "/es/words/G26?from=50"],
    // In English alone.
    ["/click-to-reveal", "/click-to-reveal"],
    ["/nonsense", "/nonsense"],
  ])("of %s is %s", (path, address) => {
    expect(pathIn("es", path)).toBe(address);
    expect(pathIn("en", path)).toBe(path);
  });

  it.each([
    ["/es", "es", "/"],
    ["/fr/search", "fr", "/search"],
    ["/pt/read/por_blj/john/3#v16", "pt", "/read/por_blj/john/3#v16"],
    ["/", "en", "/"],
    ["/essays", "en", "/essays"],
    ["/xx/search", "en", "/xx/search"],
    ["/ES", "en", "/ES"],
  ])("%s is in %s, of %s", (address, locale, path) => {
    expect(localeOf(address)).toEqual({ locale, path });
  });

  it("chapters are shown in every language, and have a page of their own in none", () => {
    expect([isTranslatedPath("/read/kjv/john/3"), isTranslatedPage("/read/kjv/john/3")]).toEqual([true, false]);
    expect([isTranslatedPath("/search"), isTranslatedPage("/search")]).toEqual([true, true]);
  });
});
