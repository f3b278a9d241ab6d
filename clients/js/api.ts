/** Made from domain/api/ by scripts/clients/js-api.ts; a test compares. Version 1.4.0 of the API. */

export interface RequestOptions {
  /** Aborts the request and any pending retry. */
  readonly signal?: AbortSignal | undefined;
}

export type NoParameters = Readonly<Record<string, never>>;

export type Passage = { readonly reference: string; readonly verses: readonly ({ readonly book_id: string; readonly book_name: string; readonly chapter: number; readonly verse: number; readonly text: string; readonly words?: readonly ({ readonly text: string; readonly start: number; readonly end: number; readonly numbers: readonly (string)[]; })[]; })[]; readonly text: string; readonly translation_id: string; readonly translation_name: string; readonly translation_note: string; };

export type DailyVerse = { readonly reference: string; readonly verses: readonly ({ readonly book_id: string; readonly book_name: string; readonly chapter: number; readonly verse: number; readonly text: string; readonly words?: readonly ({ readonly text: string; readonly start: number; readonly end: number; readonly numbers: readonly (string)[]; })[]; })[]; readonly text: string; readonly translation_id: string; readonly translation_name: string; readonly translation_note: string; readonly date: string; readonly day_of_year: number; };

export type RandomVerse = { readonly reference: string; readonly verses: readonly ({ readonly book_id: string; readonly book_name: string; readonly chapter: number; readonly verse: number; readonly text: string; readonly words?: readonly ({ readonly text: string; readonly start: number; readonly end: number; readonly numbers: readonly (string)[]; })[]; })[]; readonly text: string; readonly translation_id: string; readonly translation_name: string; readonly translation_note: string; };

export type Translations = { readonly translations: readonly ({ readonly identifier: string; readonly name: string; readonly language: string; readonly language_code: string; readonly license: string; readonly own_language?: string; readonly language_tag?: string; readonly direction?: "ltr" | "rtl"; readonly license_url?: string; readonly url: string; })[]; };

export type Books = { readonly translation: { readonly identifier: string; readonly name: string; readonly language: string; readonly language_code: string; readonly license: string; readonly own_language?: string; readonly language_tag?: string; readonly direction?: "ltr" | "rtl"; readonly license_url?: string; }; readonly books: readonly ({ readonly id: string; readonly name: string; readonly chapters: number; readonly verses?: number; readonly url: string; })[]; };

export type Chapters = { readonly translation: { readonly identifier: string; readonly name: string; readonly language: string; readonly language_code: string; readonly license: string; readonly own_language?: string; readonly language_tag?: string; readonly direction?: "ltr" | "rtl"; readonly license_url?: string; }; readonly chapters: readonly ({ readonly book_id: string; readonly book: string; readonly chapter: number; readonly verses?: number; readonly url: string; })[]; };

export type Chapter = { readonly translation: { readonly identifier: string; readonly name: string; readonly language: string; readonly language_code: string; readonly license: string; readonly own_language?: string; readonly language_tag?: string; readonly direction?: "ltr" | "rtl"; readonly license_url?: string; }; readonly verses: readonly ({ readonly book_id: string; readonly book: string; readonly chapter: number; readonly verse: number; readonly text: string; })[]; readonly layout?: { readonly paragraphs: readonly (readonly [number, number])[]; readonly headings?: Readonly<Record<string, string>>; readonly supplied?: Readonly<Record<string, readonly (readonly [number, number])[]>>; readonly lines?: Readonly<Record<string, readonly (readonly [number, 1 | 2])[]>>; readonly spoken?: Readonly<Record<string, readonly (readonly [number, number])[]>>; readonly notes?: readonly ({ readonly verse: number; readonly text: string; })[]; readonly title?: string; readonly colophon?: string; readonly edition?: { readonly name: string; readonly language: string; readonly tag: string; readonly direction: "ltr" | "rtl"; readonly license: string; readonly licenseUrl: "" | string; readonly bookName: string; readonly chapters: number; readonly previous?: { readonly book: string; readonly chapter: number; }; readonly next?: { readonly book: string; readonly chapter: number; }; }; }; };

