/** Made from domain/api/ by scripts/clients/js-api.ts; a test compares. Version 1.6.0 of the API. */

export interface RequestOptions {
  /** Aborts the request and any pending retry. */
  readonly signal?: AbortSignal | undefined;
  /** Sent besides those of the client. */
  readonly headers?: HeadersInit | undefined;
}

export type NoParameters = Readonly<Record<string, never>>;

export type Passage = {
  readonly reference: string;
  readonly verses: readonly PassageVerse[];
  readonly text: string;
  readonly translation_id: string;
  readonly translation_name: string;
  readonly translation_note: string;
};

export type PassageVerse = {
  readonly book_id: BookId;
  readonly book_name: string;
  readonly chapter: number;
  readonly verse: number;
  readonly text: string;
  readonly words?: readonly NumberedWord[];
};

export type BookId = string;

export type NumberedWord = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly numbers: readonly string[];
};

export type Passages = {
  readonly passages: readonly Passage[];
};

export type DailyVerse = {
  readonly reference: string;
  readonly verses: readonly PassageVerse[];
  readonly text: string;
  readonly translation_id: string;
  readonly translation_name: string;
  readonly translation_note: string;
  readonly date: string;
  readonly day_of_year: number;
};

export type Translations = {
  readonly translations: readonly ListedTranslation[];
};

export type ListedTranslation = {
  readonly identifier: string;
  readonly name: string;
  readonly language: string;
  readonly language_code: string;
  readonly license: string;
  readonly own_language?: string;
  readonly language_tag?: string;
  readonly direction?: "ltr" | "rtl";
  readonly license_url?: string;
  readonly url: string;
};

export type Books = {
  readonly translation: Translation;
  readonly books: readonly ListedBook[];
};

export type Translation = {
  readonly identifier: string;
  readonly name: string;
  readonly language: string;
  readonly language_code: string;
  readonly license: string;
  readonly own_language?: string;
  readonly language_tag?: string;
  readonly direction?: "ltr" | "rtl";
  readonly license_url?: string;
};

export type ListedBook = {
  readonly id: BookId;
  readonly name: string;
  readonly chapters: number;
  readonly verses?: number;
  readonly url: string;
};

export type Chapters = {
  readonly translation: Translation;
  readonly chapters: readonly ListedChapter[];
};

export type ListedChapter = {
  readonly book_id: BookId;
  readonly book: string;
  readonly chapter: number;
  readonly verses?: number;
  readonly url: string;
};

export type Chapter = {
  readonly translation: Translation;
  readonly verses: readonly ChapterVerse[];
  readonly layout?: ChapterLayout;
};

export type ChapterVerse = {
  readonly book_id: BookId;
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly text: string;
};

export type ChapterLayout = {
  readonly paragraphs: readonly (readonly [number, number])[];
  readonly headings?: Readonly<Record<string, string>>;
  readonly supplied?: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly lines?: Readonly<Record<string, readonly (readonly [number, 1 | 2])[]>>;
  readonly spoken?: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly notes?: readonly ({
    readonly verse: number;
    readonly text: string;
  })[];
  readonly title?: string;
  readonly colophon?: string;
  readonly edition?: Edition;
};

export type Edition = {
  readonly name: string;
  readonly language: string;
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
  readonly license: string;
  readonly licenseUrl: "" | string;
  readonly bookName: string;
  readonly bookAbbreviation?: string;
  readonly chapters: number;
  readonly previous?: {
    readonly book: string;
    readonly chapter: number;
  };
  readonly next?: {
    readonly book: string;
    readonly chapter: number;
  };
};

export type WholeTranslation = {
  readonly books: readonly ({
    readonly id: string;
    readonly chapters: readonly unknown[];
  })[];
};

export type RandomVerseOfTranslation = {
  readonly translation: Translation;
  readonly random_verse: ChapterVerse;
};

