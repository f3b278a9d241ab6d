import { describe, expect, it } from "vitest";
import { books } from "#domain/scripture/books/books.ts";
import { embeddedTranslationIds } from "#domain/scripture/translations/translations.ts";
import { hasBlockedLanguage } from "#domain/text/language.ts";
import { chapterText } from "../support/embedded-text.ts";

/** Verses that the language filter may reject. There are none. */
const mayBeRefused: readonly string[] = [];

describe("Scripture passes the language filter", () => {
  it.each(embeddedTranslationIds)(
    "every verse of %s",
    (translation) => {
      const refused: string[] = [];
      for (const { id: book, verseCounts } of books) {
        for (let chapter = 1; chapter <= verseCounts.length; chapter += 1) {
          const verses = chapterText(translation, book, chapter)!.verses;
          // Check the whole chapter first, and each verse only if that fails.
          if (!hasBlockedLanguage(verses.join("\n"))) continue;
          verses.forEach((verse, index) => {
            if (hasBlockedLanguage(verse)) refused.push(`${translation} ${book} ${chapter}:${index + 1}`);
          });
        }
      }
      expect(refused).toEqual(mayBeRefused);
    },
    // Three seconds of work each, which a busy machine spreads over a minute.
    120_000,
  );
});
