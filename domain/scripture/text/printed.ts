/** Apostrophes as they are printed; the texts of the older translations have typewriter ones. */
export const printed = (words: string): string => words.replaceAll("'", "’");

/** The KJV prints the divine name in capitals. It is set slightly smaller so that it does not shout; the text itself is unchanged. */
const divineName = /\b(LORD|GOD)\b/;

/** A text as it is printed, split at the divine name in capitals: every second piece is the name. */
export const printedPieces = (text: string): readonly string[] => printed(text).split(divineName);
