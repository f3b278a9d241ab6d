/** docs/product/daily-verse.md, "Daily Rhema". */
export const dailyMessages = {
  failed: "Could not load the daily scripture. Please check your connection and try again.",
  title: "Daily Rhema",
  copy: "Copy",
  onFacebook: "Share on Facebook",
  onWhatsApp: "Share on WhatsApp",
  learn: (reference: string) => `Learn ${reference} by heart`,
  loading: "Loading today’s verse",
  needsScripts: "Turn on JavaScript to see the date.",
  everyDay: "A verse for every day",
  moreLabel: "Show more of the verse",
  more: "more",
  translation: (name: string) => name,
};

/** docs/product/daily-verse.md, "Daily Rhema". `name` is that of a translation. */
export const remoteVerseMessages = {
  other: "counts the verses of this chapter in its own way, so today’s verse is shown in English.",
};
