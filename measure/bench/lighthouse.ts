/**
 * `npm run bench -- lighthouse`: mobile Lighthouse on simulated slow 4G, median of five, for home and a chapter page.
 * `--only /help` (repeatable) selects other pages; `--all` measures every fixed route and a chapter page once. `--runs=3`
 * sets the number of runs, `--why` lists the audits that lost points. Serves `dist` itself with brotli, as the edge does.
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { routeIds, routes } from "#domain/site/routes.ts";
import { measuringChromiumPath } from "#scripts/setup/chromium.ts";
import { atMost, printRows, type Row } from "./bars.ts";
import { serveStaticSite } from "#tests/support/static-site.ts";
import { median } from "./statistics.ts";
import { commandOptions } from "#scripts/setup/options.ts";

const { values: options } = commandOptions({
  options: {
    all: { type: "boolean" },
    only: { type: "string", multiple: true },
    why: { type: "boolean" },
    runs: { type: "string" },
  },
});
const chapter = "/read/kjv/john/3";
/** Occasionally Lighthouse misses the start of the navigation (NO_NAVSTART). Such a run measured nothing and is repeated. */
const attempts = 3;

interface Measured {
  readonly scores: readonly number[];
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
  /** Speed of the machine, by Lighthouse's own benchmark. */
  readonly benchmarkIndex: number;
}

const site = await serveStaticSite();

const measureOnce = async (path: string): Promise<Measured> => {
  const chrome = await launch({
    chromePath: measuringChromiumPath(),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const result = await lighthouse(site.origin + path, { port: chrome.port, logLevel: "error", output: "json" });
    const { categories, audits, environment } = result!.lhr;
    if (options.why) {
      for (const category of Object.values(categories)) {
        for (const { id } of category.auditRefs) {
          const { score, title, details } = audits[id]!;
          if (score !== null && score < 0.9)
            console.log(`  ${category.id} ${id} ${score} ${title} ${JSON.stringify(details ?? {}).slice(0, 300)}`);
        }
      }
    }
    const audit = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      scores: ["performance", "accessibility", "best-practices", "seo"].map((id) =>
        Math.round((categories[id]?.score ?? 0) * 100),
      ),
      lcpMs: audit("largest-contentful-paint"),
      cls: audit("cumulative-layout-shift"),
      tbtMs: audit("total-blocking-time"),
      benchmarkIndex: environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
};

const measured = async (path: string, left = attempts): Promise<Measured> => {
  const run = await measureOnce(path);
  return left <= 1 || ![run.lcpMs, run.cls, run.tbtMs].some(Number.isNaN) ? run : measured(path, left - 1);
};

const rowsFor = (path: string, runs: readonly Measured[]): Row[] => {
  const of = (pick: (run: Measured) => number) => median(runs.map(pick));
  const scores = [0, 1, 2, 3].map((index) => of((run) => run.scores[index]!));
  const cls = of((run) => run.cls);
  return [
    atMost(
      `${path} LCP`,
      of((run) => run.lcpMs),
      1000,
      "ms",
    ),
    atMost(`${path} CLS`, cls, 0.01, "", 4),
    atMost(
      `${path} TBT`,
      of((run) => run.tbtMs),
      150,
      "ms",
    ),
    {
      what: `${path} Lighthouse`,
      bar: "98/100/100/100",
      measured: scores.join("/"),
      isMet: scores[0]! >= 98 && scores.slice(1).every((score) => score === 100),
    },
  ];
};

const fixedRoutes = routeIds.filter((id) => !routes[id].path.includes(":")).map((id): string => routes[id].path);
const paths = options.all ? [...fixedRoutes, chapter] : (options.only ?? ["/", chapter]);
const runsEach = Number(options.runs ?? (options.all ? 1 : 5));
const rows: Row[] = [];
const indexes: number[] = [];
for (const path of paths) {
  const runs: Measured[] = [];
  for (let run = 0; run < runsEach; run += 1) runs.push(await measured(path));
  indexes.push(...runs.map(({ benchmarkIndex }) => benchmarkIndex));
  rows.push(...rowsFor(path, runs));
}
site.close();
process.exitCode = printRows(
  `Lighthouse, mobile, simulated slow 4G, ${runsEach === 1 ? "one run" : `median of ${runsEach}`}, benchmark index of the machine ${median(indexes).toFixed(0)}`,
  rows,
);
