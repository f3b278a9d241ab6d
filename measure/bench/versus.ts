/**
 * `npm run bench -- versus --other http://127.0.0.1:4567 [--rounds=5] [--seconds=3]`: requests per second of the API on raw
 * workerd compared with another service with bible-api.com's URLs (`/john+3:16?translation=kjv`; `--other` may contain a
 * base path), in turns, so that a busy machine slows both. Before and after, every URL is requested once from both. Unless
 * each responds with 200 and the same words, no figures are printed.
 */
import { parseArgs } from "node:util";
import { chapterCount, chapterTitle, verseCount } from "#domain/scripture/books/books.ts";
import { formatVerse } from "#domain/scripture/reference/format-reference.ts";
import type { VerseId } from "#domain/scripture/reference/places.ts";
import { printRows, type Row } from "./bars.ts";
import { connections, measureInTurns, perSecond, scatteredVerses, type Load } from "./in-turns.ts";
import { bundleWorker, startRawWorkerd } from "./raw-workerd.ts";
import { median } from "./statistics.ts";

const { values: options } = parseArgs({
  options: {
    other: { type: "string" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
  },
});
if (!options.other) {
  console.log(
    "Give the URL of a service on this machine that is compatible with bible-api.com: npm run bench -- versus --other http://127.0.0.1:4567",
  );
  process.exit(1);
}
const other = options.other;
const rounds = Number(options.rounds);
const roundSeconds = Number(options.seconds);
const minTimes = 20;
const mixedCount = 200;

const chapterOf = ({ book, chapter }: VerseId): string => chapterTitle(book, chapter);

/** The requests in rotation: of ten references six are one verse, two several verses, one a list, one a chapter. */
const forms: readonly ((verse: VerseId) => string)[] = [
  formatVerse,
  formatVerse,
  (verse) => `${chapterOf(verse)}:1-${Math.min(5, verseCount(verse.book, verse.chapter))}`,
  formatVerse,
  (verse) => `${chapterOf(verse)}:1,${verseCount(verse.book, verse.chapter)}`,
  formatVerse,
  formatVerse,
  (verse) => `${chapterOf(verse)}:1-2`,
  formatVerse,
  chapterOf,
];

const addressOf = (reference: string): string => `/${reference.replaceAll(" ", "+")}?translation=kjv`;

/** Excludes single-chapter books, since services differ in the meaning of 'Jude 1'. */
const mixed = scatteredVerses(mixedCount * 2)
  .filter(({ book }) => chapterCount(book) > 1)
  .slice(0, mixedCount)
  .map((verse, index) => forms[index % forms.length]!(verse));

const cases = [
  { name: "one verse (John 3:16)", addresses: [addressOf("John 3:16")] },
  { name: "one chapter (John 3)", addresses: [addressOf("John 3")] },
  { name: `${mixedCount} mixed references`, addresses: mixed.map(addressOf) },
];

/** The words of a response's text. Throws if there is no response, no 200 or no text. */
const wordsAt = async (url: string): Promise<string> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Error(`no answer from ${url}`, { cause });
  });
  if (response.status !== 200) throw new Error(`${response.status} from ${url}`);
  const { text } = (await response.json()) as { readonly text?: unknown };
  if (typeof text !== "string" || text.trim() === "") throw new Error(`no text from ${url}`);
  return text.trim().split(/\s+/).join(" ");
};

/** Throws unless both services respond with the same words for every URL. */
const compareAnswers = async (ours: string): Promise<void> => {
  for (const address of cases.flatMap(({ addresses }) => addresses)) {
    const [own, theirs] = await Promise.all([wordsAt(ours + address), wordsAt(other.replace(/\/$/, "") + address)]);
    if (own !== theirs) throw new Error(`${address} differs:\n  ${own}\n  ${theirs}`);
  }
};

/** The URLs of a case under a base URL, which may have a path. */
const loadAt = (name: string, base: string, addresses: readonly string[]): Load => {
  const { origin, pathname } = new URL(base);
  return { name, url: origin, requests: addresses.map((address) => ({ path: pathname.replace(/\/$/, "") + address })) };
};

bundleWorker();
const server = await startRawWorkerd();
const ours = `${server.worker}/api/bible`;
const measure = async () => {
  await compareAnswers(ours);
  const measured = await measureInTurns(
    cases.flatMap(({ name, addresses }) => [
      loadAt(`${name}, ours`, ours, addresses),
      loadAt(`${name}, theirs`, other, addresses),
    ]),
    { rounds, roundSeconds },
  );
  await compareAnswers(ours);
  return measured;
};
const measured = await measure().finally(server.stop);

console.log(
  `\nRequests per second compared with ${other}, ${rounds} rounds of ${roundSeconds} s, ${connections} connections, round by round:`,
);
for (const { name, rates, lost } of measured) {
  // A server may close a connection after any response (RFC 9112, 9.6). A request sent meanwhile is lost, and sent again.
  console.log(
    `  ${name.padEnd(32)}${rates.map((rate) => Math.round(rate).toLocaleString("en").padStart(8)).join("")}${lost > 0 ? `  (${lost} requests lost with their connections)` : ""}`,
  );
}

const rows: Row[] = cases.map(({ name }, index) => {
  const [own, theirs] = measured.slice(index * 2, index * 2 + 2).map(({ rates }) => median(rates)) as [number, number];
  const times = own / theirs;
  return {
    what: `compared with another service: ${name}`,
    bar: `≥ ${minTimes} times`,
    measured: `${times.toFixed(1)} times (${perSecond(own)} compared with ${perSecond(theirs)})`,
    isMet: times >= minTimes,
  };
});
// Responses other than 2xx from either, and requests lost by ours.
const refused = measured.reduce((sum, one) => sum + one.refused, 0);
const lost = measured.filter(({ name }) => name.endsWith("ours")).reduce((sum, one) => sum + one.lost, 0);
rows.push({
  what: "compared with another service: failed requests",
  bar: "0",
  measured: `${refused + lost}`,
  isMet: refused + lost === 0,
});
process.exitCode = printRows("API compared with another service", rows);
