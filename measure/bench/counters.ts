/**
 * `npm run bench -- counters [batches]`: the deployed bundle on the bare runtime, with the object's statements wrapped: how
 * many rows it writes for a batch, as the runtime reports them (`rowsWritten`), alarms included. With the batches of a visit
 * by the client's own rules, that makes the price of a million visits (docs/scaling.md).
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { startRuntime } from "#measure/load/counter-server.ts";
import { postJson } from "#measure/load/post-json.ts";
import { type Row, atMost, printRows } from "./bars.ts";
import { itemsOf, itemsOfReads, meanBatches, priceOf } from "./visit-price.ts";

const batches = Number(process.argv[2] ?? 1920);
const bars = { rowsPerBatch: 1.25, rowsAlone: 2, price: 8, reads: 0.4 };

/** Counts rows in the object itself, and tells them at /rows. */
const wrapper = `
import product, { CardRoom, CounterHub as Hub, SyncRoom, TriviaRoom } from "product.js";
let rows = 0;
export class CounterHub extends Hub {
  constructor(state, env) {
    const { storage } = state;
    const { sql } = storage;
    const exec = sql.exec.bind(sql);
    sql.exec = (...statement) => {
      const cursor = exec(...statement);
      const found = cursor.toArray();
      rows += cursor.rowsWritten;
      return { toArray: () => found };
    };
    const setAlarm = storage.setAlarm.bind(storage);
    storage.setAlarm = (...when) => { rows += 1; return setAlarm(...when); };
    super(state, env);
  }
  fetch(request) {
    return request.url.endsWith("/rows") ? Response.json(rows) : super.fetch(request);
  }
}
export { CardRoom, SyncRoom, TriviaRoom };
export default {
  ...product,
  fetch: (request, env, context) =>
    new URL(request.url).pathname === "/rows"
      ? env.COUNTERS.getByName("root").fetch("https://counters/rows")
      : product.fetch(request, env, context),
};
`;

const runtime = await startRuntime(1, wrapper);

const rowsSoFar = async (): Promise<number> => (await (await fetch(`${runtime.url}/rows`)).json()) as number;

const send = async (): Promise<void> => {
  const response = await postJson(`${runtime.url}/api/stats/increments`, {
    operation_id: randomUUID(),
    increments: [
      { stat_name: "visitors", count: 1 },
      { stat_name: "scripture_searches", count: 3 },
    ],
  });
  if (response.status !== 200) throw new Error(`A batch was answered with ${response.status}`);
};

const rowsFor = async (work: () => Promise<unknown>): Promise<number> => {
  const before = await rowsSoFar();
  await work();
  return (await rowsSoFar()) - before;
};

await send();
const busy = await rowsFor(async () => {
  for (let sent = 0; sent < batches; sent += 16) await Promise.all(Array.from({ length: 16 }, send));
});
// Until the checkpoint of what went before is written.
await pause(31_000);
const alone = await rowsFor(async () => {
  await send();
  await pause(31_000);
});
await runtime.kill();

const rowsPerBatch = busy / batches;
/** A million visits a month bring one batch in 0.7 seconds: 44 between two checkpoints that are half a minute apart. */
const visits = meanBatches(200_000, Math.random);
const between = (visits * 1e6 * 30) / (30 * 86_400);
const atAMillion = rowsPerBatch + 1 / Math.min(64, between);
const items = itemsOf(visits, atAMillion);
for (const { resource, amount, price } of items)
  console.log(
    `${resource.padEnd(22)} ${amount.toFixed(2).padStart(7)} million × ${price.toFixed(3)} = ${(amount * price).toFixed(2)} USD`,
  );
const rows: Row[] = [
  atMost(
    "rows written for a batch, many after each other",
    rowsPerBatch,
    bars.rowsPerBatch,
    "rows",
    3,
    `${busy} rows for ${batches} batches`,
  ),
  atMost("rows written for a batch alone in half a minute", alone, bars.rowsAlone, "rows"),
  atMost("batches of a visit, searches spread evenly", visits, 4.1, "batches", 2),
  atMost("a million visits", priceOf(items), bars.price, "USD", 2),
  atMost("the same if nothing could be collected", priceOf(itemsOf(4.1, atAMillion)), 12, "USD", 2),
  atMost("a million reads of the API", priceOf(itemsOfReads), bars.reads, "USD", 2),
];
process.exitCode = printRows("Counters", rows);
