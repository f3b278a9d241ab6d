import autocannon from "autocannon";
import { formatVerse, totalVerses, verseAt } from "#domain/scripture/reference.ts";
import { median, printRows, type Row } from "./bars.ts";
import { bundleWorker, startRawWorkerd } from "./raw-workerd.ts";

/**
 * Requests a second of the API on raw workerd beside a bare 'hello' worker, in turns, so that a busy machine slows both.
 * The bar: a verse and a chapter at least half as fast as hello. `npm run bench:api -- 20` runs twenty rounds.
 */

const rounds = Number(process.argv[2] ?? 9);
const roundSeconds = 1;
const connections = 32;
const leastShare = 0.5;
/** The longest chapter is printed, too, but has no bar of its own. */
const barred = new Set(["John 3:16", "2,000 verses in turn", "a chapter (John 3)"]);

/** Verses all over the canon, so that not everything is the same hot answer. */
const scattered = Array.from({ length: 2000 }, (_, index) => {
  const text = formatVerse(verseAt((index * 7919) % totalVerses)!);
  return { path: `/api/bible/${text.replaceAll(" ", "+")}` };
});

const size = bundleWorker();
const server = await startRawWorkerd();

const cases = [
  { name: "hello", url: server.hello, requests: [{ path: "/" }] },
  { name: "John 3:16", url: server.worker, requests: [{ path: "/api/bible/john+3:16" }] },
  { name: "2,000 verses in turn", url: server.worker, requests: scattered },
  { name: "a chapter (John 3)", url: server.worker, requests: [{ path: "/api/bible/john+3" }] },
  { name: "a chapter (Psalm 119)", url: server.worker, requests: [{ path: "/api/bible/psalm+119" }] },
];

const figures = new Map<string, number[]>(cases.map(({ name }) => [name, []]));
let failures = 0;

try {
  for (const { path } of scattered) failures += (await fetch(`${server.worker}${path}`)).ok ? 0 : 1;
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, url, requests } of cases) {
      const result = await autocannon({ url, requests, connections, duration: roundSeconds });
      failures += result.non2xx + result.errors;
      // The first round warms up.
      if (round > 0) figures.get(name)!.push(result.requests.average);
    }
  }
} finally {
  server.stop();
}

const hello = figures.get("hello")!;
console.log(`\n${size}`);
console.log(`Requests a second, median of ${rounds} rounds of ${roundSeconds} s, ${connections} connections:`);
const rows: Row[] = [];
for (const [name, values] of figures) {
  // Each round against the hello of the same round: a busy moment slows both.
  const share = median(values.map((value, round) => value / hello[round]!));
  const perSecond = `${Math.round(median(values)).toLocaleString("en")} requests/s`;
  const measured = `${(share * 100).toFixed(1)} % of hello (${perSecond})`;
  console.log(`  ${name.padEnd(24)}${measured}`);
  if (barred.has(name)) rows.push({ what: `API: ${name}`, bar: `≥ ${leastShare * 100} % of hello`, measured, isMet: share >= leastShare });
}
rows.push({ what: "API: failed requests", bar: "0", measured: String(failures), isMet: failures === 0 });
process.exitCode = printRows("API beside a bare hello worker", rows);
