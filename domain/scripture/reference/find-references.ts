import type { Book } from "../books/books.ts";
import { usualNames, type WrittenNames } from "./written-book-names.ts";

/**
 * Finds references in a text as authors write them: "John 3:16-18, 20; 4:1", "1 Cor. 13:4–7", "Ps 23", "Jude 3". Small and
 * cautious: it would rather miss one than link what is none.
 */

export interface Found {
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  readonly book: Book;
  readonly chapter: number;
  /** Undefined for a whole chapter. */
  readonly verses: { readonly from: number; readonly to: number } | undefined;
  /** The last chapter of a range over chapters; verses then begin in the first and end in the last. */
  readonly lastChapter: number;
}

/** Source texts break their lines anywhere, and indent them. */
const space = "\\s{0,40}";
const dash = `${space}[-\\u2010-\\u2015]${space}`;
const number = "\\d{1,3}";
/** 3:16, 3:16-18, 3:16-4:2, 3:16f, 3:16ff, 3:16a, 3.16 */
const place = `(${number})\\s?([:.])\\s?(${number})(?:(ff?)\\b|[a-c]?(?:${dash}(?:(${number}):)?(${number})[a-c]?)?)`;

const openingOf = ({ pattern }: WrittenNames): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_/@#$-])(?:(1st|2nd|3rd|[123]|I{1,3}|First|Second|Third)\\.?${space})?(${pattern})(?![\\p{L}_])(\\.?)${space}(?=\\d)`,
    "gu",
  );
const verses = new RegExp(place, "y");
const chapters = new RegExp(`(${number})(?:${dash}(${number}))?`, "y");
/** Between parts of a list. */
const between = /\s{0,40}([,;&]|,?\s(?:and|or))\s{0,40}/y;
const verseAlone = new RegExp(`(${number})(?:(ff?)\\b|[a-c]?(?:${dash}(${number})[a-c]?)?)`, "y");

