/** Stands between two texts that were written apart, in one note. */
export const apartLine = "\n\n— — —\n\n";

/**
 * Two versions of one text, both kept inside it: first what was written last, then the others, each once. The order does not
 * depend on who joins them.
 */
export const joinedTexts = (newer: string, older: string): string => {
  const [first = "", ...others] = newer.split(apartLine);
  const rest = new Set([...others, ...older.split(apartLine)].filter((text) => text !== first && text !== ""));
  return [first, ...[...rest].toSorted()].join(apartLine);
};
