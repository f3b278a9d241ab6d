export const wordSheetMessages = {
  meant: "What it meant in 1611",
  inDictionary: "In the dictionary",
  previous: "Previous word",
  next: "Next word",
  title: "title",
  byName: "Words by this name",
  inKjv: "In the King James Version",
  origin: (origin: string) => `Origin: ${origin}`,
  allAbout: (number: string) => `All about ${number}`,
  moreVerses: (count: string) => `Show more of ${count} verses`,
  andMore: (count: number) => `and ${count} more`,
};
