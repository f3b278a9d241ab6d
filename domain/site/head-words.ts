export const headWords = {
  readChapter: (name: string, translation: string) =>
    `Read ${name} in the ${translation}, free and without an account.`,
  readVerses: (name: string, translation: string) =>
    `Read ${name} in the ${translation}, in its chapter, free and without an account.`,
  inDictionary: (query: string) => `${query} in the Bible Dictionary`,
};