export type Bulk = {
  readonly translation: Translation;
  readonly version: string;
  readonly url: string;
  readonly files: readonly Download[];
  readonly digests: string;
};

export type Download = {
  readonly format: "json" | "text" | "usfm";
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly license: string;
};

export type Search = {
  readonly kind: "reference" | "words";
  readonly query: string;
  readonly translation_id: string;
  readonly total: number;
  readonly results: readonly SearchResult[];
  readonly suggestions: readonly string[];
  readonly nearest: readonly SearchResult[];
  readonly named_passage: {
    readonly name: string;
    readonly reference: string;
  } | null;
  readonly subject: {
    readonly id: string;
    readonly name: string;
  } | null;
  readonly next_cursor: string | null;
  readonly next: string | null;
};

export type SearchResult = {
  readonly reference: string;
  readonly book_id: BookId;
  readonly book_name: string;
  readonly chapter: number;
  readonly verse: number;
  readonly text: string;
};

export type Commentary = {
  readonly reference: string;
  readonly commentary: CommentarySource;
  readonly chapters: readonly CommentChapter[];
};

export type CommentarySource = {
  readonly id: "jamieson-fausset-brown" | "matthew-henry" | "adam-clarke" | "john-gill" | "keil-delitzsch" | "john-calvin" | "tyndale";
  readonly name: string;
  readonly authors: string;
  readonly year: string;
  readonly language: "en";
  readonly licence: string;
  readonly licence_url: string;
};

export type CommentChapter = {
  readonly book_id: BookId;
  readonly book_name: string;
  readonly chapter: number;
  readonly book_introduction: readonly CommentParagraph[];
  readonly introduction: readonly CommentParagraph[];
  readonly sections: readonly CommentSection[];
};

export type CommentParagraph = {
  readonly text: string;
  readonly marks?: readonly ({
    readonly start: number;
    readonly end: number;
    readonly as: "strong" | "emphasis";
  })[];
  readonly references?: readonly ({
    readonly start: number;
    readonly end: number;
    readonly reference: string;
  })[];
};

export type CommentSection = {
  readonly reference: string;
  readonly verse: number;
  readonly last_verse: number;
  readonly paragraphs: readonly CommentParagraph[];
  readonly cut_off: boolean;
};

export type CrossReferences = {
  readonly reference: string;
  readonly verses: readonly VerseWithRelated[];
  readonly translation_id: string;
  readonly translation_name: string;
  readonly translation_note: string;
  readonly credit: Credit;
};

export type VerseWithRelated = {
  readonly reference: string;
  readonly book_id: BookId;
  readonly book_name: string;
  readonly chapter: number;
  readonly verse: number;
  readonly text: string;
  readonly total: number;
  readonly related: readonly RelatedPassage[];
};

export type RelatedPassage = {
  readonly reference: string;
  readonly book_id: BookId;
  readonly book_name: string;
  readonly chapter: number;
  readonly verse: number;
  readonly last_verse: number;
  readonly text: string;
};

export type Credit = {
  readonly text: string;
  readonly licence: string;
  readonly licence_url: string;
};

export type Word = {
  readonly number: string;
  readonly language: "Hebrew" | "Greek";
  readonly word: string;
  readonly latin: string;
  readonly sound: string | null;
  readonly meaning: string;
  readonly origin: string | null;
  readonly translations: readonly ({
    readonly text: string;
    readonly count: number;
  })[];
  readonly occurrences: number;
  readonly verses: number;
  readonly total_places: number;
  readonly places: readonly WordPlace[];
  readonly next: string | null;
  readonly credit: Credit;
};

export type WordPlace = {
  readonly reference: string;
  readonly book_id: BookId;
  readonly book_name: string;
  readonly chapter: number;
  readonly verse: number;
  readonly is_title: boolean;
  readonly text: string;
  readonly marks: readonly ({
    readonly start: number;
    readonly end: number;
  })[];
};

