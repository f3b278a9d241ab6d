/** Apostrophes as they are printed; the texts of the older translations have typewriter ones. */
export const printed = (words: string): string => words.replaceAll("'", "’");
