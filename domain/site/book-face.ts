/**
 * The reading face that a visitor can choose (docs/product/reading.md, "Comfort"): Source Serif 4, its Latin letters, for
 * devices without a face for books; on Android it is the default. A new number for other files: they are cached for good.
 */
const bookFace = "/assets/book-1";

export const bookFaceLicence = `${bookFace}-licence.txt`;

/** Upright and italic; the KJV's supplied words are in italics. */
export const bookFaceStyles = ["normal", "italic"] as const;

export const bookFaceFile = (style: (typeof bookFaceStyles)[number]): string => `${bookFace}-${style}.woff2`;

export const isBookFaceFile = (path: string): boolean => path.startsWith(`${bookFace}-`);
