import { plural } from "#domain/text/counting.ts";

/** How often a word of the original stands, and in which language it is. */
export const wordCountMessages = {
  hebrew: "Hebrew",
  greek: "Greek",
  /** Between the thousands and the hundreds of a number. */
  thousands: ",",
  nowhere: "It stands nowhere in the King James Version by this numbering.",
  /** `117 times`, `106 verses`: each with its number in digits. */
  times: (count: number, digits: string) => `${digits} ${plural(count, "time", "times")}`,
  verses: (count: number, digits: string) => `${digits} ${plural(count, "verse", "verses")}`,
  timesInVerses: (times: string, verses: string) => `${times} in ${verses}`,
};
