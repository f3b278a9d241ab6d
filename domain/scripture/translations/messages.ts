/** How translations of the Bible are spoken of, besides their names. */
export const translationMessages = {
  /** A translation's key as it is shown; for that of a language's first visit, the letters its readers know it by. */
  key: (id: string) => id.toUpperCase(),
  licence: (name: string) => name,
};