export type WordSearch = {
  readonly query: string;
  readonly total: number;
  readonly words: readonly FoundWord[];
  readonly next: string | null;
  readonly credit: Credit;
};

export type FoundWord = {
  readonly number: string;
  readonly language: "Hebrew" | "Greek";
  readonly word: string;
  readonly latin: string;
  readonly sound: string | null;
  readonly meaning: string;
  readonly origin: string | null;
  readonly translations: readonly ({
    readonly text: string;
    readonly count: number;
  })[];
  readonly occurrences: number;
  readonly url: string;
};

export type Subjects = {
  readonly subjects: readonly ListedSubject[];
};

export type ListedSubject = {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly other_names: readonly string[];
  readonly intro: string;
  readonly care: boolean;
  readonly passages: number;
  readonly url: string;
};

export type Subject = {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly other_names: readonly string[];
  readonly intro: string;
  readonly care: boolean;
  readonly passages: readonly SubjectPassage[];
  readonly translation_id: string;
  readonly translation_name: string;
  readonly translation_note: string;
};

export type SubjectPassage = {
  readonly reference: string;
  readonly book_id: BookId;
  readonly book_name: string;
  readonly chapter: number;
  readonly verse: number;
  readonly last_verse: number;
  readonly text: string;
  readonly why: string;
};

export type Oembed = {
  readonly version: "1.0";
  readonly type: "rich";
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  readonly cache_age: number;
  readonly html: string;
  readonly width: number;
  readonly height: number;
};

export type Health = {
  readonly status: "ok";
  readonly version: string;
  readonly texts: {
    readonly version: string;
    readonly sha256: Readonly<Record<string, string>>;
  };
};

export interface Methods {
  /** Look up a passage. Write the reference the way you would on paper: abbreviations, lists, ranges across verses, chapters or books, and whole books all work; with `language`, in the words of another language. Responses have the same shape as those of bible-api.com, `reference` included, so existing clients only need a new base address. Two things differ: the default translation is `kjv`, and `text` is a single line unless you ask for `line_breaks=true`. With `words=true`, each verse of the King James Version also has `words`: which of them stand for a Hebrew or Greek word, and its number (see `/words/{number}`). `Jude 1` is verse 1; with `single_chapter_book_matching=indifferent` it is the whole chapter, as `Jude` is. */
  readonly passage: (parameters: {
    /** A reference as it is written on paper: `John 3:16`, `1 Jn 4.8`, `Psalm 23-24`, `Matt 25:31-33,46`, `John 3:16; Gen 1:1`. `+` is a space. */
    readonly reference: string;
    /** The key of a translation, in any case. `/bible/data` lists them. Default kjv. */
    readonly translation?: string | undefined;
    /** `true`: `text` has the number of each verse before it, like (16). Default false. */
    readonly verse_numbers?: string | undefined;
    /** `true`: each verse’s `text` ends with a line break, and has one before each line of poetry and each paragraph in it where the text is stored here; `text` is these one after the other, as at bible-api.com. Default false. */
    readonly line_breaks?: "true" | "false" | undefined;
    /** `true`: verses of the King James Version name the Hebrew or Greek words behind theirs. Default false. */
    readonly words?: "true" | "false" | undefined;
    /** The language in which the reference is written, as a tag (`es`, `pt-BR`). Without it, English, or else the language of the translation. */
    readonly language?: string | undefined;
    /** What `Jude 1` is: its first verse (`special`), or the whole chapter (`indifferent`). Default special. */
    readonly single_chapter_book_matching?: string | undefined;
  }, options?: RequestOptions) => Promise<Passage>;

