/**
 * Text for copying and sharing: the verses, then the reference in parentheses (docs/product/reading.md, "Copying").
 * `joint` stands between two verses. Omitted verses (empty texts) leave no gap. Layout line breaks are not part of the text.
 */
export const quotation = (texts: readonly string[], reference: string, joint = " "): string => {
  const text = texts
    .map((verse) => verse.trim())
    .filter((verse) => verse !== "")
    .join(joint);
  return text === "" ? reference : `${text} (${reference})`;
};

/** Apostrophes as they are printed; the texts of the older translations have typewriter ones. */
export const printed = (words: string): string => words.replaceAll("'", "’");

/** The KJV prints the divine name in capitals. It is set slightly smaller, so that it does not shout; the text is unchanged. */
const divineName = /\b(LORD|GOD)\b/;

/** A text as it is printed, split at the divine name in capitals: every second piece is the name. */
export const printedPieces = (text: string): readonly string[] => printed(text).split(divineName);
