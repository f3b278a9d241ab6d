/**
 * `npm run load -- doors [requests]`: what all addresses of one /48 get done at the doors that write, on the shipped bundle
 * without the flood shield, and what a refused request costs. Bars: eight times one network's budget; 1 ms of CPU.
 */
import { budgets } from "#domain/api/budgets.ts";
import { printRows } from "#measure/bench/bars.ts";
import { inParallel, startApi } from "./api-server.ts";

const requests = Number(process.argv[2] ?? 2000);
const api = await startApi(4139, "lampstand.example");

const addressOf = (index: number): string => `2001:db8:39:${((index * 4099) % 65_536).toString(16)}::1`;

const post = (path: string, body: unknown, headers: Record<string, string>): Promise<Response> =>
  fetch(api.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const doors = [
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

const rows = [];
for (const { what, most, ask } of doors) {
  let done = 0;
  const once = async (_item: unknown, index: number): Promise<void> => {
    const answer = await ask(index, { "CF-Connecting-IP": addressOf(index) });
    if (![429, 503].includes(answer.status)) done += 1;
    await answer.arrayBuffer();
  };
  const all = Array.from({ length: requests });
  await inParallel(all, 8, once);
  const before = api.cpuMs();
  // By now everything is refused.
  await inParallel(all, 8, once);
  const cpuMs = (api.cpuMs() - before) / requests;
  rows.push(
    { what: `${what}: done`, bar: `≤ ${8 * most}`, measured: String(done), isMet: done <= 8 * most },
    { what: `${what}: CPU of a refusal`, bar: "≤ 1 ms", measured: `${cpuMs.toFixed(2)} ms`, isMet: cpuMs <= 1 },
  );
}
api.stop();
process.exit(printRows(`${requests.toLocaleString("en")} requests from as many networks of one /48, twice`, rows));