  /** Look up several passages, in several translations. `passages` has one for each reference and translation, each as `/bible/{reference}` answers: by reference, and each in all translations. One that a translation omits has no verses. Together they may be as long as the longest book, and ask the public services for as much as one passage may (400 otherwise). */
  readonly passages: (parameters: {
    /** References separated by semicolons, at most 20, each with its book. */
    readonly references: string;
    /** Keys of translations separated by commas, at most 5. Default kjv. */
    readonly translations?: string | undefined;
    /** `true`: `text` has the number of each verse before it, like (16). Default false. */
    readonly verse_numbers?: string | undefined;
    /** `true`: each verse’s `text` ends with a line break, and has one before each line of poetry and each paragraph in it where the text is stored here; `text` is these one after the other, as at bible-api.com. Default false. */
    readonly line_breaks?: "true" | "false" | undefined;
    /** `true`: verses of the King James Version name the Hebrew or Greek words behind theirs. Default false. */
    readonly words?: "true" | "false" | undefined;
    /** The language in which the reference is written, as a tag (`es`, `pt-BR`). Without it, English, or else the language of the translation. */
    readonly language?: string | undefined;
    /** What `Jude 1` is: its first verse (`special`), or the whole chapter (`indifferent`). Default special. */
    readonly single_chapter_book_matching?: string | undefined;
  }, options?: RequestOptions) => Promise<Passages>;

  /** The verse of the day. Without a `date` you get today’s verse, going by UTC. If you know your visitor’s local date, pass that. `catalogue=year` chooses from 366 verses, a date keeping its own, instead of the twenty of the home page. */
  readonly dailyVerse: (parameters?: {
    /** A calendar date, YYYY-MM-DD. Without it, today’s by UTC. */
    readonly date?: string | undefined;
    /** The key of a translation, in any case. `/bible/data` lists them. Default kjv. */
    readonly translation?: string | undefined;
    /** `card`: twenty verses in turn, by the day of the year. `year`: 366 verses, one for each date. Default card. */
    readonly catalogue?: "card" | "year" | undefined;
  }, options?: RequestOptions) => Promise<DailyVerse>;

  /** A random verse. */
  readonly randomVerse: (parameters?: {
    /** The key of a translation, in any case. `/bible/data` lists them. Default kjv. */
    readonly translation?: string | undefined;
  }, options?: RequestOptions) => Promise<Passage>;

  /** List the translations. Ours, and those in other languages that were reviewed. With `all=true`, everything that the service of the world’s languages has: more than a thousand translations, each with its language, direction and licence. */
  readonly translations: (parameters?: {
    /** `true`: also every translation that the service of the world’s languages has. Default false. */
    readonly all?: "true" | "false" | undefined;
  }, options?: RequestOptions) => Promise<Translations>;

  /** List the books of a translation. */
  readonly books: (parameters: {
    /** The key of a translation, in any case. `/bible/data` lists them. */
    readonly translation: string;
  }, options?: RequestOptions) => Promise<Books>;

  /** List the chapters of a book. */
  readonly chapters: (parameters: {
    /** The key of a translation, in any case. `/bible/data` lists them. */
    readonly translation: string;
    /** A book’s three-letter id, or its name as in addresses: `JHN`, `john`. */
    readonly book: string;
  }, options?: RequestOptions) => Promise<Chapters>;

  /** Read a chapter, verse by verse. With `layout` where the text has one: headings, paragraphs, lines of poetry, words supplied by the translators, words of Jesus, a psalm’s title and notes, as UTF-16 offsets into the verses’ texts. */
  readonly chapter: (parameters: {
    /** The key of a translation, in any case. `/bible/data` lists them. */
    readonly translation: string;
    /** A book’s three-letter id, or its name as in addresses: `JHN`, `john`. */
    readonly book: string;
    /** The number of a chapter, from 1. */
    readonly chapter: string | number;
  }, options?: RequestOptions) => Promise<Chapter>;

  /** A whole translation of another language in one file. The file of the service that has it, as it comes. This site’s pages read it chapter by chapter. With `from` and the `ETag` of an earlier answer as `If-Range`, only what follows that byte, if it is still the same file; `X-Text-From` says where the answer begins. */
  readonly wholeTranslation: (parameters: {
    /** The key of a translation of another language. */
    readonly translation: string;
    /** The byte to begin with. Only with `If-Range`. */
    readonly from?: string | undefined;
  }, options?: RequestOptions) => Promise<WholeTranslation>;

