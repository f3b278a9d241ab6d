import { bookById, findBookById, type BookId } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { embeddedText } from "#scripts/scripture/catalogue.ts";

/** The embedded texts for tests, straight from their packages (read once per process). */

interface VersePlace {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
}

const cache = new Map<EmbeddedTranslationId, ReadonlyMap<string, ChapterText>>();

const chaptersOf = (translation: EmbeddedTranslationId): ReadonlyMap<string, ChapterText> => {
  const known = cache.get(translation);
  if (known) return known;
  const chapters = new Map(
    embeddedText(translation)
      .readChapters()
      .map((chapter) => [`${chapter.book} ${chapter.chapter}`, chapter]),
  );
  cache.set(translation, chapters);
  return chapters;
};

/** All chapters of a translation in canonical order. */
export const chapterTexts = (translation: EmbeddedTranslationId): readonly ChapterText[] => [
  ...chaptersOf(translation).values(),
];

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
let allLetters: string | undefined;

/** Whether these words occur consecutively somewhere in the KJV, ignoring punctuation. */
export const isInScripture = (text: string): boolean => {
  allLetters ??= lettersOf([...chaptersOf("kjv").values()].flatMap(({ verses }) => verses).join(" "));
  return allLetters.includes(lettersOf(text));
};

/** A chapter as the reader gets it. */
export const chapterText = (
  translation: EmbeddedTranslationId,
  book: BookId,
  chapter: number,
): ChapterText | undefined => chaptersOf(translation).get(`${book} ${chapter}`);

/** The text of one verse; undefined if there is no such verse, "" if the translation omits it. */
export const verseText = (
  translation: EmbeddedTranslationId,
  book: BookId,
  chapter: number,
  verse: number,
): string | undefined => chapterText(translation, book, chapter)?.verses[verse - 1];

/** The text at a place such as `GEN 1:1`. Throws if there is no such verse. */
export const verseAt = (translation: EmbeddedTranslationId, place: string): string => {
  const [, book, chapter, verse] = /^(\w+) (\d+):(\d+)$/.exec(place) ?? [];
  const text = verseText(translation, book as BookId, Number(chapter), Number(verse));
  if (text === undefined) throw new Error(`no such verse: ${place}`);
  return text;
};

/** The texts from one verse to another of the same book (both included), joined by a space. */
export const passageText = (translation: EmbeddedTranslationId, from: VersePlace, to: VersePlace = from): string => {
  const texts: string[] = [];
  for (let chapter = from.chapter; chapter <= to.chapter; chapter += 1) {
    const verses = chapterText(translation, from.book, chapter)?.verses ?? [];
    texts.push(
      ...verses.slice(chapter === from.chapter ? from.verse - 1 : 0, chapter === to.chapter ? to.verse : undefined),
    );
  }
  return texts.filter((text) => text !== "").join(" ");
};

const referencePattern = /^(.+?)(?: (\d+)(?::(\d+)(?:[-–](?:(\d+):)?(\d+))?|[-–](\d+))?)?$/;

const bookNamed = (name: string): BookId | undefined => {
  const wanted = name.toLowerCase() === "psalm" ? "psalms" : name.toLowerCase();
  return (
    findBookById(name)?.id ??
    [...chaptersOf("kjv").values()].find(({ book }) => bookById(book).name.toLowerCase() === wanted)?.book
  );
};

/** The bounds of a simple reference: `John 3`, `John 3:16`, `John 3:16-18`, `John 3:16-4:2`, `John 3-4`. */
const boundsOf = (reference: string): { from: VersePlace; to: VersePlace } | undefined => {
  const [, name = "", chapterPart, versePart, endChapter, endVerse, lastChapter] =
    referencePattern.exec(reference.trim()) ?? [];
  const book = bookNamed(name);
  if (book === undefined) return undefined;
  const { verseCounts } = bookById(book);
  const chapter = Number(chapterPart ?? 1);
  const toChapter = Number(lastChapter ?? endChapter ?? chapterPart ?? verseCounts.length);
  const toVerse = Number(endVerse ?? versePart ?? verseCounts[toChapter - 1]);
  const from = { book, chapter, verse: Number(versePart ?? 1) };
  const exists = (place: { chapter: number; verse: number }) =>
    place.verse >= 1 && place.verse <= (verseCounts[place.chapter - 1] ?? 0);
  const to = { book, chapter: toChapter, verse: toVerse };
  return exists(from) && exists(to) ? { from, to } : undefined;
};

/** References may be joined: `Isaiah 9:6, 7`, `Psalm 1:1; John 3:16`. */
const textOfReference = (reference: string, translation: EmbeddedTranslationId): string | undefined => {
  let context = "";
  const texts: string[] = [];
  for (const part of reference.split(/[;,]/).map((piece) => piece.trim())) {
    const full = /^\d+(?:[-–]\d+)?$/.test(part) ? `${context}:${part}` : part;
    const bounds = boundsOf(full);
    if (!bounds) return undefined;
    context = full.replace(/:.*$/, "");
    texts.push(passageText(translation, bounds.from, bounds.to));
  }
  return texts.join(" ");
};

const outerQuotes = /^["“”'‘’]+|["“”'‘’]+$/g;
const asPrinted = (text: string): string =>
  text
    .replace(/[[\]¶#]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Says why a quotation is not word for word in the passage it names, or undefined if it is. Every part between ellipses
 * (`…`) must be found in order. Only the KJV's printing marks (brackets, pilcrow) and quotation marks around the whole
 * are ignored.
 * @param reference e.g. `John 3:16`, `Psalm 23:1-4`, `Isaiah 9:6, 7`; several joined by `;`
 */
export const quotationProblem = (
  quotation: string,
  reference: string,
  translation: EmbeddedTranslationId = "kjv",
): string | undefined => {
  const passage = textOfReference(reference, translation);
  if (passage === undefined) return `no such passage: ${reference}`;
  const parts = asPrinted(quotation)
    .replace(outerQuotes, "")
    .split("…")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length === 0) return `empty quotation for ${reference}`;
  let from = 0;
  for (const part of parts) {
    const at = passage.indexOf(part, from);
    if (at < 0) return `${reference} (${translation}) does not say "${part}"; it says: ${passage.slice(0, 400)}`;
    from = at + part.length;
  }
  return undefined;
};
