import { env } from "cloudflare:workers";
import { createExecutionContext, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceTokenHeader } from "#domain/api/headers.ts";
import { statRowsSchema } from "#domain/api/stat-frames.ts";
import { type StatName, statNames } from "#domain/api/stats.ts";
import { msUntilNextUtcDay, utcDay } from "#domain/calendar/utc-day.ts";
import { app } from "#worker/app.ts";
import { counters } from "#worker/counters/config.ts";
import type { CounterHub } from "#worker/counters/counter-hub.ts";
import { CounterLedger } from "#worker/db/counter-ledger.ts";
import { mintDeviceToken } from "#worker/security/device.ts";
import { ask, origin } from "./support.ts";

const root = () => env.COUNTERS.getByName("root");
const dayMs = 86_400_000;

const read = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    statRowsSchema.parse(await (await ask("/api/stats")).json()).map((row) => [row.stat_name, row.stat_value]),
  );

/** Each from a network of its own, unless a test says otherwise. */
let networks = 0;
const aNetwork = (): string => `203.0.${Math.floor((networks += 1) / 250)}.${networks % 250}`;

const init = (body: unknown, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "Content-Type": "application/json", "CF-Connecting-IP": aNetwork(), ...headers },
  body: JSON.stringify(body),
});

const path = "/api/stats/increments";
const send = (body: unknown, headers?: Record<string, string>): Promise<Response> => ask(path, init(body, headers));

const increments = (counts: Partial<Record<StatName, number>>) =>
  statNames.flatMap((stat_name) => {
    const count = counts[stat_name];
    return count === undefined ? [] : [{ stat_name, count }];
  });

const batch = (counts: Partial<Record<StatName, number>>, operation_id: string = crypto.randomUUID()) => ({
  operation_id,
  increments: increments(counts),
});

/** Sends to an app with other settings than the tests'. */
const sendWith = (
  settings: Partial<Record<keyof typeof env, unknown>>,
  body: unknown,
  headers?: Record<string, string>,
) => app.fetch(new Request(`${origin}${path}`, init(body, headers)), { ...env, ...settings }, createExecutionContext());

const tables = Array.from({ length: 7 }, (_, part) => `operations_${part}`);

const countIds = () =>
  runInDurableObject(root(), (_hub: CounterHub, { storage: { sql } }) =>
    tables.reduce((sum, table) => sum + sql.exec(`SELECT id FROM ${table}`).toArray().length, 0),
  );

const visit = () => batch({ visitors: 1, scripture_searches: 3, plays: 1, shares: 2 });

const from = (address: string) => ({ "CF-Connecting-IP": address });

/** Moves the clock, which otherwise stands still. Never back: objects would wait for the time that they have seen. */
const advance = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-03-01T22:00:00Z") });
});
afterAll(() => void vi.useRealTimers());
afterEach(() => void vi.restoreAllMocks());

