import type { MeasurementGroup } from "./table.ts";

/** The measurements of `npm run bench -- NAME`. All but those `isByNameOnly` are rows of the table "Speed" in docs/quality.md. */
export const benches = {
  // First, so that everything else measures a build of these sources.
  build: {
    run: ["node", "scripts/build.ts"],
    what: "duration of the whole build",
    quick: [],
    inTable: { barSeconds: 60 },
  },
  size: { run: ["node", "measure/bench/size.ts"], what: "download sizes of the built site", quick: [] },
  lighthouse: {
    run: ["node", "measure/bench/lighthouse.ts"],
    what: "Lighthouse on a phone, home and a chapter; --all visits every route",
    quick: ["--runs=1"],
  },
  blocking: {
    run: ["node", "measure/bench/blocking.ts"],
    what: "blocking time of a first visit on a slow phone, from CPU time",
    quick: ["2"],
  },
  chapters: {
    run: ["node", "measure/bench/next-chapter.ts"],
    what: "from the tap on 'next chapter' to its text, on a slow phone",
    quick: ["5", "3"],
  },
  interactions: {
    run: ["node", "measure/bench/interactions.ts"],
    what: "latency of the interactions of every part, with two years of data",
    quick: ["--runs=1", "--only=^(books|dictionary)$"],
  },
  sync: {
    run: ["node", "measure/bench/sync.ts"],
    what: "2,000 notes and marks to a fresh device, what a day asks of the network",
    quick: ["1"],
  },
  "search-browser": {
    run: ["node", "measure/bench/search-browser.ts"],
    what: "200 word searches in Chromium at 4× CPU throttle",
    quick: [],
  },
  api: {
    run: ["node", "measure/bench/api.ts"],
    what: "CPU time of the API on workerd, beside a bare worker",
    quick: ["1"],
  },
  worker: {
    run: ["node", "measure/bench/worker-bundle.ts"],
    what: "size of the worker, and its start to the first response",
    quick: ["2"],
  },
  counters: {
    run: ["node", "measure/bench/counters.ts"],
    what: "rows that the counters write for a batch, batches of a visit, and the price of a million visits",
    quick: [],
    isByNameOnly: true,
  },
  previews: {
    run: ["node", "measure/bench/previews.ts"],
    what: "CPU time and size of the link previews that the worker draws",
    quick: ["50"],
  },
  "chapter-pages": {
    run: ["node", "measure/bench/chapter-pages.ts"],
    what: "CPU time of the chapters' pages that the worker fills in",
    quick: ["50"],
  },
  "first-text": {
    run: ["node", "measure/bench/first-text.ts"],
    what: "first text and layout shift of every kind of address that shows Scripture, with and without scripts",
    quick: ["1"],
  },
  search: {
    run: ["node", "measure/bench/search.ts"],
    what: "sizes of the word indexes, and 200 queries on each in Node",
    quick: [],
    isByNameOnly: true,
  },
} as const satisfies MeasurementGroup;
