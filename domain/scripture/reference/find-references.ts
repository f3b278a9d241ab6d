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
const space = "[\\s\\u2060]{0,40}";
const dash = `(?:${space}[-\\u2010-\\u2015]${space}|\\s{1,40}through\\s{1,40})`;
const number = "[1-9]\\d{0,2}";
/** "v. 3", "verses 3 to 5": the sign before verses, and what may stand between two of them. Not versus: "vs. 2 Tim 3:16". */
const verseWord = `(?:[Vv]erses?|vv?|vss?)\\.?(?!${space}[1-3]\\s?[A-Z][a-z]+\\.?\\s?\\d)`;
const chapterWord = "[Cc]h(?:ap(?:ter)?)?s?\\.?";
const toVerse = `(?:${dash}|\\s{1,40}to\\s{1,40})`;
/** 3:16, 3:16-18, 3:16-4:2, 3:16f, 3:16ff, 3:16a, 3.16 */
const place = `(${number})\\s?([:.])\\s?(${number})(?:(ff?)\\b|[a-c]?(?:${dash}(?:(${number})[:.])?(${number})[a-c]?)?)`;

/**
 * What a reference begins with: the name of a book; or "v. 5" and "chapter 5, verse 3" of one that the sentence has named.
 * And the book that is named after that: "of Romans".
 */
