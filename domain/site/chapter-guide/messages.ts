/** Sentences of the guide to a chapter (docs/product/study.md). `title`: "John 3" */
export const guideMessages = {
  guide: "A guide to the chapter",
  /** The link to it, in the chapter. */
  toGuide: "A guide to this chapter",
  read: (title: string) => `Read ${title}`,
  withCommentary: "With a commentary beside it",
  passages: "Well-known passages",
  subjects: "Subjects",
  terms: "In the dictionary",
  references: "Cross references",
  /** Where the verses are not in the language of the page. */
  otherLanguage: (translation: string, language = "English") => `Text of the verses: ${translation} (${language}).`,
  chapters: "Chapters",
  headTitle: (title: string) => `${title}: a guide to the chapter`,
  description: (title: string, translation: string) =>
    `All cross references of ${title} (${translation}), verse by verse, with its subjects, well-known passages and terms.`,
  keywords: (title: string) => `${title}, ${title} cross references, ${title} study, Bible study guide`,
  openPanel: "Open the chapter with its study panel",
  notFound: "Not found",
  noChapter: "There is no such chapter.",
};
