/** Most texts: nothing to normalise but capitals, which takes a tenth of the time. */
const isPlain = /^[\x20-\x7e]*$/;

/** Normalises text for comparison: ignores case, accents, vowel points and the form of quotes (phones type `’`). */
export const fold = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[‘’]/g, "'").replace(/[“”]/g, '"').toLowerCase();

/** Whether a text contains every word of the query, compared with `fold`. An empty query matches everything. */
export const hasEveryWord = (query: string): ((text: string) => boolean) => {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
};