  /** A random verse from a translation. */
  readonly randomVerseOfTranslation: (parameters: {
    /** The key of a translation, in any case. `/bible/data` lists them. */
    readonly translation: string;
  }, options?: RequestOptions) => Promise<RandomVerseOfTranslation>;

  /** A random verse from a testament or from books you choose. Use `OT`, `NT` or book ids separated by commas. */
  readonly randomVerseOfBooks: (parameters: {
    /** The key of a translation, in any case. `/bible/data` lists them. */
    readonly translation: string;
    /** `OT`, `NT`, or ids of books separated by commas. */
    readonly books: string;
  }, options?: RequestOptions) => Promise<RandomVerseOfTranslation>;

  /** Take a whole translation away. Links to static files, each with its size, SHA-256 and licence: `json` (books, chapters, verses), `text` (a verse a line) and `usfm` (a ZIP with a file for each book, for translators’ tools). They never change under their address; ask here for the newest. */
  readonly bulk: (parameters: {
    /** The key of a translation, in any case. `/bible/data` lists them. */
    readonly translation: string;
  }, options?: RequestOptions) => Promise<Bulk>;

  /** Search for verses by word or reference. Finds verses that contain all of your words, best match first. Put words in quotation marks to find them side by side. If nothing matches, `suggestions` has corrected searches, and `nearest` has verses with most of your words, including other forms and spellings. If you search for a well-known passage by name (“prodigal son”), `named_passage` tells you where it is. If you search for a reference, you get its verses. For the next page, pass `next_cursor` as `cursor`. */
  readonly search: (parameters: {
    /** Words, a part in quotation marks that stands together, or a reference. */
    readonly q: string;
    /** The key of a translation, in any case. `/bible/data` lists them. Default kjv. */
    readonly translation?: string | undefined;
    /** Ids of the books to search, separated by commas. */
    readonly book?: string | undefined;
    /** Only verses of the Old or the New Testament. */
    readonly testament?: "OT" | "NT" | undefined;
    /** The most results in an answer. Default 20. */
    readonly limit?: number | undefined;
    /** Where the page begins: `next_cursor` of the page before. Without it, the first page. */
    readonly cursor?: string | undefined;
    /** `true`: the last word may be the beginning of a longer one. Default false. */
    readonly prefix?: "true" | "false" | undefined;
  }, options?: RequestOptions) => Promise<Search>;

  /** Read what a commentary says of a passage. The sections of the commentary that touch the passage, at most 3 chapters at a time. A section begins at `verse` and lasts to the verse before the next one; with the first verse comes what introduces the chapter. Paragraphs are plain text, with `marks` and `references` as UTF-16 offsets; a reference that does not exist stays text. `cut_off`: the source ends in mid-sentence. Please show authors and year wherever you use this: old commentaries judge as their age did. */
  readonly commentary: (parameters: {
    /** A reference as it is written on paper: `John 3:16`, `1 Jn 4.8`, `Psalm 23-24`, `Matt 25:31-33,46`, `John 3:16; Gen 1:1`. `+` is a space. */
    readonly reference: string;
    /** The id of a commentary. Default jamieson-fausset-brown. */
    readonly commentary?: "jamieson-fausset-brown" | "matthew-henry" | "adam-clarke" | "john-gill" | "keil-delitzsch" | "john-calvin" | "tyndale" | undefined;
  }, options?: RequestOptions) => Promise<Commentary>;

