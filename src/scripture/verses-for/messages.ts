import { plural } from "#domain/text/counting.ts";

export const subjectMessages = {
  title: "Verses for a time like this",
  lead: "What the Bible says to somebody who is afraid, in debt, newly married or awake at night. Each passage was read where it stands.",
  /** Where the passages come from a service, on a page of another language. */
  note: "",
  find: "Find a subject",
  examples: "Anxiety, wedding, new start",
  subjects: (count: number) => plural(count, "1 subject", `${count} subjects`),
  none: (query: string) => `No subject has the name “${query}”. Try a simpler word, or search the Bible for it.`,
  versesOn: (subject: string) => `Verses on ${subject}`,
  allPassagesOn: (subject: string) => `All passages on ${subject}`,
  chapters: "Chapters",
  all: "All subjects",
  notLoaded: "The verses could not be loaded. Please check your connection and try again.",
  noPage: "There is no subject by this name.",
};
