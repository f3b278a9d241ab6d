import { bcv_parser } from "bible-passage-reference-parser";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import { books, chapterCount, osisIds, verseCount, type BookId } from "../books/books.ts";
import { withShortNames } from "../books/long-names.ts";
import { withOnePsalmNumber } from "./comma-verses.ts";
import { compareVerses, isVerse, type VerseId } from "./places.ts";
import type { Reference, VerseRange } from "./reference.ts";
import { withDigits } from "./spoken-numbers.ts";
import { plainTypography } from "../text/typography.ts";

/**
 * Parses a reference as people write it into ranges of verses. The heavy part is bible-passage-reference-parser
 * (29 kB gzip): load this module where a person types, never for the first view.
 */

export type ReferenceProblem =
  /** Only white space. */
  | "empty"
  /** Longer than `longestReference`; not parsed at all. */
  | "too-long"
  /** Does not look like a reference; probably words to search for. */
  | "not-a-reference"
  /** Looks like a reference ("Hezekiah 3:4"), but there is no such book. */
  | "unknown-book"
  /** A chapter or verse that the book does not have. */
  | "out-of-bounds"
  /** Ends before it begins ("John 3:18-16"). */
  | "reversed";

interface Refused {
  readonly ok: false;
  readonly problem: ReferenceProblem;
}

export type ParsedReference = { readonly ok: true; readonly reference: Reference } | Refused;

/** A range, and how its text names it: by verses ("John 3:1-36"), by chapters ("John 3") or by the book alone ("John"). */
export interface WrittenRange extends VerseRange {
  readonly by: "verses" | "chapters" | "book";
}

type ParsedRanges = { readonly ok: true; readonly ranges: readonly WrittenRange[] } | Refused;

export interface ParseOptions {
  /**
   * How to read the number 1 after a single-chapter book. `indifferent` (our default): "Jude 1" is the chapter.
   * `special` (as bible-api.com does): verse 1. "Jude 5" is verse 5 in both.
   */
  readonly single_chapter_book_matching?: "special" | "indifferent";
}

/** In characters. Long enough for any list a person writes, short enough that parsing takes at most a few milliseconds. */
export const longestReference = 300;

const refuse = (problem: ReferenceProblem): Refused => ({ ok: false, problem });

/** The parser's marker for "to the end". We run it without existence checks and do those ourselves. */
export const openEnd = 999;

/** For the parser of any language. */
export const parserOptions = {
  book_alone_strategy: "full",
  book_range_strategy: "include",
  book_sequence_strategy: "include",
  versification_system: "kjv",
  osis_compaction_strategy: "bcv",
  passage_existence_strategy: "none",
  end_range_digits_strategy: "sequence",
  captive_end_digits_strategy: "include",
  consecutive_combination_strategy: "separate",
  invalid_sequence_strategy: "include",
  zero_chapter_strategy: "error",
  zero_verse_strategy: "error",
} as const;

const inAscii = ({ source }: RegExp): RegExp =>
  new RegExp(source.replaceAll(String.raw`\p{L}`, "a-z").replaceAll(String.raw`\p{N}`, String.raw`\d`), "gi");

/** The parser's patterns for ASCII, all that `read` passes: the engine compiles them in a quarter of the time. */
class AsciiPatterns extends english.regexps {
  constructor() {
    super();
    for (const book of this.all_books) book.regexp = inAscii(book.regexp);
    this.escaped_passage = inAscii(this.escaped_passage);
  }
}

const parsers = new Map<string, bcv_parser>();
const parserFor = (single: "chapter" | "verse"): bcv_parser => {
  const cached = parsers.get(single);
  if (cached) return cached;
  const parser = new bcv_parser({ ...english, regexps: AsciiPatterns });
  parser.set_options({ ...parserOptions, single_chapter_1_strategy: single });
  parsers.set(single, parser);
  return parser;
};

const booksByOsis: ReadonlyMap<string, BookId> = new Map(osisIds.map((osis, index) => [osis, books[index]!.id]));