export type WholeTranslation = { readonly books: readonly ({ readonly id: string; readonly chapters: readonly (unknown)[]; })[]; };

export type RandomVerseOfTranslation = { readonly translation: { readonly identifier: string; readonly name: string; readonly language: string; readonly language_code: string; readonly license: string; readonly own_language?: string; readonly language_tag?: string; readonly direction?: "ltr" | "rtl"; readonly license_url?: string; }; readonly random_verse: { readonly book_id: string; readonly book: string; readonly chapter: number; readonly verse: number; readonly text: string; }; };

export type RandomVerseOfBooks = { readonly translation: { readonly identifier: string; readonly name: string; readonly language: string; readonly language_code: string; readonly license: string; readonly own_language?: string; readonly language_tag?: string; readonly direction?: "ltr" | "rtl"; readonly license_url?: string; }; readonly random_verse: { readonly book_id: string; readonly book: string; readonly chapter: number; readonly verse: number; readonly text: string; }; };

export type Bulk = { readonly translation: { readonly identifier: string; readonly name: string; readonly language: string; readonly language_code: string; readonly license: string; readonly own_language?: string; readonly language_tag?: string; readonly direction?: "ltr" | "rtl"; readonly license_url?: string; }; readonly version: string; readonly url: string; readonly files: readonly ({ readonly format: "json" | "text" | "usfm"; readonly url: string; readonly bytes: number; readonly sha256: string; readonly license: string; })[]; readonly digests: string; };

export type Search = { readonly kind: "reference" | "words"; readonly query: string; readonly translation_id: string; readonly total: number; readonly results: readonly ({ readonly reference: string; readonly book_id: string; readonly book_name: string; readonly chapter: number; readonly verse: number; readonly text: string; })[]; readonly suggestions: readonly (string)[]; readonly nearest: readonly ({ readonly reference: string; readonly book_id: string; readonly book_name: string; readonly chapter: number; readonly verse: number; readonly text: string; })[]; readonly named_passage: { readonly name: string; readonly reference: string; } | null; readonly subject: { readonly id: string; readonly name: string; } | null; readonly next_cursor: string | null; readonly next: string | null; };

export type CrossReferences = { readonly reference: string; readonly verses: readonly ({ readonly reference: string; readonly book_id: string; readonly book_name: string; readonly chapter: number; readonly verse: number; readonly text: string; readonly total: number; readonly related: readonly ({ readonly reference: string; readonly book_id: string; readonly book_name: string; readonly chapter: number; readonly verse: number; readonly last_verse: number; readonly text: string; })[]; })[]; readonly translation_id: string; readonly translation_name: string; readonly translation_note: string; readonly credit: { readonly text: string; readonly licence: string; readonly licence_url: string; }; };

export type Word = { readonly number: string; readonly language: "Hebrew" | "Greek"; readonly word: string; readonly latin: string; readonly sound: string | null; readonly meaning: string; readonly origin: string | null; readonly translations: readonly ({ readonly text: string; readonly count: number; })[]; readonly occurrences: number; readonly verses: number; readonly total_places: number; readonly places: readonly ({ readonly reference: string; readonly book_id: string; readonly book_name: string; readonly chapter: number; readonly verse: number; readonly is_title: boolean; readonly text: string; readonly marks: readonly ({ readonly start: number; readonly end: number; })[]; })[]; readonly next: string | null; readonly credit: { readonly text: string; readonly licence: string; readonly licence_url: string; }; };

export type Subjects = { readonly subjects: readonly ({ readonly id: string; readonly name: string; readonly group: string; readonly other_names: readonly (string)[]; readonly intro: string; readonly care: boolean; readonly passages: number; readonly url: string; })[]; };

export type Subject = { readonly id: string; readonly name: string; readonly group: string; readonly other_names: readonly (string)[]; readonly intro: string; readonly care: boolean; readonly passages: readonly ({ readonly reference: string; readonly book_id: string; readonly book_name: string; readonly chapter: number; readonly verse: number; readonly last_verse: number; readonly text: string; readonly why: string; })[]; readonly translation_id: string; readonly translation_name: string; readonly translation_note: string; };