/** What makes the number before it part of something else: 3:165, 3:16:40, 5.2, 50%, 5th, 3:16pm, 3:16 a.m. */
const isPartOfMore = /^(?:[\d%\u00B0\p{L}_]|[:.]\d|\s?(?:[ap]\.?m\b|o['’]clock|h\b|uhr\b|%))/iu;
/** What may follow a number without a colon: not a word that it would count ("Mark 3 times"). */
const endsPhrase =
  /^(?:$|[^\p{L}\p{N}\s]|\s+(?:$|[^\p{L}\p{N}]|(?:and|or|is|was|says|has|where|we|as|in|on|to|that|the)\b))/u;
/** What comes before a chapter named alone. */
const announces = /(?:[([;\u2014]|\b(?:in|see|read|from|of|and|to|cf\.?|at|with|on|through|chapter))\s*$/iu;

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

/** What follows, with its lines joined. */
const rest = (text: string, end: number): string =>
  text
    .slice(end, end + 60)
    .replace(/\s+/g, " ")
    .slice(0, 12);

const countOf = (book: Book, chapter: number): number => book.verseCounts[chapter - 1] ?? 0;

type Part = Omit<Found, "book">;

const rangeOf = (
  book: Book,
  chapter: number,
  from: number,
  more: {
    readonly following?: string | undefined;
    readonly lastChapter?: number | undefined;
    readonly to?: number | undefined;
  },
): Pick<Part, "chapter" | "verses" | "lastChapter"> | undefined => {
  const lastChapter = more.lastChapter ?? chapter;
  const last = countOf(book, lastChapter);
  const to = more.following === "ff" ? last : more.following === "f" ? Math.min(from + 1, last) : (more.to ?? from);
  const exists = from >= 1 && from <= countOf(book, chapter) && to >= 1 && to <= last;
  const isForward = lastChapter > chapter || (lastChapter === chapter && to >= from);
  return exists && isForward ? { chapter, verses: { from, to }, lastChapter } : undefined;
};

const numeric = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

/** "3:16-18" at this place. */
const versesAt = (text: string, start: number, book: Book, mayHaveDot: boolean): Part | undefined => {
  const match = at(verses, text, start);
  if (!match) return undefined;
  const [whole, chapter, sign, from, following, lastChapter, to] = match;
  const end = start + whole.length;
  if ((sign === "." && !mayHaveDot) || isPartOfMore.test(rest(text, end))) return undefined;
  const range = rangeOf(book, Number(chapter), Number(from), {
    following,
    lastChapter: numeric(lastChapter),
    to: numeric(to),
  });
  return range && { start, end, ...range };
};

/** "23" at this place: a chapter, or a verse of a book with one chapter. `isCertain`: the name means nothing else. */
const chapterAt = (text: string, start: number, book: Book, isCertain: boolean): Part | undefined => {
  const match = at(chapters, text, start);
  if (!match) return undefined;
  const end = start + match[0].length;
  const first = Number(match[1]);
  const last = Number(match[2] ?? match[1]);
  if (isPartOfMore.test(rest(text, end)) || !(isCertain || endsPhrase.test(rest(text, end)))) return undefined;
  if (book.verseCounts.length === 1) {
    const range = rangeOf(book, 1, first, { to: last });
    return range && { start, end, ...range };
  }
  const exists = first >= 1 && last <= book.verseCounts.length && first <= last;
  return exists ? { start, end, chapter: first, verses: undefined, lastChapter: last } : undefined;
};

/** The next part of a list: "; 4:1", ", 18", "and 20-21". */
const nextPart = (text: string, before: Part, book: Book): Part | undefined => {
  const separator = at(between, text, before.end);
  if (!separator) return undefined;
  const start = before.end + separator[0].length;
  const inChapter = versesAt(text, start, book, false);
  if (inChapter) return inChapter;
  if (separator[1] === ";" || before.verses === undefined)
    return before.verses === undefined ? chapterAt(text, start, book, false) : undefined;
  const match = at(verseAlone, text, start);
  if (!match) return undefined;
  const [whole, from, following, to] = match;
  const end = start + whole.length;
  const isTight = separator[0] === ",";
  if (isPartOfMore.test(rest(text, end)) || !(isTight ? /^(?!\s\p{Lu})/u : endsPhrase).test(rest(text, end)))
    return undefined;
  const range = rangeOf(book, before.lastChapter, Number(from), { following, to: numeric(to) });
  return range && { start, end, ...range };
};

const firstPart = (
  text: string,
  match: RegExpExecArray,
  book: Book,
  isNumbered: boolean,
  isAmbiguous: boolean,
): Part | undefined => {
  const start = match.index + match[0].length;
  const found = versesAt(text, start, book, !isAmbiguous || match[3] === ".");
  if (found) return { ...found, start: match.index };
  if (at(verses, text, start) && /^\d{1,3}\s?[:.]\s?\d/.test(text.slice(start, start + 9))) return undefined;
  const isAnnounced = announces.test(text.slice(Math.max(0, match.index - 60), match.index));
  if (isAmbiguous && !isNumbered && !isAnnounced) return undefined;
  const chapter = chapterAt(text, start, book, isNumbered || book.id === "PSA");
  return chapter && { ...chapter, start: match.index };
};

/** Finds the references of a text, in order, each part of a list by itself. */
export const referenceFinder = (names: WrittenNames): ((text: string) => readonly Found[]) => {
  const opening = openingOf(names);
  return (text) => {
    const found: Found[] = [];
    opening.lastIndex = 0;
    for (let match = opening.exec(text); match; match = opening.exec(text)) {
      const [whole, prefix, name = ""] = match;
      const book = names.bookNamed(prefix, name);
      let part = book && firstPart(text, match, book, prefix !== undefined, names.hasOtherMeaning(name));
      if (!book || !part) {
        // "in 2 John 3:16" may be John after a number.
        opening.lastIndex = match.index + (prefix === undefined ? whole.length : prefix.length);
        continue;
      }
      for (; part; part = nextPart(text, part, book)) {
        found.push({ book, ...part });
        opening.lastIndex = part.end;
      }
    }
    return found;
  };
};

/** The references of a text in today's style. */
export const findReferences = referenceFinder(usualNames);

/** The reference as the API reads it: "John 3:16-18". */
export const referenceText = ({ book, chapter, verses: range, lastChapter }: Found): string => {
  if (!range) return `${book.name} ${chapter}${lastChapter > chapter ? `-${lastChapter}` : ""}`;
  const { from, to } = range;
  const end = lastChapter > chapter ? `-${lastChapter}:${to}` : to > from ? `-${to}` : "";
  return `${book.name} ${chapter}:${from}${end}`;
};

/** The reader's address: `/read/web/john/3#v16-18`. */
export const readerPath = (translation: string, { book, chapter, verses: range, lastChapter }: Found): string => {
  const path = `/read/${translation}/${book.slug}/${chapter}`;
  if (!range) return path;
  const to = lastChapter > chapter ? countOf(book, chapter) : range.to;
  return `${path}#v${range.from}${to > range.from ? `-${to}` : ""}`;
};
