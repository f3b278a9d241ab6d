/**
 * `npm run check -- headers [--serve]`: scores the responses of a running site, pages and API, by the rules of Mozilla's HTTP
 * Observatory. Default `npm start` on 127.0.0.1:8787; `--serve` starts a server for the run. The Observatory itself only
 * scans public https hosts, so its analysers are installed into `.generated/observatory`, outside the dependencies, and
 * given the responses as if they had come over https with plain http redirected, as the edge does (docs/operations.md).
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { runOrThrow } from "#scripts/setup/process.ts";
import { printRows, type Row } from "#measure/bench/bars.ts";
import { serveProduct } from "#measure/bench/product-server.ts";

const version = "1.4.8";
const folder = join(import.meta.dirname, "../.generated/observatory");
const source = join(folder, "node_modules/@mdn/mdn-http-observatory/src");
const bar = 135;
const newHost = "new.example";
const preloadedHost = "preloaded.example";
const server = process.argv.includes("--serve") ? await serveProduct() : undefined;
const origin = server?.origin ?? process.argv[2] ?? "http://127.0.0.1:8787";

interface Outcome {
  readonly result: string | null;
  readonly pass: boolean | null;
}
interface Requests {
  readonly responses: Record<string, unknown>;
  readonly resources: { path: string | null };
  session: unknown;
}

if (!existsSync(source)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"private":true}');
  await runOrThrow("npm", [
    "install",
    "--prefix",
    folder,
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--silent",
    `@mdn/mdn-http-observatory@${version}`,
  ]);
}
// Normally the list of preloaded hosts is downloaded during installation. Here it has one entry, to show what preloading is worth.
const preloadList = join(source, "../conf/hsts-preload.json");
if (!existsSync(preloadList)) {
  mkdirSync(dirname(preloadList), { recursive: true });
  writeFileSync(preloadList, JSON.stringify({ [preloadedHost]: { mode: "force-https", includeSubDomains: true } }));
}
const load = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(join(source, file)).href)) as Module;
const { ALL_TESTS: tests } = await load<{ ALL_TESTS: readonly ((requests: Requests) => Outcome)[] }>("constants.js");
const { Requests: RequestsClass } = await load<{ Requests: new (host: string) => Requests }>("types.js");
const { getScoreModifier } = await load<{ getScoreModifier: (result: string) => number }>("grader/grader.js");
const { parseHttpEquivHeaders } = await load<{
  parseHttpEquivHeaders: (html: string, url: string) => Map<string, string[]>;
}>("retriever/utils.js");

/** A response in the form that the analysers expect, with lower-case header names. */
const answerOf = async (path: string, init?: RequestInit) => {
  const response = await fetch(origin + path, init);
  const text = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    data: text,
    verified: true,
    config: {},
    statusText: "",
    request: {},
    text,
  };
};

const score = async (path: string, host: string): Promise<Row> => {
  const answer = await answerOf(path, { headers: { Accept: "text/html,*/*;q=0.8" } });
  const requests = new RequestsClass(host);
  const url = new URL(`https://${host}${path}`);
  const isHtml = answer.headers["content-type"]?.startsWith("text/html") === true;
  Object.assign(requests.responses, {
    auto: { ...answer, httpEquiv: isHtml ? parseHttpEquivHeaders(answer.text, url.href) : new Map() },
    https: answer,
    http: answer,
    cors: await answerOf(path, {
      method: "OPTIONS",
      headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "GET" },
    }),
    httpRedirects: [
      { url: new URL(`http://${host}${path}`), status: 301 },
      { url, status: 200 },
    ],
    httpsRedirects: [{ url, status: 200 }],
  });
  requests.resources.path = isHtml ? answer.text : null;
  requests.session = { url, jar: undefined, response: answer, redirectHistory: [{ url, status: 200 }] };
  const results = tests.map((test) => test(requests).result ?? "");
  const modifiers = results.map((result) => (result ? getScoreModifier(result) : 0));
  const penalties = modifiers.filter((one) => one < 0).reduce((sum, one) => sum + one, 100);
  const total = penalties >= 90 ? modifiers.reduce((sum, one) => sum + one, 100) : penalties;
  const notable = results
    .map((result, index) => ({ result, points: modifiers[index]! }))
    .filter(({ points }) => points !== 0);
  return {
    what: `headers of ${path}${host === preloadedHost ? ", host preloaded" : ""}`,
    bar: `≥ ${bar}`,
    measured: `${total} (${notable.map(({ result, points }) => `${points > 0 ? "+" : ""}${points} ${result}`).join(", ")})`,
    isMet: total >= bar,
  };
};

const rows: Row[] = [];
for (const path of ["/", "/read/kjv/john/3", "/help", "/no-such-page", "/api/docs", "/api/bible/john+3:16"]) {
  for (const host of [newHost, preloadedHost]) rows.push(await score(path, host));
}
server?.stop();
process.exitCode = printRows("HTTP Observatory", rows);
