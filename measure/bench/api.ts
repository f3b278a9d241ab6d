import { formatVerse } from "#domain/scripture/reference/format-reference.ts";
import { allChapters, type VerseId } from "#domain/scripture/reference/places.ts";
import { chapterFilePath } from "#domain/scripture/translations/manifest.ts";
import { readManifest } from "#scripts/scripture/read-manifest.ts";
import { exactly, printRows, type Row } from "./bars.ts";
import { connections, measureInTurns, perSecond, scatteredVerses } from "./in-turns.ts";
import { bundleWorker, cpuMsOf, startRawWorkerd } from "./raw-workerd.ts";
import { median } from "./statistics.ts";

/**
 * The API on raw workerd compared with a bare 'hello' worker by the CPU time of the process, measured in turns. The bar: a
 * verse and a chapter at least half as fast as hello. `npm run bench -- api 20` runs 20 rounds. Verses that are not cached,
 * one of each chapter, are compared as well with a worker that reads the chapter's file and does nothing with it.
 */

const rounds = Number(process.argv[2] ?? 9);
const roundSeconds = 1;
const minShare = 0.5;
const minUnaskedShare = 0.35;
/** The cases with a bar. The longest chapter is also printed, but has none. */
const barred = new Set(["John 3:16", "2,000 verses in turn", "a chapter (John 3)"]);

const pathOf = (verse: VerseId): string => `/api/bible/${formatVerse(verse).replaceAll(" ", "+")}`;
const scattered = scatteredVerses(2000).map((verse) => ({ path: pathOf(verse) }));

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
const cpuMsFor = async (requests: readonly Request[]): Promise<number> => {
  const before = cpuMsOf(server.process);
  for (const request of requests) {
    const answer = await fetch(request);
    await answer.text();
    if (!answer.ok) failures += 1;
  }
  return (cpuMsOf(server.process) - before) / requests.length;
};

/** The first verse of each chapter. */
const versesOf = (translation: string): readonly Request[] =>
  allChapters.map(
    (place) => new Request(`${server.worker}${pathOf({ ...place, verse: 1 })}?translation=${translation}`),
  );
const { version } = readManifest();
const files = allChapters.map(({ book, chapter }) => {
  const path = chapterFilePath(version, "kjv", book, chapter);
  return new Request(server.hello, { method: "POST", body: `https://assets.invalid${path}` });
});

/** The speed of a verse that is not cached, as a share of hello, by CPU time. */
const measureUnasked = async (): Promise<Row> => {
  // Until the runtime has compiled what it runs often.
  await cpuMsFor(versesOf("asv"));
  const helloMs = await cpuMsFor(allChapters.map(() => new Request(server.hello)));
  const fileMs = await cpuMsFor(files);
  const verseMs = await cpuMsFor(versesOf("kjv"));
  return {
    what: "API: verses never asked before, by CPU time",
    bar: `≥ ${minUnaskedShare * 100} % of hello`,
    measured: `${((helloMs / verseMs) * 100).toFixed(1)} % (${verseMs.toFixed(3)} ms, hello ${helloMs.toFixed(3)} ms, with the file alone ${fileMs.toFixed(3)} ms)`,
    isMet: helloMs / verseMs >= minUnaskedShare,
  };
};

const measure = async () => {
  for (const { path } of scattered) failures += (await fetch(`${server.worker}${path}`)).ok ? 0 : 1;
  return measureInTurns(cases, server.process, { rounds, roundSeconds });
};
const unasked = await measureUnasked();
const measured = await measure().finally(server.stop);
for (const { refused, lost } of measured) failures += refused + lost;

const hello = measured[0]!.cpuMs;
console.log(`\n${size}`);
console.log(`Median of ${rounds} rounds of ${roundSeconds} s, ${connections} connections:`);
const rows: Row[] = [];
for (const { name, rates, cpuMs } of measured) {
  // Each round is compared with hello in the same round, since a busy moment slows both.
  const share = median(cpuMs.map((ms, round) => hello[round]! / ms));
  const figure = `${(share * 100).toFixed(1)} % of hello (${median(cpuMs).toFixed(3)} ms, ${perSecond(median(rates))})`;
  console.log(`  ${name.padEnd(24)}${figure}`);
  if (barred.has(name))
    rows.push({
      what: `API: ${name}, by CPU time`,
      bar: `≥ ${minShare * 100} % of hello`,
      measured: figure,
      isMet: share >= minShare,
    });
}
rows.push(unasked, exactly("API: failed requests", failures, 0));
process.exitCode = printRows("API compared with a bare hello worker", rows);
