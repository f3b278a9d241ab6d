import { plural } from "#domain/text/counting.ts";

export const browserMessages = {
  title: "Browse Scripture",
  lead: "Choose a book to read it from the beginning, or open its chapters.",
  find: "Find a book",
  testaments: "Testaments",
  old: "Old",
  new: "New",
  oldTestament: "Old Testament",
  newTestament: "New Testament",
  none: "No book of the Bible is called that.",
  books: (count: number) => plural(count, "1 book", `${count} books`),
  chapters: (count: number) => plural(count, " chapter", " chapters"),
};
