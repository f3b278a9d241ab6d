import { bookById, type BookId, bookOrder, books } from "../books/books.ts";
import type { ChapterText } from "../text/chapter-text.ts";
import {
  type SearchAnswer,
  type SearchHit,
  searchLimits,
  type SearchRefusal,
  type SearchRequest,
} from "../search/types.ts";
import { wordsWithPrefix } from "../search/vocabulary.ts";
import type { ChapterEdition } from "./edition.ts";
import { folder, isLoneLetter, type Term, termsOf, withoutAccents } from "./letters.ts";
import { localTitle } from "./local-reference.ts";

/**
 * Arabic and Hebrew write short words (and, the, in, to, like, from) onto the word that follows. Whoever looks for a house
 * means “and the house”, too (docs/texts.md, "Other languages").
 */

const arabicJoiners = ["", "و", "ف"];
const arabicPrepositions = ["", "ب", "ك", "ل"];
const arabicArticle = "ال";
/** “To the” is written with one letter for both. */
const arabicToThe = "لل";
/** The shortest word that may follow a joined article; fewer letters are part of a word. */
const shortestBehindArticle = 2;

const arabicForms = (word: string): readonly string[] => {
  const isWithArticle = word.startsWith(arabicArticle) && word.length >= arabicArticle.length + shortestBehindArticle;
  const bare = isWithArticle ? word.slice(arabicArticle.length) : word;
  return arabicJoiners.flatMap((joiner) => [
    ...arabicPrepositions.flatMap((preposition) => [
      joiner + preposition + bare,
      joiner + preposition + arabicArticle + bare,
    ]),
    joiner + arabicToThe + bare,
  ]);
};

const hebrewJoiners = ["", "ו", "ש"];
const hebrewPrefixes = ["", "ה", "ב", "כ", "ל", "מ", "מה", "כש"];

const hebrewForms = (word: string): readonly string[] =>
  hebrewJoiners.flatMap((joiner) => hebrewPrefixes.map((prefix) => joiner + prefix + word));

/**
 * The ways in which a folded word may be written with short words joined to it, itself among them. In a language that joins
 * none, itself alone.
 * @param tag of the language, BCP 47
 */
const joinedForms = (word: string, tag: string): readonly string[] => {
  const [language] = tag.split("-");
  if (language === "ar") return [...new Set([word, ...arabicForms(word)])];
  return language === "he" ? hebrewForms(word) : [word];
};

/** Word search over what is kept of a translation in another language. The index is made on the device. */

interface Entry {
  readonly chapter: ChapterText;
  readonly verse: number;
}

export interface DownloadedIndex {
  readonly edition: ChapterEdition;
  readonly entries: readonly Entry[];
  /** The entries of each term, ascending. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** All terms in order, for beginnings of words. */
  readonly words: readonly string[];
}

/** Indexes chapters of one translation, in any order. Undefined if there are none. */
export const indexDownloaded = (chapters: readonly ChapterText[]): DownloadedIndex | undefined => {
  const edition = chapters[0]?.edition;
  if (!edition) return undefined;
  const fold = folder(edition.tag);
  const entries: Entry[] = [];
  const places = new Map<string, number[]>();
  const inOrder = chapters.toSorted((a, b) => bookOrder(a.book) - bookOrder(b.book) || a.chapter - b.chapter);
  for (const chapter of inOrder)
    chapter.verses.forEach((text, index) => {
      if (text === "") return;
      const place = entries.length;
      entries.push({ chapter, verse: index + 1 });
      for (const { term } of termsOf(text, fold)) {
        const known = places.get(term);
        if (!known) places.set(term, [place]);
        else if (known.at(-1) !== place) known.push(place);
      }
    });
  return { edition, entries, places, words: [...places.keys()].toSorted() };
};

/** For keyboards without the language's own letters: the words that differ from what was typed in these alone. */
const withOwnLetters = ({ words }: DownloadedIndex, word: string, isOpen: boolean): readonly string[] =>
  words.filter((term) => {
    const plain = withoutAccents(term);
    return isOpen ? plain.startsWith(word) : plain === word;
  });

/** The terms of the text that one of the query stands for: itself, with what is joined to it, for the last also longer ones. */
type Wanted = readonly string[];

const termsOfQuery = ({ edition }: DownloadedIndex, query: string): readonly string[] =>
  termsOf(query.slice(0, searchLimits.queryLength), folder(edition.tag))
    .map(({ term }) => term)
    .slice(0, searchLimits.queryWords);

