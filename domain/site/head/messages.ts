export const headMessages = {
  readChapter: (name: string, translation: string) =>
    `Read ${name} in the ${translation}, free and without an account.`,
  readVerses: (name: string, translation: string) =>
    `Read ${name} in the ${translation}, in its chapter, free and without an account.`,
  versesOn: (subject: string) => `Bible verses on ${subject}`,
  versesOnText: (about: string) => `${about}, each in its own words and with a sentence on what it gives.`,
  subjectKeywords: (about: string, subject: string) =>
    `${about}, verses about ${subject}, scripture on ${subject}, King James Version`,
  versesOfMonth: (month: string) => `Daily verses for ${month}`,
  versesOfMonthText: (month: string) =>
    `A verse of the King James Version for each day of ${month}, to read, copy and share.`,
  monthKeywords: (month: string) =>
    `Bible verses for ${month}, ${month} Bible verse calendar, daily Bible verse, verse of the day`,
  quoted: (words: string) => `“${words}”`,
  inDictionary: (query: string) => `${query} in the Bible Dictionary`,
};
