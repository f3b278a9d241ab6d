/** Sentences beside a commentary (docs/product/study.md). */
export const commentaryMessages = {
  choose: "Commentary",
  /** Whose voice it is and of which year, each time. */
  voice: (authors: string, year: string) => `${authors} wrote this, ${year}. Their opinion, not Scripture.`,
  /** To readers of another language. */
  inEnglish: "",
  ofBook: "On the book",
  ofChapter: "On the chapter",
  verses: (verses: string) => `Verses ${verses}`,
  nothingOnChapter: "This commentary says nothing about this chapter.",
  nothingOnVerses: "This commentary says nothing about these verses.",
  cutOff: "Cut off in the source.",
  away: "The commentary cannot be read right now. Everything else here works.",
  otherNumbers: "Its verses are numbered as in English Bibles.",
  licence: (licence: string) => (licence === "Public Domain" ? "Public domain" : licence),
  download: (book: string) => `Download ${book}`,
  progress: (done: number, all: number) => `Downloading: ${done} of ${all} chapters`,
  downloaded: (book: string) => `${book} can be read offline.`,
  notDownloaded: "Not all chapters could be downloaded. What has arrived stays.",
} as const;
