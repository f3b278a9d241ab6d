/** Specification 2, section 9. */
export const birthdayConfig = {
  stickers: 12,
  variants: 3,
  /** The longest name that fits on a sticker. */
  maxNameCharacters: 60,
} as const;