describe("a batch", () => {
  it("adds each counter's count, and returns the new values of those it names", async () => {
    const before = await read();
    const response = await send(batch({ visitors: 1, scripture_searches: 3, prayers_submitted: 2 }));
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(await response.json()).toEqual([
      { stat_name: "visitors", stat_value: before["visitors"]! + 1 },
      { stat_name: "scripture_searches", stat_value: before["scripture_searches"]! + 3 },
      { stat_name: "prayers_submitted", stat_value: before["prayers_submitted"]! + 2 },
    ]);
    expect((await read())["plays"]).toBe(before["plays"]);
  });

  it("counts once however often it is sent: at the same time, after the object was evicted, and a month later", async () => {
    const before = await read();
    const one = batch({ visitors: 1, scripture_searches: 60, plays: 10 });
    await Promise.all(Array.from({ length: 20 }, () => send(one)));
    await evictDurableObject(root());
    await send(one);
    for (let days = 1; days <= 30; days += 1) {
      advance(dayMs);
      await runDurableObjectAlarm(root());
      await send(batch({ shares: 1 }));
    }
    await send(one);
    await evictDurableObject(root());
    const response = await send(one);
    expect(await response.json()).toEqual([
      { stat_name: "plays", stat_value: before["plays"]! + 10 },
      { stat_name: "visitors", stat_value: before["visitors"]! + 1 },
      { stat_name: "scripture_searches", stat_value: before["scripture_searches"]! + 60 },
    ]);
    expect((await read())["shares"]).toBe(before["shares"]! + 30);
  });

  it("counts what came first with its id, not what comes later", async () => {
    const before = await read();
    const operation_id = crypto.randomUUID();
    await send(batch({ plays: 2 }, operation_id));
    expect(await (await send(batch({ plays: 9, shares: 4 }, operation_id))).json()).toEqual([
      { stat_name: "plays", stat_value: before["plays"]! + 2 },
      { stat_name: "shares", stat_value: before["shares"] },
    ]);
    const single = await ask("/api/stats/plays/increment", {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": aNetwork() },
      body: JSON.stringify({ operation_id }),
    });
    expect(await single.json()).toEqual({ stat_name: "plays", stat_value: before["plays"]! + 2 });
  });

  it("counts its prayers for their topics, each on its own day", async () => {
    advance(msUntilNextUtcDay(Date.now()) + 600_000);
    const prayers = [
      { topic_id: 17, seconds_ago: 60 },
      { topic_id: 17 },
      { topic_id: 4, seconds_ago: 0 },
      { topic_id: 4, seconds_ago: 660 },
    ];
    const one = { ...batch({ prayers_submitted: 5 }), prayers };
    for (let time = 0; time < 3; time += 1) expect((await send(one)).status).toBe(200);
    await evictDurableObject(root());
    expect(await (await ask("/api/stats/prayed-today")).json()).toEqual({
      day: utcDay(Date.now()),
      topics: [
        { topic_id: 4, prayers: 1 },
        { topic_id: 17, prayers: 2 },
      ],
    });
    await runInDurableObject(root(), (_hub: CounterHub, { storage }) => {
      for (const table of tables)
        expect(storage.sql.exec(`SELECT 1 FROM ${table} WHERE gains LIKE '%prayed/%'`).toArray()).toEqual([]);
    });
  });

  it.each<[string, unknown, string]>([
    ["no counter", [], "increments"],
    ["an unknown counter", [{ stat_name: "clicks", count: 1 }], "increments.0.stat_name"],
    ["a name of every object", [{ stat_name: "constructor", count: 1 }], "increments.0.stat_name"],
    ["the same counter twice", increments({ plays: 1 }).concat(increments({ plays: 1 })), "increments.1.stat_name"],
    ["zero", increments({ plays: 0 }), "increments.0.count"],
    ["minus one", increments({ plays: -1 }), "increments.0.count"],
    ["a thousand million", increments({ scripture_searches: 1e9 }), "increments.0.count"],
    ["a fraction", increments({ plays: 1.5 }), "increments.0.count"],
    ["a text", [{ stat_name: "plays", count: "1" }], "increments.0.count"],
    ["eleven plays", increments({ plays: 11 }), "increments.0.count"],
    ["61 searches", increments({ scripture_searches: 61 }), "increments.0.count"],
    ["no list", { plays: 1 }, "increments"],
  ])("is refused as a whole with %s", async (_what, list, field) => {
    const before = await read();
    const good = { stat_name: "shares", count: 1 };
    const bodies = [list, ...(Array.isArray(list) && list.length > 0 ? [[...list, good]] : [])];
    for (const body of bodies) {
      const response = await send({ operation_id: crypto.randomUUID(), increments: body });
      expect(response.status).toBe(422);
      expect(Object.keys((await response.json<{ fields: object }>()).fields)).toContain(field);
    }
    expect(await read()).toEqual(before);
  });

  it("is refused without an id, from other sites, and beyond two kilobytes", async () => {
    expect((await send({ increments: increments({ plays: 1 }) })).status).toBe(422);
    expect((await send(batch({ plays: 1 }), { Origin: "https://elsewhere.test" })).status).toBe(403);
    expect((await send({ ...batch({ plays: 1 }), more: "x".repeat(2000) })).status).toBe(413);
    expect((await ask(path)).status).toBe(405);
  });

  it("may be as large as a client makes it", async () => {
    const counts = Object.fromEntries(statNames.map((name) => [name, name === "scripture_searches" ? 60 : 10]));
    const prayers = Array.from({ length: 10 }, () => ({ topic_id: 28, seconds_ago: 30 * 86_400 }));
    expect((await send({ ...batch(counts), operation_id: "x".repeat(64), prayers })).status).toBe(200);
  });
});

const prayer = () => ({ ...batch({ prayers_submitted: 1 }), prayers: [{ topic_id: 3 }] });

