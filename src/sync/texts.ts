/** Separates two versions of a text in one note. */
export const apartLine = "\n\n— — —\n\n";

/**
 * Combines two versions of one text without loss: the latest first, then the others, each once. The result does not
 * depend on which device merges them.
 */
export const joinedTexts = (newer: string, older: string): string => {
  const [first = "", ...others] = newer.split(apartLine);
  const rest = new Set([...others, ...older.split(apartLine)].filter((text) => text !== first && text !== ""));
  return [first, ...[...rest].toSorted()].join(apartLine);
};
