import { inDigits, plural } from "#domain/text/counting.ts";

export const searchMessages = {
  filters: "Filters",
  translation: "Translation",
  wholeWords: "Whole words only",
  testament: "Testament",
  all: "All",
  allOf: "books",
  old: "Old",
  new: "New",
  book: "Book",
  quoted: (words: string) => `“${words}”`,
  byName: "A passage by this name",
  verses: (total: number) => plural(total, "1 verse", `${inDigits(total)} verses`),
  noVerse: "no verse",
  beginnings: (total: number) =>
    `${plural(total, "1 verse has", `${inDigits(total)} verses have`)} words that begin like this`,
  elsewhere: "Search in the other translations",
  everywhere: "Search all the books",
  nearest: "Closest verses",
  didYouMean: "Did you mean",
  bestFirst: ", best matches first",
  more: "Show more verses",
  shownOf: (shown: number, total: number) => `${inDigits(shown)} of ${inDigits(total)}`,
  searchingFor: "Searching for ",
  noVerseWith: "No verse with ",
  versesWith: (total: number) => plural(total, " verse with ", " verses with "),
  searching: "Searching",
  progress: "Download progress",
  firstSearch: (translation: string, size: string) =>
    `The first search downloads the word list of the ${translation} to this device (${size}). The searching is done here, so nobody learns what you look for.`,
  versesOn: (subject: string) => `Verses on ${subject}`,
  alsoFound: "Also found",
  inDictionary: (term: string) => `Dictionary: ${term}`,
  suggestions: "Suggestions",
  kinds: {
    recent: "searched before",
    book: "book",
    chapter: "chapter",
  },
  downloadedSoFar: (chapters: number) =>
    plural(
      chapters,
      "1 chapter is downloaded so far, and only that is searched",
      `${inDigits(chapters)} chapters are downloaded so far, and only those are searched`,
    ),
  notDownloaded: "Download this translation to this device, then its words can be searched here.",
  toDownloads: "Download it to this device",
  /** Beside a failed search without a network: a sentence in two parts, with a link between them. */
  searchOffline:
    "You are offline, and the word list of this translation is not on this device yet. Every translation that you ",
  searchOfflineEnd: " can be searched offline.",
};