/** Parses `John.3.16`. Resolves "to the end"; other numbers are kept as written, for the caller to check. */
const verseOfOsis = (osis: string): VerseId => {
  const [name = "", chapterText, verseText] = osis.split(".");
  const book = booksByOsis.get(name)!;
  const chapter = Number(chapterText) === openEnd ? chapterCount(book) : Number(chapterText);
  return { book, chapter, verse: Number(verseText) === openEnd ? verseCount(book, chapter) : Number(verseText) };
};

/** How a range was written: only the parser's own marker ends whole chapters, a written last verse does not. */
const namedBy = (first: string, last: string): WrittenRange["by"] => {
  if (!first.endsWith(".1") || !last.endsWith(`.${openEnd}`)) return "verses";
  return first.endsWith(".1.1") && last.endsWith(`.${openEnd}.${openEnd}`) ? "book" : "chapters";
};

/**
 * A range as the parser names it, or why it is none.
 * @param single how the 1 after a single-chapter book was read; as a verse, only the book can name the whole chapter
 */
export const rangeOfOsis = (osis: string, single: "chapter" | "verse"): WrittenRange | ReferenceProblem => {
  const [first = "", last = first] = osis.split("-");
  const from = verseOfOsis(first);
  const to = verseOfOsis(last);
  if (!isVerse(from) || !isVerse(to)) return "out-of-bounds";
  if (compareVerses(from, to) > 0) return "reversed";
  const by = namedBy(first, last);
  const isBookAlone =
    by === "chapters" && single === "verse" && [from, to].every(({ book }) => chapterCount(book) === 1);
  return { from, to, by: isBookAlone ? "book" : by };
};

/** A numeric range. Excludes "Genesis 5-3 John 2", where a book follows; "5-3a" is a verse. */
const numberRange = /(?:(\d{1,4}):)?(\d{1,4}) ?- ?(?:(\d{1,4}):)?(\d{1,4})(?! ?[a-z]{2}|\d)/gi;

/** A 0 or 999, which no book has: the parser skips a 0 inside a list or range, and uses 999 as its end marker. */
export const impossibleNumber = /(?<!\d)(?:0+|0*999)(?!\d)/;

/** The parser reads "Genesis 5-3" as Genesis 5:3. We treat it as an error, as bible-api.com does. */
const hasReversedNumbers = (text: string): boolean =>
  [...text.matchAll(numberRange)].some(([, fromChapter, from, toChapter, to]) => {
    if (toChapter === undefined) return Number(from) > Number(to);
    if (fromChapter === undefined) return Number(from) > Number(toChapter);
    return Number(fromChapter) > Number(toChapter) || (fromChapter === toChapter && Number(from) > Number(to));
  });

/** Replaces names that the parser does not know and drops words that only decorate a reference. */
const preprocess = (text: string): string => {
  const plain = withOnePsalmNumber(text)
    // The parser is slow on many brackets, and they carry no meaning.
    .replace(/[()[\]{}]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\bthe (?=\w)/gi, "");
  return (
    withShortNames(plain)
      .replace(/\b(?:canticles?(?: of (?:canticles|solomon))?\b|song of sol\b|cant(?=\.? ?\d))\.?/gi, "Song of Solomon")
      .replace(/\bapoc(?:alypse)?\.?(?= ?\d)/gi, "Revelation")
      // In Strong's concordance and the Treasury of Scripture Knowledge.
      .replace(/\bde(?=\.? ?\d)/gi, "Deut")
      // The two USFM ids that the parser does not accept as names.
      .replace(/\bjol\b/gi, "Joel")
      .replace(/\bnam\b/gi, "Nahum")
      // "3:16f" means two verses. "3:16-end" is what the parser calls "3:16ff".
      .replace(/(\d{1,3}) ?f\b/gi, (_, verse: string) => `${verse}-${Number(verse) + 1}`)
      .replace(/(\d) ?- ?end\b/gi, "$1ff")
      // Trailing punctuation, while someone is still typing.
      .replace(/(?<![\s,;:.-])[\s,;:.-]+$/, "")
  );
};