type Cursor = ReturnType<SqlStorage["exec"]>;

/** At midnight all that was counted before is stored. */
const checkpoint = async (): Promise<void> => {
  advance(msUntilNextUtcDay(Date.now()));
  await runDurableObjectAlarm(root());
};

/** Sends batches, and adds up what the runtime reports for every statement. */
const rowsFor = async (bodies: readonly unknown[]): Promise<number> => {
  let rows = 0;
  await checkpoint();
  await runInDurableObject(root(), (_hub: CounterHub, { storage: { sql } }) => {
    const exec = sql.exec.bind(sql);
    vi.spyOn(sql, "exec").mockImplementation((question: string, ...values: SqlStorageValue[]) => {
      const cursor = exec(question, ...values);
      const result = cursor.toArray();
      rows += cursor.rowsWritten;
      return { toArray: () => result } as unknown as Cursor;
    });
  });
  for (const body of bodies) expect((await send(body)).status).toBe(200);
  await runInDurableObject(root(), () => void vi.restoreAllMocks());
  await checkpoint();
  return rows;
};

describe("rows written", () => {
  const { checkpointMs } = counters;
  beforeEach(() => void Object.assign(counters, { checkpointMs: 30_000 }));
  afterEach(() => void Object.assign(counters, { checkpointMs }));

  it("are one for a batch, however many counters it names, and one more for the first two and after 64", async () => {
    expect(await rowsFor([visit()])).toBe(2);
    expect(await rowsFor(Array.from({ length: 65 }, visit))).toBe(67);
    expect(await rowsFor(Array.from({ length: 130 }, visit))).toBe(134);
  });

  it("are none for a batch that was counted or is refused", async () => {
    const one = visit();
    await send(one);
    expect(await rowsFor([one, one, one])).toBe(0);
  });

  it("are two with a prayer's topic", async () => {
    expect(await rowsFor([prayer()])).toBe(2);
  });

  it("are none at a shard's alarms, which report what it counted, but the first of a day and what it counts next", async () => {
    const shard = env.COUNTERS.getByName("shard-3");
    const checkpoints: number[] = [];
    for (const wait of [0, 5000, 5000]) {
      advance(wait);
      await shard.count("shard-3", { ...visit(), networks: [], isProven: true });
      await runInDurableObject(shard, async (hub: CounterHub, { storage: { sql } }) => {
        await hub.alarm();
        checkpoints.push(sql.exec<{ number: number }>("SELECT number FROM checkpoint").one().number);
      });
    }
    expect(checkpoints).toEqual([1, 2, 2]);
  });

  it("are none for deleting what is old", async () => {
    for (let index = 0; index < 20; index += 1) await send(visit());
    expect(await countIds()).toBeGreaterThanOrEqual(20);
    advance(36 * dayMs);
    const before = await read();
    await runDurableObjectAlarm(root());
    expect(await countIds()).toBe(0);
    expect(await read()).toEqual(before);
  });
});

it("an object that starts reads the log only where something may follow the last checkpoint", async () => {
  await runInDurableObject(env.COUNTERS.getByName("long log"), (_hub: CounterHub, { storage }) => {
    const ledger = new CounterLedger(storage);
    const now = Date.now();
    let { last } = ledger.start(now);
    const append = () => ledger.append(crypto.randomUUID(), { plays: 1 }, last);
    ledger.transaction(() => {
      for (let row = 0; row < 1000; row += 1) append();
    });
    const totals = { plays: 1000 };
    const exec = storage.sql.exec.bind(storage.sql);
    const asked = vi.spyOn(storage.sql, "exec").mockImplementation(exec);
    const rowsRead = () => asked.mock.results.reduce((sum, { value }) => sum + (value as Cursor).rowsRead, 0);
    last = ledger.write({ ...last, isOpen: false, totals }, now);
    expect(ledger.start(now)).toEqual({ last, since: 0 });
    expect(rowsRead()).toBeLessThan(100);
    last = ledger.write({ ...last, isOpen: true }, now);
    append();
    expect(ledger.start(now)).toEqual({ last: { ...last, totals: { plays: 1001 } }, since: 1 });
    expect(rowsRead()).toBeGreaterThan(1000);
  });
});

