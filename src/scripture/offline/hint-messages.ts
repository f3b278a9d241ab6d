/** Beside what could not be loaded without a network: each sentence in two parts, with a link between them. */
export const hintMessages = {
  chapter:
    "You are offline, and this chapter is not on this device yet. Chapters that you opened before can be read now, and so can every translation that you ",
  link: "keep offline",
  chapterEnd: ".",
  search:
    "You are offline, and the word list of this translation is not on this device yet. Every translation that you ",
  searchEnd: " can be searched offline.",
};
