/**
 * `npm run bench:versus -- --other http://127.0.0.1:4567 [--rounds=5] [--seconds=3]`: requests a second of the API on raw
 * workerd beside another service that answers bible-api.com's addresses (`/john+3:16?translation=kjv`; a base path may be
 * part of `--other`), in turns, so that a busy machine slows both. Every address is asked once of both before and after:
 * unless each answers 200 with the same words, there are no figures.
 */
import { parseArgs } from "node:util";
import { chapterCount, chapterTitle, verseCount } from "#domain/scripture/books.ts";
import { formatVerse } from "#domain/scripture/format-reference.ts";
import type { VerseId } from "#domain/scripture/places.ts";
import { printRows, type Row } from "./bars.ts";
import { connections, measureInTurns, perSecond, scatteredVerses, type Load } from "./in-turns.ts";
import { bundleWorker, startRawWorkerd } from "./raw-workerd.ts";
import { median } from "./statistics.ts";

const { values: options } = parseArgs({ options: { other: { type: "string" }, rounds: { type: "string", default: "5" }, seconds: { type: "string", default: "3" } } });
if (!options.other) {
  console.log("Say where a service with bible-api.com's addresses answers on this machine: npm run bench:versus -- --other http://127.0.0.1:4567");
  process.exit(1);
}
const other = options.other;
const rounds = Number(options.rounds);
const roundSeconds = Number(options.seconds);
const leastTimes = 20;
const mixedCount = 200;

const chapterOf = ({ book, chapter }: VerseId): string => chapterTitle(book, chapter);

/** What is asked for in turn: of ten references six are a verse, two some verses, one a list, one a chapter. */
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

/** Books of one chapter are left out: what 'Jude 1' means is a matter of taste. */
const mixed = scatteredVerses(mixedCount * 2)
  .filter(({ book }) => chapterCount(book) > 1)
  .slice(0, mixedCount)
  .map((verse, index) => forms[index % forms.length]!(verse));

const cases = [
  { name: "one verse (John 3:16)", addresses: [addressOf("John 3:16")] },
  { name: "one chapter (John 3)", addresses: [addressOf("John 3")] },
  { name: `${mixedCount} mixed references`, addresses: mixed.map(addressOf) },
];

/** The words of an answer's text. Errors: no answer, not 200, no text. */
const wordsAt = async (url: string): Promise<string> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Error(`no answer from ${url}`, { cause });
  });
  if (response.status !== 200) throw new Error(`${response.status} from ${url}`);
  const { text } = (await response.json()) as { readonly text?: unknown };
  if (typeof text !== "string" || text.trim() === "") throw new Error(`no text from ${url}`);
  return text.trim().split(/\s+/).join(" ");
};

/** Throws unless both answer every address with the same words. */
const compareAnswers = async (ours: string): Promise<void> => {
  for (const address of cases.flatMap(({ addresses }) => addresses)) {
    const [own, theirs] = await Promise.all([wordsAt(ours + address), wordsAt(other.replace(/\/$/, "") + address)]);
    if (own !== theirs) throw new Error(`${address} has other words there:\n  ${own}\n  ${theirs}`);
  }
};

/** The addresses of a case below a base, which may have a path. */
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
    cases.flatMap(({ name, addresses }) => [loadAt(`${name}, ours`, ours, addresses), loadAt(`${name}, theirs`, other, addresses)]),
    { rounds, roundSeconds },
  );
  await compareAnswers(ours);
  return measured;
};
const measured = await measure().finally(server.stop);

console.log(`\nRequests a second beside ${other}, ${rounds} rounds of ${roundSeconds} s, ${connections} connections, round by round:`);
for (const { name, rates, lost } of measured) {
  // A server may close a connection after any answer (RFC 9112, 9.6); what was sent on it meanwhile is lost, and sent again.
  console.log(`  ${name.padEnd(32)}${rates.map((rate) => Math.round(rate).toLocaleString("en").padStart(8)).join("")}${lost > 0 ? `  (${lost} requests lost with their connections)` : ""}`);
}

const rows: Row[] = cases.map(({ name }, index) => {
  const [own, theirs] = measured.slice(index * 2, index * 2 + 2).map(({ rates }) => median(rates)) as [number, number];
  const times = own / theirs;
  return { what: `beside another service: ${name}`, bar: `≥ ${leastTimes} times`, measured: `${times.toFixed(1)} times (${perSecond(own)} beside ${perSecond(theirs)})`, isMet: times >= leastTimes };
});
// Answers other than 2xx of either, and what ours lost.
const refused = measured.reduce((sum, one) => sum + one.refused, 0);
const lost = measured.filter(({ name }) => name.endsWith("ours")).reduce((sum, one) => sum + one.lost, 0);
rows.push({ what: "beside another service: failed requests", bar: "0", measured: `${refused + lost}`, isMet: refused + lost === 0 });
process.exitCode = printRows("API beside another service", rows);