interface Part {
  /** `John.3.16` or `John.3.1-John.3.999`; empty for what the parser refuses. */
  readonly osis: string;
  /** `b` for a book alone, `bc` and `bcv` where the book is named as well; `cv`, `integer` and others where it is not. */
  readonly type: string;
  /** Of a range, `type` says the same of its first half. */
  readonly start: { readonly type?: string };
}

/** A run of passages in a text: what the parser's types call `OsisEntityCollectionInterface`. */
export interface Passage {
  readonly osis: string;
  /** Its position in the text: [from, to). */
  readonly indices: readonly [from: number, to: number];
  readonly entities: readonly Part[];
}

export const passagesIn = (text: string, parser: bcv_parser): readonly Passage[] =>
  (parser.parse(text).parsed_entities() as readonly Passage[]).filter(({ osis }) => osis !== "");

const namesBook = ({ type, start }: Part): boolean => (start.type ?? type).startsWith("b");

/** The passages of a run. The parser reads "John, 3:16" as John, then John 3:16; here the book only names what follows. */
export const osisOf = ({ entities }: Passage): readonly string[] =>
  entities
    .filter(({ type }, index) => type !== "b" || entities.slice(index + 1, index + 2).every(namesBook))
    .map(({ osis }) => osis)
    .filter(Boolean);

/** The parser skips words it does not know, so a text is a reference only if the passages cover it completely. */
export const coversAll = (text: string, passages: readonly Passage[]): boolean => {
  let end = 0;
  for (const {
    indices: [from, to],
  } of passages) {
    if (!/^[\s,;.]*$/.test(text.slice(end, from))) return false;
    end = to;
  }
  return /^[\s,;.]*$/.test(text.slice(end));
};

const looksLikeReference = /^((?:[1-3] ?)?[a-z]+(?: [a-z]+){0,3}) \d[:,;\- \d]*$/i;

const problemOfUnread = (text: string): ReferenceProblem => {
  const name = looksLikeReference.exec(text)?.[1];
  if (name === undefined) return "not-a-reference";
  // A known book whose numbers the parser rejected, such as chapter 0.
  return coversAll(name, passagesIn(name, parserFor("chapter"))) ? "out-of-bounds" : "unknown-book";
};

/**
 * The first three letters of all names that the parser knows, or their first word if it is shorter. A text without a number
 * is a reference only if it begins with one of them. Words to search for seldom do, and need not start the parser, which is
 * the longest part of an isolate's first search.
 */
const nameStarts: ReadonlySet<string> = new Set(
  `
  ac act am amo ams cal cho chr co col cor cro da dan dee deu dl dn dt due duu ec ecc ecl ehp ep epe eph es esp esr
  est ex exd exe exi exo ez eze ezi ezk ezr fir fou ga gal ge gen gl gn gos ha hab hag hb hbr heb hee hew hg hgg ho
  hos hs hwb hwe hww i ia ich ico icr ii iic iii iij iik iip iis iit ijh ijn ijo ijp ik ikg iki ikn iks ip ipa ipe ipt
  is isa isi ism iss ith iti itm ito iv ivk ja jam jas jb jd jde jdg je jer jg jgs jh jhh jhn jho jl jm jms jn jnh jo
  job joe joh jon joo jop jos jou jph jr jsh ju jud kgs kin kng la lam le lev liv lk lm lu luk lv ma mal mar mat mi
  mic mk mr mrk mt mtt na nah ne neh nm nu num ob oba obd obi oro pal pam par pas pet ph phi phl phm php pla plm pls
  por pov pr pre pro prv ps psa psl psm pss pv qo qoh re rev rm rmn rms ro roa rom ros rpm rt rth ru rut rv s sai sal
  sam sec sg sgs sng so sof sol son sos ss st stj stl stm the thi ti tim tit zac zaf zak zap zc zch ze zec zef zek zep
  zp zph
  `
    .trim()
    .split(/\s+/),
);

