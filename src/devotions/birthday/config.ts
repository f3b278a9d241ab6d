/** Specification 2, section 9. */
export const birthdayConfig = {
  stickers: 12,
  variants: 3,
  /** Longest name a sticker takes; more would not fit on it. */
  mostNameCharacters: 60,
} as const;
