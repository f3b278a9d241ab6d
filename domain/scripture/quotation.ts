/**
 * Text for copying and sharing: the verses, then the reference in parentheses (docs/product/reading.md, "Copying").
 * Omitted verses (empty texts) leave no gap. Layout line breaks are not part of the text.
 */
export const quotation = (texts: readonly string[], reference: string): string => {
  const text = texts
    .map((verse) => verse.trim())
    .filter((verse) => verse !== "")
    .join(" ");
  return text === "" ? reference : `${text} (${reference})`;
};
