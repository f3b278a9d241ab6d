/** What a value of a request must be. Those of cards, sync and rooms are with theirs. */
export const fieldMessages = {
  /** What the schemas say where they have no sentence of their own. */
  invalid: "Invalid input",
  atMost: (characters: number | string): string => `At most ${characters} characters.`,
  reports: "At most 20 reports.",
  oneOf: (names: string): string => `Please use one of ${names}.`,
  wholeUpTo: (most: number | string): string => `Please use a whole number from 1 to ${most}.`,
  wholeFromZero: "Please use a whole number from 0.",
  token: "Please use 8 to 100 letters, digits, hyphens or underscores.",
  cursor: "This isn’t a valid cursor.",
  term: "Please enter a search term.",
  bookIds: "Please use three-letter book ids, such as PSA,JHN.",
  testament: "Please use OT or NT.",
  bytes: "Please give a number of bytes.",
  date: "Please give the date as YYYY-MM-DD.",
  catalogue: "Please use card or year.",
  pixels: "Please give whole pixels.",
  address: "Please give the address of a page of this site.",
  shortName: "Please give a short name.",
  nameCharacters: "Please use a short name of letters, digits, dots, colons, hyphens or underscores.",
} as const;
