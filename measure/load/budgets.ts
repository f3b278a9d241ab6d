/**
 * `npm run load -- budgets [requests]`: what all addresses of one /48 get done at the endpoints that write, on the shipped
 * bundle without the flood shield, and what a refused request costs. Bars: eight times one network's budget; 1 ms of CPU
 * more than a 404.
 */
import { budgets } from "#domain/api/budgets.ts";
import { atMost, printRows, type Row } from "#measure/bench/bars.ts";
import { inParallel } from "#src/platform/in-parallel.ts";
import { startApi } from "./api-server.ts";
import { postJson } from "./post-json.ts";

const requests = Number(process.argv[2] ?? 2000);
const api = await startApi("lampstand.example");

const addressOf = (index: number): string => `2001:db8:39:${((index * 4099) % 65_536).toString(16)}::1`;

const post = (path: string, body: unknown, headers: Record<string, string>): Promise<Response> =>
  postJson(api.url + path, body, headers);

const trials = [
  {
    what: "checks of a limit",
    most: budgets.checks.most,
    ask: (index: number, headers: Record<string, string>) =>
      post("/api/security/rate-limit", { action_type_param: `a${index}`, identifier_param: `f${index}` }, headers),
  },
  {
    what: "reports",
    most: budgets.reports.most,
    ask: (index: number, headers: Record<string, string>) =>
      post("/api/security/events", { event_type_param: `e${index}`, severity_param: "low" }, headers),
  },
  {
    what: "rooms of Trivia live",
    most: budgets.newRooms.most,
    ask: (_index: number, headers: Record<string, string>) =>
      post("/api/trivia/rooms", { level: "simple", seconds: 10, questions: 5 }, headers),
  },
  {
    what: "unknown stores of sync",
    most: budgets.unknownSyncStores.most,
    ask: (index: number, headers: Record<string, string>) =>
      fetch(`${api.url}/api/sync/${index.toString(16).padStart(32, "0")}`, {
        headers: { ...headers, Authorization: `Bearer ${"a".repeat(43)}` },
      }),
  },
];

/** Requests of which the CPU time is measured. */
const measured = Math.min(requests, 300);

const cpuMsOfEach = async (ask: (index: number) => Promise<void>): Promise<number> => {
  const before = api.cpuMs();
  await inParallel(Array.from({ length: measured }), 8, (_item, index) => ask(index));
  return (api.cpuMs() - before) / measured;
};

const answerNothing = async (): Promise<void> => void (await (await fetch(`${api.url}/api/nowhere`)).arrayBuffer());
await cpuMsOfEach(answerNothing);
// What the development server and a 404 cost. The rest is the cost of the refusal itself.
const idleMs = await cpuMsOfEach(answerNothing);

const rows: Row[] = [];
for (const { what, most, ask } of trials) {
  let done = 0;
  const once = async (index: number): Promise<void> => {
    const answer = await ask(index, { "CF-Connecting-IP": addressOf(index) });
    if (![429, 503].includes(answer.status)) done += 1;
    await answer.arrayBuffer();
  };
  await inParallel(Array.from({ length: requests }), 8, (_item, index) => once(index));
  const whileAllowed = done;
  const cpuMs = (await cpuMsOfEach(once)) - idleMs;
  rows.push(
    atMost(`${what}: done`, done, 8 * most, ""),
    // Nothing was measured if some of these were still allowed.
    atMost(`${what}: CPU of a refusal, more than a 404`, done > whileAllowed ? Number.NaN : cpuMs, 1, "ms", 2),
  );
}
api.stop();
process.exit(printRows(`${requests.toLocaleString("en")} requests from as many networks of one /48`, rows));
