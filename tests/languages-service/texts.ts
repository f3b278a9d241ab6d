import { bookById, books, type BookId } from "#domain/scripture/books/books.ts";
import { bookNames as spanishNames } from "#domain/scripture/books/book-names.es.ts";
import { samples, type Sample } from "./samples.ts";
import { readSpanish, worldEnglish, type Texts } from "#scripts/scripture/reina-valera.ts";

/** What the mock has: a translation with its books and the verses of its chapters. */
export interface MockTranslation extends Omit<Sample, "sentences"> {
  readonly texts: Texts;
}

/** Hebrew numbering, as in German Bibles: Joel has four chapters, Malachi three. */
const hebrewCounts: Readonly<Partial<Record<BookId, readonly number[]>>> = {
  JOL: [20, 27, 5, 21],
  MAL: [14, 17, 24],
};

/** Verses that the mock leaves out everywhere, so that numbers are missing. */
const isLeftOut = (book: BookId, chapter: number, verse: number): boolean =>
  book === "LUK" && chapter === 17 && verse === 36;

const textsOf = ({ code, sentences }: Sample): Texts => {
  const texts = new Map<string, string[]>();
  for (const { id, verseCounts } of books) {
    const counts = (code === "deu" ? hebrewCounts[id] : undefined) ?? verseCounts;
    counts.forEach((count, index) =>
      texts.set(
        `${id} ${index + 1}`,
        Array.from({ length: count }, (_, verse) => `${sentences[(verse + index) % sentences.length]!} ${verse + 1}`),
      ),
    );
  }
  return texts;
};

/** @param isReal whether Spanish is read from its package; otherwise the World English Bible stands in for it */
export const mockTranslations = (isReal: boolean): readonly MockTranslation[] => {
  const { isSpanish, texts } = isReal ? readSpanish() : { isSpanish: false, texts: worldEnglish() };
  const spanish: MockTranslation = {
    id: "spa_r09",
    code: "spa",
    name: isSpanish ? "Reina-Valera 1909" : "World English Bible as Spanish",
    englishName: "Reina-Valera 1909",
    languageName: "español",
    languageEnglishName: "Spanish",
    direction: "ltr",
    heading: "Un título de muestra",
    title: "Salmo de muestra",
    note: "Nota de muestra: ó otra palabra.",
    bookNames: Object.fromEntries(Object.entries(spanishNames).map(([id, [name]]) => [id, name])),
    texts,
  };
  return [spanish, ...samples.map((sample) => ({ ...sample, texts: textsOf(sample) }))];
};

export const bookNameOf = ({ bookNames }: MockTranslation, book: BookId): string =>
  bookNames[book] ?? bookById(book).name;

export const chapterCountOf = ({ texts }: MockTranslation, book: BookId): number => {
  let count = 0;
  while (texts.has(`${book} ${count + 1}`)) count += 1;
  return count;
};

/** The numbers and texts of the verses that a chapter has. */
export const versesOf = ({ texts }: MockTranslation, book: BookId, chapter: number): readonly [number, string][] =>
  (texts.get(`${book} ${chapter}`) ?? []).flatMap((text, index): [number, string][] =>
    text === "" || isLeftOut(book, chapter, index + 1) ? [] : [[index + 1, text]],
  );
