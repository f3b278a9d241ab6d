import { mergedTexts } from "#domain/text/merge-texts.ts";

/** Result of saving over what is stored: as typed, merged with a change of another writer, or over their deletion. */
export type SaveResult = "saved" | "merged" | "restored";

/**
 * The text to store for an edited one. A text that changed meanwhile is merged, and a change counts more than a deletion.
 * @param base the stored text that the editor began from; empty where there was none
 * @param stored the text stored now; undefined where there is none
 * @returns the text to store; undefined where none is to be stored
 */
export const savedText = (
  base: string,
  mine: string,
  stored: string | undefined,
): { readonly text: string | undefined; readonly result: SaveResult } => {
  if (mine === base) return { text: stored, result: "saved" };
  if (stored === undefined) return { text: mine, result: base === "" || mine === "" ? "saved" : "restored" };
  // Emptied here, and changed elsewhere to something that this editor has not seen.
  if (mine.trim() === "" && stored !== base) return { text: stored, result: "merged" };
  const text = mergedTexts(base, mine, stored);
  return { text, result: text === mine ? "saved" : "merged" };
};
