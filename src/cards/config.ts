/** Constants of the card screens (docs/product/cards.md, "Screen"). */
export const cardScreens = {
  copiedSeconds: 2,
  /** Mail programs reject longer drafts. */
  mailCharacters: 1500,
  /** From this many places on, the card says how many messages it still has room for. */
  placesToldFrom: 50,
  /** Up to this many messages, a card is opened with all of them; beyond, older ones are loaded page by page. */
  openedWholeUpTo: 200,
  /** Up to this many loaded pages, all are read again after a break; beyond, only the newest. */
  pagesReadAgain: 4,
  /** A message of more lines is folded (`event-card.css`). */
  linesInSight: 24,
  mostCards: 100,
  mostDrafts: 10,
  mostAttempts: 10,
} as const;
