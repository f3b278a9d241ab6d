import { books } from "#domain/scripture/books/books.ts";
import { formatVerse } from "#domain/scripture/reference/format-reference.ts";
import { exactly, printRows, type Row } from "./bars.ts";
import { connections, measureInTurns, perSecond, scatteredVerses } from "./in-turns.ts";
import { bundleWorker, cpuMsOf, startRawWorkerd } from "./raw-workerd.ts";
import { median } from "./statistics.ts";

/**
 * Requests per second of the API on raw workerd compared with a bare 'hello' worker, measured in turns so that a busy
 * machine slows both. The bar: a verse and a chapter at least half as fast as hello. `npm run bench -- api 20` runs 20 rounds.
 * Verses that are not cached, one of each chapter, are compared with hello by the CPU time of the process.
 */

const rounds = Number(process.argv[2] ?? 9);
const roundSeconds = 1;
const minShare = 0.5;
const minUnaskedShare = 0.35;
/** The cases with a bar. The longest chapter is also printed, but has none. */
const barred = new Set(["John 3:16", "2,000 verses in turn", "a chapter (John 3)"]);

const scattered = scatteredVerses(2000).map((verse) => ({
  path: `/api/bible/${formatVerse(verse).replaceAll(" ", "+")}`,
}));

const size = bundleWorker();
const server = await startRawWorkerd();

const cases = [
  { name: "hello", url: server.hello, requests: [{ path: "/" }] },
  { name: "John 3:16", url: server.worker, requests: [{ path: "/api/bible/john+3:16" }] },
  { name: "2,000 verses in turn", url: server.worker, requests: scattered },
  { name: "a chapter (John 3)", url: server.worker, requests: [{ path: "/api/bible/john+3" }] },
  { name: "a chapter (Psalm 119)", url: server.worker, requests: [{ path: "/api/bible/psalm+119" }] },
];

let failures = 0;
const cpuMsFor = async (addresses: readonly string[]): Promise<number> => {
  const before = cpuMsOf(server.process);
  for (const address of addresses) {
    const answer = await fetch(address);
    await answer.text();
    if (!answer.ok) failures += 1;
  }
  return (cpuMsOf(server.process) - before) / addresses.length;
};

/** The first verse of each chapter. */
const chapters = books.flatMap(({ id, verseCounts }) =>
  verseCounts.map((_, index) => formatVerse({ book: id, chapter: index + 1, verse: 1 })),
);
const versesOf = (translation: string): readonly string[] =>
  chapters.map((verse) => `${server.worker}/api/bible/${verse.replaceAll(" ", "+")}?translation=${translation}`);

/** The speed of a verse that is not cached, as a share of hello, by CPU time. */
const measureUnasked = async (): Promise<Row> => {
  // Until the runtime has compiled what it runs often.
  await cpuMsFor(versesOf("asv"));
  const helloMs = await cpuMsFor(chapters.map(() => server.hello));
  const verseMs = await cpuMsFor(versesOf("kjv"));
  return {
    what: "API: verses never asked before, by CPU time",
    bar: `≥ ${minUnaskedShare * 100} % of hello`,
    measured: `${((helloMs / verseMs) * 100).toFixed(1)} % (${verseMs.toFixed(3)} ms, hello ${helloMs.toFixed(3)} ms)`,
    isMet: helloMs / verseMs >= minUnaskedShare,
  };
};

const measure = async () => {
  for (const { path } of scattered) failures += (await fetch(`${server.worker}${path}`)).ok ? 0 : 1;
  return measureInTurns(cases, { rounds, roundSeconds });
};
const unasked = await measureUnasked();
const measured = await measure().finally(server.stop);
for (const { refused, lost } of measured) failures += refused + lost;

const hello = measured[0]!.rates;
console.log(`\n${size}`);
console.log(`Requests per second, median of ${rounds} rounds of ${roundSeconds} s, ${connections} connections:`);
const rows: Row[] = [];
for (const { name, rates } of measured) {
  // Each round is compared with hello in the same round, since a busy moment slows both.
  const share = median(rates.map((rate, round) => rate / hello[round]!));
  const figure = `${(share * 100).toFixed(1)} % of hello (${perSecond(median(rates))})`;
  console.log(`  ${name.padEnd(24)}${figure}`);
  if (barred.has(name))
    rows.push({
      what: `API: ${name}`,
      bar: `≥ ${minShare * 100} % of hello`,
      measured: figure,
      isMet: share >= minShare,
    });
}
rows.push(unasked, exactly("API: failed requests", failures, 0));
process.exitCode = printRows("API compared with a bare hello worker", rows);
