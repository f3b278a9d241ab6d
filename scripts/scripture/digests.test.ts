import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allChapters, type ChapterId } from "#domain/scripture/reference/places.ts";
import { digestOfChapter, digestOfPart } from "#domain/scripture/translations/digests.ts";
import { chapterFilePath, crossReferencePath } from "#domain/scripture/translations/manifest.ts";
import { embeddedTranslationIds } from "#domain/scripture/translations/translations.ts";
import { readManifest } from "./read-manifest.ts";
import { digestOf } from "./static-files.ts";

const { version } = readManifest();

const wrong = (name: string, digestIn: typeof digestOfChapter, pathOf: (place: ChapterId) => string) => {
  const digests = JSON.parse(readFileSync(`.generated/scripture/digests/${name}.json`, "utf8")) as string;
  return allChapters.filter((place) => {
    const text = readFileSync(`.generated/static${pathOf(place)}`, "utf8");
    const digest = digestIn(digests, place);
    // Chapters are also checked after they were parsed: their JSON has one form.
    return digestOf(text) !== digest || digestOf(JSON.stringify(JSON.parse(text))) !== digest;
  });
};

it.each(embeddedTranslationIds)("every chapter of %s has its digest", (id) => {
  expect(wrong(id, digestOfChapter, ({ book, chapter }) => chapterFilePath(version, id, book, chapter))).toEqual([]);
});

it("so has every chapter’s file of cross references", () => {
  expect(
    wrong("cross-references", digestOfPart, ({ book, chapter }) => crossReferencePath(version, book, chapter)),
  ).toEqual([]);
});
