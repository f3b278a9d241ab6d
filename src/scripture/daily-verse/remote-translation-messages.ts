/** docs/product/daily-verse.md, "Daily Rhema". `name` is that of a translation. */
export const remoteVerseMessages = {
  failed: "could not be loaded, so today’s verse stands here in English.",
  other: "counts the verses of this chapter in its own way, so today’s verse stands here in English.",
};