describe("what a network may add", () => {
  it("is 600 an hour, whether it comes in batches or one by one, and a refusal says when to come again", async () => {
    const headers = from("198.51.100.7");
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const first = batch({ scripture_searches: 60 });
    await send(first, headers);
    for (let index = 1; index < 10; index += 1)
      expect((await send(batch({ scripture_searches: 60 }), headers)).status).toBe(200);
    const before = await read();
    const late = batch({ plays: 1 });
    const refused = await send(late, headers);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("Retry-After"));
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3660);
    expect(await refused.json()).toMatchObject({ code: "rate_limited" });
    const single = await ask("/api/stats/plays/increment", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ operation_id: crypto.randomUUID() }),
    });
    expect(single.status).toBe(429);
    expect((await send(first, headers)).status).toBe(200);
    expect(await read()).toEqual(before);
    expect(warn.mock.calls.length).toBe(2);
    advance(wait * 1000);
    expect((await send(late, headers)).status).toBe(200);
    expect((await read())["plays"]).toBe(before["plays"]! + 1);
  });

  it("is remembered when the object was evicted", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const headers = from("198.51.100.8");
    for (let index = 0; index < 10; index += 1) await send(batch({ scripture_searches: 60 }), headers);
    await evictDurableObject(root());
    expect((await send(batch({ plays: 1 }), headers)).status).toBe(429);
  });

  it("is four times as much for a /56", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const statuses: number[] = [];
    for (let index = 0; index < 41; index += 1) {
      const house = (0x1100 + (index % 8)).toString(16);
      statuses.push((await send(batch({ scripture_searches: 60 }), from(`2001:db8:77:${house}::1`))).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 40 }, () => 200), 429]);
    expect((await send(batch({ plays: 1 }), from("2001:db8:77:2200::1"))).status).toBe(200);
  });

  it("is unlimited on localhost", async () => {
    for (let index = 0; index < 11; index += 1) {
      const local = new Request(`http://localhost${path}`, init(batch({ scripture_searches: 60 })));
      expect((await app.fetch(local, env, createExecutionContext())).status).toBe(200);
    }
  });
});

describe("what the site takes in a day", () => {
  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
  });

  it("is half for devices that are not known for a day, is refused until midnight, and goes on the next day", async () => {
    advance(msUntilNextUtcDay(Date.now()) + 22 * 3_600_000);
    const hub = env.COUNTERS.getByName("ceiling");
    const limited = { networks: [] };
    await runInDurableObject(hub, (instance: CounterHub) => {
      Object.assign(instance, { env: { ...env, SITE_INCREMENTS_PER_DAY: "100" } });
    });
    const count = async (plays: number, isProven: boolean) => {
      const answer = await hub.count("root", {
        ...batch({ scripture_searches: plays }),
        ...limited,
        isProven,
      });
      return "refusal" in answer ? answer.refusal : answer.stats.scripture_searches;
    };
    expect(await count(50, false)).toBe(50);
    const refused = { retryAfterSeconds: 7200, isFirst: true };
    expect(await count(1, false)).toEqual({ ...refused, kind: "closed-to-unproven" });
    expect(await count(1, false)).toEqual({ ...refused, kind: "closed-to-unproven", isFirst: false });
    expect(await count(50, true)).toBe(100);
    expect(await count(1, true)).toEqual({ ...refused, kind: "closed" });
    expect(await count(1, false)).toEqual({ ...refused, kind: "closed", isFirst: false });
    await evictDurableObject(hub);
    advance(7_200_000);
    expect(await count(1, false)).toBe(101);
  });

  it("is told with 503 and when to come again, and logged once", async () => {
    const closed = { kind: "closed-to-unproven", retryAfterSeconds: 7200, isFirst: true };
    const seen: unknown[] = [];
    const COUNTERS = {
      getByName: () => ({
        count: async (_name: string, one: { isProven: boolean }) => {
          seen.push(one.isProven);
          return { refusal: closed };
        },
      }),
    };
    const young = await mintDeviceToken("test", Date.now());
    const old = await mintDeviceToken("test", Date.now() - dayMs);
    for (const token of [undefined, "nonsense", young, old]) {
      const response = await sendWith(
        { COUNTERS },
        batch({ plays: 1 }),
        token === undefined ? {} : { [deviceTokenHeader]: token },
      );
      expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "7200"]);
      expect(await response.json()).toMatchObject({ code: "unavailable", message: "The counters take no more today." });
    }
    expect(seen).toEqual([false, false, false, true]);
  });
});