const mayBeginWithName = (text: string): boolean => {
  const [, start = ""] = /^[\s,;.]*([a-z]{1,3})/i.exec(text) ?? [];
  return nameStarts.has(start.toLowerCase());
};

/** @param text contains only characters that occur in references */
const read = (text: string, single: "chapter" | "verse"): ParsedRanges => {
  if (!/\d/.test(text) && !mayBeginWithName(text)) return refuse("not-a-reference");
  const found = passagesIn(text, parserFor(single));
  if (!coversAll(text, found)) return refuse(problemOfUnread(text));
  if (impossibleNumber.test(text)) return refuse("out-of-bounds");
  if (hasReversedNumbers(text)) return refuse("reversed");
  const ranges: WrittenRange[] = [];
  for (const osis of found.flatMap(osisOf)) {
    const range = rangeOfOsis(osis, single);
    if (typeof range === "string") return refuse(range);
    ranges.push(range);
  }
  return { ok: true, ranges };
};

const plainPlace = /^((?:[1-3] ?)?[a-z]+(?: [a-z]+){0,2}) (\d{1,3})(?::(\d{1,3})(?:-(\d{1,3}))?)?$/i;
const booksByName: ReadonlyMap<string, BookId> = new Map<string, BookId>([
  ...books.flatMap(({ id, name }) => [name, id].map((one) => [one.toLowerCase(), id] as const)),
  ["psalm", "PSA"],
]);

/**
 * A chapter or verses of one, by the usual name or the id of their book, as programs and our own links write them. Read
 * without the parser, which takes longer than the rest of an answer, and 30 ms for its first text. Undefined for whatever
 * else it is.
 */
const readPlainPlace = (text: string): WrittenRange | undefined => {
  const [, name = "", chapterText, first, last = first] = plainPlace.exec(text) ?? [];
  const book = booksByName.get(name.toLowerCase());
  const chapter = Number(chapterText);
  if (book === undefined) return undefined;
  // The parser's options say what the number after such a book is.
  if (first === undefined && chapterCount(book) === 1) return undefined;
  const from = { book, chapter, verse: Number(first ?? 1) };
  const to = { book, chapter, verse: Number(last ?? verseCount(book, chapter)) };
  if (!isVerse(from) || !isVerse(to) || from.verse > to.verse) return undefined;
  return { from, to, by: first === undefined ? "chapters" : "verses" };
};

/** Like `parseReference`, and keeps how each range was written. */
export const parseRanges = (
  input: string,
  { single_chapter_book_matching = "indifferent" }: ParseOptions = {},
): ParsedRanges => {
  const trimmed = input.trim();
  if (trimmed.length > longestReference) return refuse("too-long");
  const plain = readPlainPlace(trimmed);
  if (plain) return { ok: true, ranges: [plain] };
  const text = preprocess(plainTypography(trimmed));
  if (text === "") return refuse("empty");
  // No book name lacks a Latin letter, and the parser is slow on characters that no reference contains.
  if (!/[a-z]/i.test(text) || /[^a-z0-9 ,;:.\-&'/]/i.test(text)) return refuse("not-a-reference");
  const single = single_chapter_book_matching === "special" ? "verse" : "chapter";
  const written = read(text, single);
  const spokenDigits = written.ok ? undefined : withDigits(text);
  const converted = spokenDigits === undefined ? written : read(spokenDigits, single);
  return converted.ok ? converted : written;
};

/**
 * Parses a reference: any usual abbreviation, lists, ranges across verses, chapters and books, whole books, typographic
 * dashes and dots, numbers spelled out. Never throws. Takes at most a few milliseconds, whatever the length of the input.
 */
export const parseReference = (input: string, how: ParseOptions = {}): ParsedReference => {
  const parsed = parseRanges(input, how);
  return parsed.ok ? { ok: true, reference: { ranges: parsed.ranges.map(({ from, to }) => ({ from, to })) } } : parsed;
};
