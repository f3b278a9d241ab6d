/**
 * `npm run lighthouse`: mobile Lighthouse on simulated slow 4G, median of five, for home and a chapter page;
 * with `--all`, once for every fixed route. Serves `dist` itself with brotli, as the edge does. Run `npm run build` first.
 */
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { WebSocketServer } from "ws";
import { routeIds, routes } from "#domain/site/routes.ts";
import { chromiumPath } from "../setup/chromium.ts";
import { median, printRows, type Row } from "./bars.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json", ".txt": "text/plain", ".xml": "application/xml",
};
const dist = join(import.meta.dirname, "../../dist");

const fileOf = (path: string): string | undefined => {
  const base = normalize(join(dist, decodeURIComponent(path)));
  return [base, `${base}.html`, join(base, "index.html")].find((file) => file.startsWith(dist) && existsSync(file) && statSync(file).isFile());
};

const headers = readFileSync(join(dist, "_headers"), "utf8").split("\n\n")[0]!.split("\n").slice(1).map((line) => line.trim().split(/:\s(.*)/s)).filter(([name]) => name && !name.startsWith("!"));

const server = createServer((request, response) => {
  const path = (request.url ?? "/").split("?")[0]!;
  const file = fileOf(path);
  // The counters answer here without a worker: what is measured is the page.
  if (path.startsWith("/api/stats")) {
    response.setHeader("content-type", "application/json").end(request.method === "POST" ? '{"stat_name":"visitors","stat_value":1}' : "[]");
    return;
  }
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  for (const [name, value] of headers) response.setHeader(name!, value ?? "");
  if (path.startsWith("/assets/") || path.startsWith("/bible/")) response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
  if (/\.(html|js|css|json|svg)$/.test(file)) response.setHeader("Content-Encoding", "br").end(brotliCompressSync(readFileSync(file)));
  else createReadStream(file).pipe(response);
});
const sockets = new WebSocketServer({ server });
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;

interface Measured {
  readonly scores: readonly number[];
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
}

const measure = async (path: string): Promise<Measured> => {
  const chrome = await launch({ ...(chromiumPath() ? { chromePath: chromiumPath()! } : {}), chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"] });
  try {
    const result = await lighthouse(origin + path, { port: chrome.port, logLevel: "error", output: "json" });
    const { categories, audits } = result!.lhr;
    if (process.argv.includes("--why")) {
      for (const category of Object.values(categories)) {
        for (const { id } of category.auditRefs) {
          const { score, title, details } = audits[id]!;
          if (score !== null && score < 0.9) console.log(`  ${category.id} ${id} ${score} ${title} ${JSON.stringify(details ?? {}).slice(0, 300)}`);
        }
      }
    }
    const audit = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      scores: ["performance", "accessibility", "best-practices", "seo"].map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
      lcpMs: audit("largest-contentful-paint"),
      cls: audit("cumulative-layout-shift"),
      tbtMs: audit("total-blocking-time"),
    };
  } finally {
    chrome.kill();
  }
};

const rowsFor = (path: string, runs: readonly Measured[]): Row[] => {
  const of = (pick: (run: Measured) => number) => median(runs.map(pick));
  const scores = [0, 1, 2, 3].map((index) => of((run) => run.scores[index]!));
  const [lcp, cls, tbt] = [of((run) => run.lcpMs), of((run) => run.cls), of((run) => run.tbtMs)];
  const timed: Row[] = [
    { what: `${path} LCP`, bar: "≤ 1000 ms", measured: `${lcp.toFixed(0)} ms`, isMet: lcp <= 1000 },
    { what: `${path} CLS`, bar: "≤ 0.01", measured: cls.toFixed(4), isMet: cls <= 0.01 },
    { what: `${path} TBT`, bar: "≤ 150 ms", measured: `${tbt.toFixed(0)} ms`, isMet: tbt <= 150 },
  ];
  const scored: Row = { what: `${path} Lighthouse`, bar: "98/100/100/100", measured: scores.join("/"), isMet: scores[0]! >= 98 && scores.slice(1).every((score) => score === 100) };
  return runs.length > 1 ? [...timed, scored] : [scored, timed[1]!];
};

const isAll = process.argv.includes("--all");
const paths = isAll ? routeIds.filter((id) => !routes[id].path.includes(":")).map((id) => routes[id].path as string) : process.argv.includes("--home") ? ["/"] : ["/", "/read/kjv/john/3"];
const rows: Row[] = [];
for (const path of paths) {
  const runs: Measured[] = [];
  for (let run = 0; run < (isAll ? 1 : 5); run += 1) runs.push(await measure(path));
  rows.push(...rowsFor(path, runs));
}
sockets.close();
server.close();
process.exitCode = printRows(`Lighthouse, mobile, simulated slow 4G, ${isAll ? "one run" : "median of five"}`, rows);
