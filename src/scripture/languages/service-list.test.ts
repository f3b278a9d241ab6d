import { expect, it, vi } from "vitest";
import { findReviewed, reviewedEditions } from "#domain/scripture/languages/reviewed.ts";
import { matchesTyped, languageName } from "./service-list.ts";

vi.mock("#domain/site/locales/locale.ts", () => import("#domain/site/locales/locale.es.ts"));

it("languages have the names that a Spanish reader knows, and are found by them, by their own and the English one", () => {
  const german = findReviewed("deu_l12")!;
  expect(languageName(german)).toBe("alemán");
  for (const typed of ["alemán", "ALEMAN", "deutsch", "German", "Luther"])
    expect(matchesTyped(german, typed)).toBe(true);
  expect(matchesTyped(german, "francés")).toBe(false);
  expect(reviewedEditions.filter((one) => languageName(one) === one.englishLanguage).map(({ key }) => key)).toEqual([]);
});

it("a language without such a name, or with a tag that browsers refuse, has its English one", () => {
  expect(languageName({ tag: "xqq", englishLanguage: "Something" })).toBe("Something");
  expect(languageName({ tag: "not a tag", englishLanguage: "Something" })).toBe("Something");
});