const wantedOf = (index: DownloadedIndex, terms: readonly string[], hasOpenEnd: boolean): readonly Wanted[] => {
  // Korean particles are suffixes.
  const isHanging = /^ko\b/.test(index.edition.tag);
  return terms.map((term, at) => {
    if (isLoneLetter(term)) return index.words.filter((pair) => pair.includes(term));
    const forms = joinedForms(term, index.edition.tag);
    const isOpen = isHanging || (hasOpenEnd && at === terms.length - 1);
    const found = isOpen
      ? forms.flatMap((form) => index.words.slice(...wordsWithPrefix(index, form)))
      : forms.filter((form) => index.places.has(form));
    return found.length > 0 ? found : withOwnLetters(index, term, isOpen);
  });
};

const entriesOf = ({ places }: DownloadedIndex, wanted: Wanted): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const term of wanted) for (const place of places.get(term) ?? []) found.add(place);
  return found;
};

/** What is marked of a term that was found: where a single letter was looked for, not the other one of its pair. */
const rangeOf = ({ term, start, end }: Term, letters: readonly string[]): readonly [number, number] => {
  const letter = letters.find((one) => term.includes(one));
  if (letter === undefined) return [start, end];
  const from = start + term.indexOf(letter);
  return [from, from + letter.length];
};

/** @param letters the single letters that were looked for, of scripts that are searched by pairs */
const hitOf = (
  index: DownloadedIndex,
  place: number,
  wanted: ReadonlySet<string>,
  letters: readonly string[],
): SearchHit => {
  const { chapter, verse } = index.entries[place]!;
  const text = chapter.verses[verse - 1]!;
  const marks: [number, number][] = [];
  for (const found of termsOf(text, folder(index.edition.tag))) {
    if (!wanted.has(found.term)) continue;
    const [start, end] = rangeOf(found, letters);
    const last = marks.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  const { book, chapter: number, edition } = chapter;
  return {
    verse: { book, chapter: number, verse },
    text,
    marks,
    name: `${localTitle(edition ?? { bookName: bookById(book).name }, number)}:${verse}`,
  };
};

/** Verses with all the words in a row come before the others. */
const isInARow = (index: DownloadedIndex, place: number, wanted: readonly Wanted[]): boolean => {
  const { chapter, verse } = index.entries[place]!;
  const terms = termsOf(chapter.verses[verse - 1]!, folder(index.edition.tag)).map(({ term }) => term);
  return terms.some((_, at) => wanted.every((one, offset) => one.includes(terms[at + offset] ?? "")));
};

/** Searches what is kept. Pure; the cursor is the number of the next hit. */
export const searchDownloaded = (index: DownloadedIndex, request: SearchRequest): SearchAnswer | SearchRefusal => {
  const {
    query,
    books: chosen = [],
    testament,
    limit = searchLimits.defaultLimit,
    hasOpenEnd = true,
    cursor,
  } = request;
  const offset = cursor === undefined ? 0 : Number(cursor);
  if (!Number.isInteger(offset) || offset < 0) return { ok: false, problem: "bad-cursor" };
  const terms = termsOfQuery(index, query);
  const wanted = wantedOf(index, terms, hasOpenEnd);
  if (wanted.length === 0) return { ok: false, problem: "nothing-to-search" };
  const [first = new Set<number>(), ...others] = wanted
    .map((one) => entriesOf(index, one))
    .toSorted((a, b) => a.size - b.size);
  const all = [...first].filter((place) => others.every((other) => other.has(place))).toSorted((a, b) => a - b);
  const bookOf = (place: number): BookId => index.entries[place]!.chapter.book;
  const totals = new Map<BookId, number>();
  for (const place of all) totals.set(bookOf(place), (totals.get(bookOf(place)) ?? 0) + 1);
  const shown = all.filter((place) => {
    const book = bookOf(place);
    return (chosen.length === 0 || chosen.includes(book)) && (!testament || bookById(book).testament === testament);
  });
  const rows = wanted.length > 1 ? shown.filter((place) => isInARow(index, place, wanted)) : shown;
  const inRow = new Set(rows);
  const ranked = [...rows, ...shown.filter((place) => !inRow.has(place))];
  const end = offset + limit;
  const words = new Set(wanted.flat());
  const letters = terms.filter(isLoneLetter);
  return {
    ok: true,
    total: shown.length,
    hits: ranked.slice(offset, end).map((place) => hitOf(index, place, words, letters)),
    counts: books.flatMap(({ id }) => (totals.has(id) ? [{ book: id, total: totals.get(id)! }] : [])),
    suggestions: [],
    nearest: [],
    ...(end < ranked.length && { nextCursor: String(end) }),
  };
};
