import { plural } from "#domain/text/counting.ts";

/** How often a word of the original occurs, and its language. */
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

/** The page of a word, in whose head and content the worker writes: its arguments may be markup. */
export const wordPageMessages = {
  hebrew: (number: string) => `Hebrew word ${number}`,
  greek: (number: string) => `Greek word ${number}`,
  spoken: (sound: string) => `Spoken ${sound}`,
  origin: (origin: string) => `Origin: ${origin}`,
  title: "title",
  earlier: "Earlier places",
  more: "More places",
  places: "Places",
  translated: "How the King James Version translates it",
  where: "Where it stands",
  /** Empty where the page is in English. */
  inEnglish: "",
  description: (meaning: string) => `${meaning}.`,
  usedAs: (used: string, occurrences: string) => `In the King James Version: ${used}; ${occurrences}.`,
  keywords: (number: string, lemma: string, latin: string) =>
    `${number}, ${lemma}, ${latin}, ${latin} word study, Strong’s ${number}`,
};