export type Oembed = { readonly version: "1.0"; readonly type: "rich"; readonly title: string; readonly provider_name: string; readonly provider_url: string; readonly cache_age: number; readonly html: string; readonly width: number; readonly height: number; };

export type Health = { readonly status: "ok"; readonly version: string; readonly texts: { readonly version: string; readonly sha256: Readonly<Record<string, string>>; }; };

export interface Methods {
  /** Look up a passage. Write the reference the way you would on paper: abbreviations, lists, ranges across verses, chapters or books, and whole books all work. Responses have the same shape as those of bible-api.com, `reference` included, so existing clients only need a new base address. Two things differ: the default translation is `kjv`, and `text` is a single line. Add `verse_numbers=true` to put each verse’s number before it, like (16). With `words=true`, each verse of the King James Version also has `words`: which of them stand for a Hebrew or Greek word, and its number (see `/words/{number}`). `Jude 1` is verse 1; with `single_chapter_book_matching=indifferent` it is the whole chapter, as `Jude` is. */
  readonly passage: (parameters: { readonly reference: string; readonly translation?: string | undefined; readonly verse_numbers?: string | undefined; readonly words?: "true" | "false" | undefined; readonly single_chapter_book_matching?: string | undefined; }, options?: RequestOptions) => Promise<Passage>;

  /** The verse of the day. Without a `date` you get today’s verse, going by UTC. If you know your visitor’s local date, pass that. `catalogue=year` chooses from 366 verses, a date keeping its own, instead of the twenty of the home page. */
  readonly dailyVerse: (parameters?: { readonly date?: string | undefined; readonly translation?: string | undefined; readonly catalogue?: "card" | "year" | undefined; }, options?: RequestOptions) => Promise<DailyVerse>;

  /** A random verse. */
  readonly randomVerse: (parameters?: { readonly translation?: string | undefined; }, options?: RequestOptions) => Promise<RandomVerse>;

  /** List the translations. Ours, and those in other languages that were reviewed. With `all=true`, everything that the service of the world’s languages has: more than a thousand translations, each with its language, direction and licence. */
  readonly translations: (parameters?: { readonly all?: "true" | "false" | undefined; }, options?: RequestOptions) => Promise<Translations>;

  /** List the books of a translation. */
  readonly books: (parameters: { readonly translation: string; }, options?: RequestOptions) => Promise<Books>;

  /** List the chapters of a book. */
  readonly chapters: (parameters: { readonly translation: string; readonly book: string; }, options?: RequestOptions) => Promise<Chapters>;

  /** Read a chapter, verse by verse. With `layout` where the text has one: headings, paragraphs, lines of poetry, words supplied by the translators, words of Jesus, a psalm’s title and notes, as UTF-16 offsets into the verses’ texts. */
  readonly chapter: (parameters: { readonly translation: string; readonly book: string; readonly chapter: string | number; }, options?: RequestOptions) => Promise<Chapter>;

  /** A whole translation of another language in one file. The file of the service that has it, as it comes. This site’s pages read it chapter by chapter. With `from` and the `ETag` of an earlier answer as `If-Range`, only what follows that byte, if it is still the same file; `X-Text-From` says where the answer begins. */
  readonly wholeTranslation: (parameters: { readonly translation: string; readonly from?: string | undefined; }, options?: RequestOptions) => Promise<WholeTranslation>;

  /** A random verse from a translation. */
  readonly randomVerseOfTranslation: (parameters: { readonly translation: string; }, options?: RequestOptions) => Promise<RandomVerseOfTranslation>;

  /** A random verse from a testament or from books you choose. Use `OT`, `NT` or book ids separated by commas. */
  readonly randomVerseOfBooks: (parameters: { readonly translation: string; readonly books: string; }, options?: RequestOptions) => Promise<RandomVerseOfBooks>;

