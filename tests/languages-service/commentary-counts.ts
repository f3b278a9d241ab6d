/**
 * `npx node tests/languages-service/commentary-counts.ts [ADDRESS] [ID]`: reads every chapter of a commentary as the worker
 * does and prints what became of it. Without an address, of the mock; `https://bible.helloao.org` tries the real service,
 * four chapters at a time.
 */
import { allChapters } from "#domain/scripture/reference/places.ts";
import { books } from "#domain/scripture/books/books.ts";
import { defaultCommentaryId } from "#domain/scripture/commentary/commentaries.ts";
import { parseServiceCommentary } from "#domain/scripture/commentary/service-commentary.ts";
import { startLanguagesService } from "./server.ts";

const [asked, id = defaultCommentaryId] = process.argv.slice(2);
const mock = asked ? undefined : await startLanguagesService(0, true);
const address = asked ?? mock!.address;

/** What looks like a reference and may be one to another work: `Ant. 3:5`. */
const likeReference = /(?:\b[1-3] )?\b[A-Z][a-z]{1,14}[1-3]?\.? \d{1,3}:\d{1,3}/g;

const counts = { chapters: 0, missing: 0, refused: 0, sections: 0, verses: 0, cutOff: 0, linked: 0, left: 0, bytes: 0 };
const left = new Map<string, number>();

const read = async (place: { book: (typeof books)[number]["id"]; chapter: number }): Promise<void> => {
  const response = await fetch(`${address}/api/c/${id}/${place.book}/${place.chapter}.simple.json`);
  if (response.status === 404) {
    counts.missing += 1;
    return;
  }
  const text = await response.text();
  const found = response.ok ? parseServiceCommentary(JSON.parse(text), id, place) : undefined;
  if (!found) {
    counts.refused += 1;
    console.log(`refused: ${place.book} ${place.chapter}, status ${response.status}`);
    return;
  }
  counts.chapters += 1;
  counts.bytes += text.length;
  counts.sections += found.sections.length;
  const paragraphs = [...found.introduction, ...found.sections.flatMap((section) => section.paragraphs)];
  for (const { verse, lastVerse, isCutOff } of found.sections) {
    counts.verses += lastVerse - verse + 1;
    if (isCutOff) counts.cutOff += 1;
  }
  for (const { text: paragraph, references = [] } of paragraphs) {
    counts.linked += references.length;
    for (const { 0: written, index } of paragraph.matchAll(likeReference)) {
      const isLinked = references.some(({ start, end }) => start < index + written.length && end > index);
      if (isLinked) continue;
      counts.left += 1;
      left.set(written, (left.get(written) ?? 0) + 1);
    }
  }
};

const next = allChapters.values();
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (const place of next) await read(place);
  }),
);
console.log(id, counts);
console.log("left as text:", Object.fromEntries([...left].toSorted(([, a], [, b]) => b - a).slice(0, 40)));
mock?.server.close();
mock?.server.closeAllConnections();