  /** Find passages related to a passage. Lists the related passages for each verse, closest first, with their text. Please show the `credit` wherever you use this data. */
  readonly crossReferences: (parameters: {
    /** A reference as it is written on paper: `John 3:16`, `1 Jn 4.8`, `Psalm 23-24`, `Matt 25:31-33,46`, `John 3:16; Gen 1:1`. `+` is a space. */
    readonly reference: string;
    /** The key of a translation, in any case. `/bible/data` lists them. Default kjv. */
    readonly translation?: string | undefined;
    /** The most related passages of a verse, closest first. Default 10. */
    readonly limit?: number | undefined;
  }, options?: RequestOptions) => Promise<CrossReferences>;

  /** A Hebrew or Greek word, and where it stands. The number is Strong’s: `H1` to `H8674`, `G1` to `G5624` (101 of the Greek ones are of no word). `places` are the verses of the King James Version where the word stands, in order, with the words that translate it; `next` leads to more. Please show the `credit` wherever you use this data. */
  readonly word: (parameters: {
    /** The number of a word in Strong’s dictionaries, with H (Hebrew) or G (Greek). */
    readonly number: string;
    /** How many places to skip. Default 0. */
    readonly offset?: number | undefined;
    /** The most places in an answer. Default 50. */
    readonly limit?: number | undefined;
  }, options?: RequestOptions) => Promise<Word>;

  /** Find a Hebrew or Greek word. By its letters (`ἀγάπη`, with or without marks and points), by its sound or its name in Latin letters (`agape`), by words that the King James Version uses for it (`love`), or by its number. Of several words, all must belong to it. At most two hundred words, the nearest first. */
  readonly wordSearch: (parameters: {
    /** How many words to skip. Default 0. */
    readonly offset?: number | undefined;
    /** The most words in an answer. Default 10. */
    readonly limit?: number | undefined;
    /** Letters, sound, name, translation or number of a word. */
    readonly q: string;
  }, options?: RequestOptions) => Promise<WordSearch>;

  /** List the subjects with verses chosen for them. Needs and subjects such as fear, grief, debt or thanks, each with the other names people use for it. Where `care` is true, please also show where to find help. */
  readonly subjects: (parameters?: NoParameters, options?: RequestOptions) => Promise<Subjects>;

  /** Read the passages chosen for a subject. Each passage was chosen by hand and read in its context. `why` says in one sentence what it gives to somebody in that place, and to whom it was first said. The text comes in any embedded translation; the sentences were written for the King James Version. */
  readonly subject: (parameters: {
    /** The id of a subject. `/subjects` lists them. */
    readonly id: string;
    /** The key of a translation, in any case. `/bible/data` lists them. Default kjv. */
    readonly translation?: string | undefined;
  }, options?: RequestOptions) => Promise<Subject>;

  /** A link to a passage as something to embed (oEmbed). For addresses of chapters and verses of this site, in the translations stored here: a frame that shows the passage, without scripts. Sites that know oEmbed find this address in the pages themselves. */
  readonly oembed: (parameters: {
    /** The address of a chapter or a verse on this site. */
    readonly url: string;
    /** The format of the answer. Only `json` is offered. Default json. */
    readonly format?: string | undefined;
    /** The width that is left, in pixels. Default 600. */
    readonly maxwidth?: number | undefined;
    /** The height that is left, in pixels. Default 320. */
    readonly maxheight?: number | undefined;
  }, options?: RequestOptions) => Promise<Oembed>;

  /** Whether the service runs, its version and that of the texts. If `texts.version` has not changed since you last asked, no text has. `sha256` tells which translation changed. */
  readonly health: (parameters?: NoParameters, options?: RequestOptions) => Promise<Health>;
}

/** Paths below /api by method; names in braces are parameters. */
export const paths: Readonly<Record<keyof Methods, string>> = {
  passage: "/bible/{reference}",
  passages: "/passages",
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
  commentary: "/commentary/{reference}",
  crossReferences: "/cross-references/{reference}",
  word: "/words/{number}",
  wordSearch: "/words",
  subjects: "/subjects",
  subject: "/subjects/{id}",
  oembed: "/oembed",
  health: "/health",
};
