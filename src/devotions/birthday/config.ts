/** docs/product/devotions.md, "Birthday". */
export const birthdayConfig = {
  stickers: 12,
  variants: 3,
  /** The longest name that fits on a sticker. */
  maxNameCharacters: 60,
} as const;