  /** Take a whole translation away. Links to static files, each with its size, SHA-256 and licence: `json` (books, chapters, verses), `text` (a verse a line) and `usfm` (a ZIP with a file for each book, for translators’ tools). They never change under their address; ask here for the newest. */
  readonly bulk: (parameters: { readonly translation: string; }, options?: RequestOptions) => Promise<Bulk>;

  /** Search for verses by word or reference. Finds verses that contain all of your words, best match first. Put words in quotation marks to find them side by side. If nothing matches, `suggestions` has corrected searches, and `nearest` has verses with most of your words, including other forms and spellings. If you search for a well-known passage by name (“prodigal son”), `named_passage` tells you where it is. If you search for a reference, you get its verses. For the next page, pass `next_cursor` as `cursor`. */
  readonly search: (parameters: { readonly q: string; readonly translation?: string | undefined; readonly book?: string | undefined; readonly testament?: "OT" | "NT" | undefined; readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly prefix?: "true" | "false" | undefined; }, options?: RequestOptions) => Promise<Search>;

  /** Find passages related to a passage. Lists the related passages for each verse, closest first, with their text. Please show the `credit` wherever you use this data. */
  readonly crossReferences: (parameters: { readonly reference: string; readonly translation?: string | undefined; readonly limit?: number | undefined; }, options?: RequestOptions) => Promise<CrossReferences>;

  /** A Hebrew or Greek word, and where it stands. The number is Strong’s: `H1` to `H8674`, `G1` to `G5624` (101 of the Greek ones are of no word). `places` are the verses of the King James Version where the word stands, in order, with the words that translate it; `next` leads to more. Please show the `credit` wherever you use this data. */
  readonly word: (parameters: { readonly number: string; readonly offset?: number | undefined; readonly limit?: number | undefined; }, options?: RequestOptions) => Promise<Word>;

  /** List the subjects with verses chosen for them. Needs and subjects such as fear, grief, debt or thanks, each with the other names people use for it. Where `care` is true, please also show where to find help. */
  readonly subjects: (parameters?: NoParameters, options?: RequestOptions) => Promise<Subjects>;

  /** Read the passages chosen for a subject. Each passage was chosen by hand and read in its context. `why` says in one sentence what it gives to somebody in that place, and to whom it was first said. The text comes in any embedded translation; the sentences were written for the King James Version. */
  readonly subject: (parameters: { readonly id: string; readonly translation?: string | undefined; }, options?: RequestOptions) => Promise<Subject>;

  /** A link to a passage as something to embed (oEmbed). For addresses of chapters and verses of this site, in the translations stored here: a frame that shows the passage, without scripts. Sites that know oEmbed find this address in the pages themselves. */
  readonly oembed: (parameters: { readonly url: string; readonly format?: string | undefined; readonly maxwidth?: number | undefined; readonly maxheight?: number | undefined; }, options?: RequestOptions) => Promise<Oembed>;

  /** Whether the service runs, its version and that of the texts. If `texts.version` has not changed since you last asked, no text has. `sha256` tells which translation changed. */
  readonly health: (parameters?: NoParameters, options?: RequestOptions) => Promise<Health>;
}

/** Paths below /api by method; names in braces are parameters. */
export const paths: Readonly<Record<keyof Methods, string>> = {
  passage: "/bible/{reference}",
  dailyVerse: "/bible/daily",
  randomVerse: "/bible/random",
  translations: "/bible/data",
  books: "/bible/data/{translation}",
  chapters: "/bible/data/{translation}/{book}",
  chapter: "/bible/data/{translation}/{book}/{chapter}",
  wholeTranslation: "/bible/data/{translation}/complete",
  randomVerseOfTranslation: "/bible/data/{translation}/random",
  randomVerseOfBooks: "/bible/data/{translation}/random/{books}",
  bulk: "/bible/{translation}/bulk",
  search: "/search",
  crossReferences: "/cross-references/{reference}",
  word: "/words/{number}",
  subjects: "/subjects",
  subject: "/subjects/{id}",
  oembed: "/oembed",
  health: "/health",
};
