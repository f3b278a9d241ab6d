/** Normalises text for comparison: ignores case, accents, vowel points and the form of quotes and apostrophes (phones type `’`). */
export const fold = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[‘’]/g, "'").replace(/[“”]/g, '"').toLowerCase();

/** Returns a predicate: whether a text contains every word of the query, compared with `fold`. An empty query matches everything. */
export const hasEveryWord = (query: string): ((text: string) => boolean) => {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
};
