/** Constants of the card screens (specification 2, section 9). */
export const cardScreens = {
  copiedSeconds: 2,
  /** Mail programs reject longer drafts. */
  mailCharacters: 1500,
  keptCards: 100,
  keptDrafts: 10,
} as const;
