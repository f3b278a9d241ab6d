/**
 * `node scripts/scripture/concordance.ts WORD…`: every occurrence of words in the King James Version, in order, with the
 * sense that the glossary gives it. Whole words in any case; a word may be a regular expression (`suffer\w*`).
 */
import { books } from "#domain/scripture/books/books.ts";
import { glossaryOccurrences } from "#domain/text/glossary-words.ts";
import { glossary } from "#content/glossary.ts";
import { packagedTexts } from "./catalogue.ts";

const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  console.error("Usage: node scripts/scripture/concordance.ts WORD…");
  process.exit(1);
}

/** Characters of context on either side of the word. */
const around = 45;
const pattern = new RegExp(`(?<![A-Za-z])(?:${wanted.join("|")})(?![A-Za-z])`, "gi");
const find = glossaryOccurrences(glossary);
const order = new Map(books.map(({ id }, index) => [id, index]));
let count = 0;

for (const { book, chapter, verses } of packagedTexts.kjv
  .readChapters()
  .toSorted((a, b) => order.get(a.book)! - order.get(b.book)! || a.chapter - b.chapter)) {
  verses.forEach((text, index) => {
    const explained = find(text, { book, chapter, verse: index + 1 });
    for (const match of text.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      const [sense] = explained.find(({ start, end }) => start <= from && to <= end)?.assigned ?? [];
      const meaning =
        sense === undefined ? "not in the glossary" : sense === "plain" ? "left out on purpose" : sense.meaning;
      console.log(
        `${book} ${chapter}:${index + 1}\t${text.slice(Math.max(0, from - around), from)}[${match[0]}]${text.slice(to, to + around)}\t${meaning}`,
      );
      count += 1;
    }
  });
}
console.log(`${count} occurrences`);
