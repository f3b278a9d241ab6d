import type { MeasurementGroup } from "./table.ts";

/** The measurements of `npm run bench -- NAME`. Those with `inTable` are rows of the table "Speed" in docs/quality.md. */
export const benches = {
  // First, so that everything else measures a build of these sources.
  build: { run: ["node", "scripts/build.ts"], what: "duration of the whole build", inTable: { barSeconds: 60 } },
  size: { run: ["node", "measure/bench/size.ts"], what: "download sizes of the built site", inTable: {} },
  lighthouse: {
    run: ["node", "measure/bench/lighthouse.ts"],
    what: "Lighthouse on a phone, home and a chapter; --all visits every route",
    inTable: { quick: ["--runs=1"] },
  },
  blocking: {
    run: ["node", "measure/bench/blocking.ts"],
    what: "blocking time of a first visit on a slow phone, from CPU time",
    inTable: { quick: ["2"] },
  },
  chapters: {
    run: ["node", "measure/bench/next-chapter.ts"],
    what: "from the tap on 'next chapter' to its text, on a slow phone",
    inTable: { quick: ["5", "3"] },
  },
  interactions: {
    run: ["node", "measure/bench/interactions.ts"],
    what: "latency of the interactions of every room, with two years of data",
    inTable: { quick: ["--runs=1"] },
  },
  words: {
    run: ["node", "measure/bench/word-taps.ts"],
    what: "from the tap on a word to its sheet, on a slow phone",
    inTable: { quick: ["2"] },
  },
  sync: {
    run: ["node", "measure/bench/sync.ts"],
    what: "2,000 notes and marks to a fresh device, what a day asks of the network",
    inTable: { quick: ["1"] },
  },
  "long-use": {
    run: ["node", "measure/bench/long-use.ts"],
    what: "memory, nodes and page turns of one tab over a long visit",
    inTable: { quick: ["--quick"] },
  },
  "search-browser": {
    run: ["node", "measure/bench/search-browser.ts"],
    what: "200 word searches in Chromium at 4× CPU throttle",
    inTable: {},
  },
  "first-search": {
    run: ["node", "measure/bench/first-search.ts"],
    what: "a visitor's first word search on slow connections",
    inTable: { quick: ["1"] },
  },
  api: {
    run: ["node", "measure/bench/api.ts"],
    what: "requests per second on workerd, beside a bare worker",
    inTable: { quick: ["1"] },
  },
  worker: {
    run: ["node", "measure/bench/worker-bundle.ts"],
    what: "size of the worker, and its start to the first response",
    inTable: { quick: ["2"] },
  },
  counters: {
    run: ["node", "measure/bench/counters.ts"],
    what: "rows that the counters write for a batch, batches of a visit, and the price of a million visits",
  },
  previews: {
    run: ["node", "measure/bench/previews.ts"],
    what: "CPU time and size of the link previews that the worker draws",
    inTable: { quick: ["50"] },
  },
  "chapter-pages": {
    run: ["node", "measure/bench/chapter-pages.ts"],
    what: "CPU time of the chapters' pages that the worker fills in",
    inTable: { quick: ["50"] },
  },
  search: {
    run: ["node", "measure/bench/search.ts"],
    what: "sizes of the word indexes, and 200 queries on each in Node",
  },
  "search-worker": {
    run: ["node", "measure/bench/search-worker.ts"],
    what: "200 word searches through the API on workerd",
  },
  "early-taps": {
    run: ["node", "measure/bench/early-taps.ts"],
    what: "taps before hydration on slow 4G: lost, or done twice",
  },
} as const satisfies MeasurementGroup;