describe("an object that cannot store", () => {
  it.each([
    ["a batch", "INSERT INTO operations"],
    ["what follows a batch", "INSERT OR REPLACE INTO checkpoint"],
  ])("%s counts nothing and answers 503, and the same batch counts once when it can again", async (_what, failing) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const before = await read();
    const headers = from(failing.includes("operations") ? "198.51.100.9" : "198.51.100.10");
    // A topic is in the checkpoint alone.
    const one = { ...batch({ prayers_submitted: 1, scripture_searches: 60 }), prayers: [{ topic_id: 3 }] };
    await runInDurableObject(root(), (_hub: CounterHub, { storage: { sql } }) => {
      const exec = sql.exec.bind(sql);
      vi.spyOn(sql, "exec").mockImplementation((question: string, ...values: SqlStorageValue[]) => {
        if (question.startsWith(failing)) throw new Error("database or disk is full: SQLITE_FULL");
        return exec(question, ...values);
      });
    });
    for (let time = 0; time < 11; time += 1) {
      const response = await send(one, headers);
      expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "30"]);
      expect(await response.json()).toMatchObject({ code: "unavailable" });
    }
    expect(await read()).toEqual(before);
    expect(error).toHaveBeenCalled();
    await runInDurableObject(root(), () => void vi.restoreAllMocks());
    expect((await send(one, headers)).status).toBe(200);
    expect((await send(one, headers)).status).toBe(200);
    const after = await read();
    expect([after["prayers_submitted"], after["scripture_searches"]]).toEqual([
      before["prayers_submitted"]! + 1,
      before["scripture_searches"]! + 60,
    ]);
  });
});

describe("an object of the former shape", () => {
  it("keeps its totals, its shards' and its ids, and gives up the ids in time", async () => {
    const hub = env.COUNTERS.getByName("former");
    const known = crypto.randomUUID();
    const today = Math.floor(Date.now() / dayMs);
    await runInDurableObject(hub, (_hub: CounterHub, { storage: { sql } }) => {
      for (const table of [...tables, "checkpoint", "shard_totals"]) sql.exec(`DROP TABLE ${table}`);
      sql.exec("CREATE TABLE totals (stat TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID");
      sql.exec("CREATE TABLE operations (id TEXT PRIMARY KEY, day INTEGER NOT NULL) WITHOUT ROWID");
      sql.exec("CREATE INDEX operations_by_day ON operations (day)");
      sql.exec(
        "CREATE TABLE reports (shard TEXT, stat TEXT, value INTEGER NOT NULL, PRIMARY KEY (shard, stat)) WITHOUT ROWID",
      );
      sql.exec("INSERT INTO totals VALUES ('plays', 40), ('shares', 2)");
      sql.exec("INSERT INTO operations VALUES (?, ?)", known, today);
      sql.exec("INSERT INTO reports VALUES ('shard-1', 'plays', 5), ('shard-1', 'visitors', 7)");
    });
    await evictDurableObject(hub);
    expect(await hub.read("root")).toMatchObject({ plays: 45, shares: 2, visitors: 7 });
    const unlimited = { networks: [], isProven: true };
    const count = (id: string) => hub.count("root", { ...batch({ plays: 1 }, id), ...unlimited });
    expect(await count(known)).toMatchObject({ stats: { plays: 45 } });
    expect(await count(crypto.randomUUID())).toMatchObject({ stats: { plays: 46 } });
    await evictDurableObject(hub);
    expect(await count(known)).toMatchObject({ stats: { plays: 46 } });
    advance(36 * dayMs);
    await runDurableObjectAlarm(hub);
    await runInDurableObject(hub, (_hub: CounterHub, { storage: { sql } }) => {
      expect(
        sql.exec("SELECT 1 FROM sqlite_master WHERE name IN ('operations', 'totals', 'reports')").toArray(),
      ).toEqual([]);
    });
    expect(await hub.read("root")).toMatchObject({ plays: 46, shares: 2, visitors: 7 });
    // The next shape did not say whether the log goes on.
    await evictDurableObject(hub);
    await runInDurableObject(hub, (_hub: CounterHub, { storage: { sql } }) => {
      sql.exec("ALTER TABLE checkpoint DROP COLUMN is_open");
    });
    await evictDurableObject(hub);
    expect(await count(crypto.randomUUID())).toMatchObject({ stats: { plays: 47, shares: 2, visitors: 7 } });
  });
});
