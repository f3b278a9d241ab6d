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