const patternsOf = ({ pattern }: WrittenNames): readonly [opening: RegExp, laterBook: RegExp] => {
  const book = `(?:(1st|2nd|3rd|[123]|I{1,3}|First|Second|Third)\\.?${space})?(${pattern})(?![\\p{L}_])`;
  return [
    new RegExp(
      `(?<![\\p{L}\\p{N}_@#$-])${book}(\\.?)(,?${space}(?:in\\s)?${chapterWord})?${space}(?=\\d)|(?<![\\p{L}\\p{N}_-])(${verseWord}|${chapterWord})${space}(?=\\d)`,
      "gu",
    ),
    // Between both: numbers, and the letters of "verses", "and" and "to".
    new RegExp(`[\\d\\s,.versandto\\u2010-\\u2015-]{1,30}\\s(?:of|in|from)\\s(?:the\\sbook\\sof\\s)?${book}`, "uy"),
  ];
};
const verses = new RegExp(place, "y");
/** 3:16 to 18, 1:1 to 2:3 */
const versesTo = new RegExp(`(${number})(:)(${number})()\\s{1,40}to\\s{1,40}(?:(${number}):)?(${number})`, "y");
/** 5, verse 3; 5 vv. 3-5 */
const versesInWords = new RegExp(
  `(${number}),?${space}(${verseWord})${space}(${number})(?:(ff?)\\b|[a-c]?(?:${toVerse}()(${number})[a-c]?)?)`,
  "y",
);
const chapters = new RegExp(`(${number})(?:${dash}(${number})(?:[:.](${number}))?)?`, "y");
/** Between parts of a list. */
const between = /\s{0,40}([,;]?\s(?:and|or)|[,;&])\s{0,40}/y;
const verseAlone = new RegExp(`(${number})(?:(ff?)\\b|[a-c]?(?:${toVerse}(${number})[a-c]?)?)`, "y");
/** What makes the number before it part of something else: 3:165, 3:16:40, 5.2, 1,200, 50%, 5th, 3:16pm, 3:16 a.m. */
const isPartOfMore = /^(?:[\d%\u00B0\p{L}_]|[:.]\d|,(?:1[89]|[2-9]\d)\d\b|\s(?:[ap]\.?m\b|o['’]clock|h\b|uhr\b|%))/iu;
const oftenNext =
  "and|or|is|are|was|says?|said|has|where|when|we|you|it|he|as|in|on|to|that|the|this|for|with|by|from|but|which|who|at|because|about|tells?|teaches|speaks|shows|describes|begins|ends|contains|reminds|gives|lists|opens|calls";
/** What may follow a number without a colon: not a word that it would count ("Mark 3 times"). */
const endsPhrase = new RegExp(
  `^(?:$|[^\\p{L}\\p{N}\\s]|\\s+(?:$|[^\\p{L}\\p{N}]|(?:${oftenNext}|together|alike)\\b))`,
  "u",
);
/** What comes before a chapter named alone. */
const announces = /(?:[([;\u2014]|\b(?:in|see|read|from|of|to|cf\.?|at|with|on|through|chapter))\s*$/iu;
/** What comes before a passage, and not before somebody's time or score. */
export const namesPassage =
  /(?:[([“"\u2014]|\b(?:in|see|read|from|of|cf\.?|the|an?|this|that|his|her|my|our|your))\s*$/iu;
const isOpponent = /\b(?:against|beats?|defeated|vs\.?)\s+(?:St\.?\s+)?$/iu;
const isScore = /^\s(?:in favou?r|against|wins?|won|lost|victory|defeat|draw|majority)\b/iu;
/** A word that an appointment would be: "Dan 10:15 dentist". Verbs mostly end with s or ed. */
const isEvent = new RegExp(`^\\s(?!(?:${oftenNext}|\\p{Ll}+(?:s|ed))\\b)\\p{Ll}`, "u");
/** The end of a sentence: not the dot of a short abbreviation ("cf. Paul"). */
const endsSentence = /(?:[!?…]|(?<!(?:^|[^\p{L}])\p{L}{1,2})\.)["”’)\]]*\s+["“‘([]*\p{Lu}|\n\s*\n/u;

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

/** What follows, with its lines joined. */
const rest = (text: string, end: number): string => text.slice(end, end + 80).replace(/\s+/g, " ");

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
  const exists = from <= countOf(book, chapter) && to <= last;
  const isForward = lastChapter > chapter || (lastChapter === chapter && to >= from);
  return exists && isForward ? { chapter, verses: { from, to }, lastChapter } : undefined;
};

const numeric = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

/** "3:16-18" at this place, "3:16 to 18", or "3, verses 16 to 18". */
const versesAt = (text: string, start: number, book: Book, mayHaveDot: boolean): Part | undefined => {
  for (const pattern of [versesTo, verses, versesInWords]) {
    const match = at(pattern, text, start);
    if (!match) continue;
    const [whole, chapter, sign, from, following, lastChapter, to] = match;
    const end = start + whole.length;
    const after = rest(text, end);
    // "We sent John 3:16 to 20 schools."
    const countsMore = pattern === versesTo && !endsPhrase.test(after);
    // Also "Mark 4.35-41": a name that is a word, too, but no number such as "Mark 4.35".
    const isDecimal = sign === "." && !mayHaveDot && !(to && endsPhrase.test(after));
    if (countsMore || isDecimal || isPartOfMore.test(after)) continue;
    const range = rangeOf(book, Number(chapter), Number(from), {
      following,
      lastChapter: numeric(lastChapter || undefined),
      to: numeric(to),
    });
    if (range) return { start, end, ...range };
  }
  return undefined;
};

/** "23" at this place: a chapter, or a verse of a book with one chapter. `isCertain`: the name means nothing else. */
const chapterAt = (text: string, start: number, book: Book, isCertain: boolean): Part | undefined => {
  const match = at(chapters, text, start);
  if (!match) return undefined;
  const end = start + match[0].length;
  const first = Number(match[1]);
  const last = Number(match[2] ?? match[1]);
  if (isPartOfMore.test(rest(text, end)) || !(isCertain || endsPhrase.test(rest(text, end)))) return undefined;
  const hasOneChapter = book.verseCounts.length === 1;
  if (hasOneChapter || match[3]) {
    const range = hasOneChapter
      ? rangeOf(book, 1, first, { to: last })
      : rangeOf(book, first, 1, { lastChapter: last, to: Number(match[3]) });
    return range && { start, end, ...range };
  }
  const exists = last <= book.verseCounts.length && first <= last;
  return exists ? { start, end, chapter: first, verses: undefined, lastChapter: last } : undefined;
};

/** "16-18" at this place: verses of a chapter. */
const verseAt = (text: string, start: number, book: Book, chapter: number, mayFollow: RegExp): Part | undefined => {
  const match = at(verseAlone, text, start);
  if (!match) return undefined;
  const [whole, from, following, to] = match;
  const end = start + whole.length;
  const after = rest(text, end);
  if (isPartOfMore.test(after) || !mayFollow.test(after)) return undefined;
  const range = rangeOf(book, chapter, Number(from), { following, to: numeric(to) });
  return range && { start, end, ...range };
};

/** The next part of a list: "; 4:1", ", 18", "and 20-21". */
const nextPart = (text: string, before: Part, book: Book): Part | undefined => {
  const separator = at(between, text, before.end);
  if (!separator) return undefined;
  const start = before.end + separator[0].length;
  const inChapter = versesAt(text, start, book, /\d\.\d/.test(text.slice(before.start, before.end)));
  if (inChapter) return inChapter;
  if (before.verses === undefined) return chapterAt(text, start, book, false);
  if (separator[1]!.startsWith(";")) return undefined;
  return verseAt(text, start, book, before.lastChapter, separator[0] === "," ? /^(?!\s\p{Lu})/u : endsPhrase);
};

/** Whether numbers may be a time of day. People agree on 10:15, seldom on 10:16: `step` in minutes. */
export const isTime = ({ chapter, verses: range }: Part, step = 5): boolean =>
  range !== undefined &&
  range.from === range.to &&
  chapter < 24 &&
  range.from > 9 &&
  range.from < 60 &&
  range.from % step === 0;

/** Whether what looks like a verse is a time or a score beside a name: "Dan 10:15 dentist", "Numbers 3:1 in favour". */
const isNoVerse = (before: string, after: string, part: Part): boolean =>
  isOpponent.test(before) || isScore.test(after) || (isTime(part) && isEvent.test(after) && !namesPassage.test(before));

interface Context {
  readonly names: WrittenNames;
  /** Whether it is a commentary: numbers are no times of day, and "v. 5" is of the chapter it explains. */
  readonly isCommentary: boolean;
}

/** `isListed`: it follows another reference in a list, so the name can only be that of a book. */
const firstPart = (
  text: string,
  match: RegExpExecArray,
  book: Book,
  { names, isCommentary }: Context,
  isListed: boolean,
): Part | undefined => {
  const [whole, prefix, name = "", dot, hasChapterWord] = match;
  const start = match.index + whole.length;
  const isNamed = prefix !== undefined || hasChapterWord !== undefined;
  const isAmbiguous = !isNamed && names.hasOtherMeaning(name);
  const before = text.slice(Math.max(0, match.index - 60), match.index);
  const found = versesAt(text, start, book, !isAmbiguous || dot === ".");
  if (names.isWord(name) && !prefix && !((dot === "." || isListed) && found)) return undefined;
  if (found) return isAmbiguous && !isCommentary && isNoVerse(before, rest(text, found.end), found) ? undefined : found;
  const isAnnounced = isListed || announces.test(before);
  if (isAmbiguous && !isAnnounced) return undefined;
  return chapterAt(text, start, book, isNamed || book.id === "PSA" || (isAnnounced && !isAmbiguous));
};

/** What stands between two references of a list. */
const listed = /^\s{0,40}(?:[;,/&(]|,?\s(?:and|or|to))\s{0,40}$/;

/** What the sentence has named: a reference, or the book alone. */
type Named = Pick<Found, "book" | "end"> & Partial<Found>;

/** "v. 5" and "chapter 5, verse 3" where the sentence has named the chapter or the book. */
const partInContext = (text: string, match: RegExpExecArray, { book, ...named }: Named): Part | undefined => {
  const gap = text.slice(named.end, match.index);
  if (gap.length > 400 || endsSentence.test(gap + match[0])) return undefined;
  const start = match.index + match[0].length;
  if (/^c/i.test(match[0])) return versesAt(text, start, book, false);
  // "he quotes it in verse 36" speaks of another text than the verse just named.
  const isMeant = named.verses ? listed.test(gap) || !/^v\w\w/i.test(match[0]) : named.lastChapter === named.chapter;
  return named.lastChapter && isMeant ? verseAt(text, start, book, named.lastChapter, /^/) : undefined;
};

/** Finds the references of a text, in order, each part of a list by itself. */
export const referenceFinder = (names: WrittenNames, isCommentary = false): ((text: string) => readonly Found[]) => {
  const [opening, laterBook] = patternsOf(names);
  return (text) => {
    const found: Found[] = [];
    opening.lastIndex = 0;
    for (let match = opening.exec(text); match; match = opening.exec(text)) {
      const { index } = match;
      const [whole, prefix, name] = match;
      const named = found.at(-1);
      // "in 2 John 3:16" may be John after a number.
      opening.lastIndex = index + (prefix ?? whole).length;
      const later = name === undefined && at(laterBook, text, index + whole.length);
      const context = later ? { book: names.bookNamed(later[1], later[2]!), end: index } : named;
      const book = name === undefined ? context?.book : names.bookNamed(prefix, name);
      if (!book || (name === undefined && isCommentary)) continue;
      const isListed = named !== undefined && listed.test(text.slice(named.end, index));
      if (text[index - 1] === "/" && !isListed) continue;
      const first =
        context && name === undefined
          ? partInContext(text, match, { ...context, book })
          : firstPart(text, match, book, { names, isCommentary }, isListed);
      for (let part = first; part; part = nextPart(text, part, book)) {
        found.push({ book, ...part, start: part === first ? index : part.start });
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
