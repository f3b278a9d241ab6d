import { env } from "cloudflare:workers";
import { createExecutionContext, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { batchOfOne, type NewBatch } from "#domain/api/increments.ts";
import { type PrayedToday, prayedTodaySchema } from "#domain/api/prayed-today.ts";
import { type StatFrame, type StatRow, statFrameSchema, statRowsSchema } from "#domain/api/stat-frames.ts";
import { type StatTotals, noStats, statNames } from "#domain/api/stats.ts";
import { utcDay } from "#domain/calendar/utc-day.ts";
import { app } from "#worker/app.ts";
import { counters } from "#worker/counters/config.ts";
import { CounterHub } from "#worker/counters/counter-hub.ts";
import { type Follower, follow } from "./follow.ts";
import { ask, origin } from "./support.ts";

const read = async (): Promise<Record<string, number>> => {
  const response = await ask("/api/stats");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return Object.fromEntries(statRowsSchema.parse(await response.json()).map((row) => [row.stat_name, row.stat_value]));
};

/** Each from an address of its own: a thousand from one would be a flood. */
let connections = 0;
const aConnection = (): string => `2001:db8:0:${(connections += 1).toString(16)}::1`;

const increment = (
  name: string,
  body: unknown = { increment_by: 1, operation_id: crypto.randomUUID() },
  headers: Record<string, string> = {},
) =>
  ask(`/api/stats/${name}/increment`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": aConnection(), ...headers },
    body: JSON.stringify(body),
  });

const followAt = (path: string): Promise<Follower> => follow((request) => ask(path, request), path);
const live = async () => counterFrames(await followAt("/api/stats/live"));

const counterFrames = (follower: Follower) => ({
  ...follower,
  frame: async (): Promise<StatFrame> => statFrameSchema.parse(JSON.parse(await follower.next())),
});

/** The next frame about topics. A frame with the counts of an earlier test may come first on a busy machine. */
const topicFrame = async (listener: { frame: () => Promise<StatFrame> }): Promise<StatFrame> => {
  const frame = await listener.frame();
  return frame.prayed_today === undefined ? topicFrame(listener) : frame;
};

/** The last frame of a socket. */
const farewell = async (follower: Follower): Promise<string> => {
  const frame = await follower.next();
  return frame.startsWith("closed") ? frame : farewell(follower);
};

const hub = (name: string) => env.COUNTERS.getByName(name);

/** Mostly straight at the object, without the worker, which takes most of the time. */
const countVisitor = async (operation_id: string, index: number): Promise<void> => {
  if (index % 20 === 0) return void (await increment("visitors", { operation_id }));
  const batch = batchOfOne("visitors", { increment_by: 1, operation_id });
  await hub("root").count("root", { ...batch, networks: [], isProven: false });
};

const isFull = () => Promise.reject(new Error("database or disk is full: SQLITE_FULL"));

afterEach(() => {
  vi.useRealTimers();
});

describe("a live socket that is closing", () => {
  it.each(["/api/stats/live", "/api/cards/1795000000009/live"])(
    "%s completes the closing handshake, so that the client need not wait and treat the connection as lost",
    async (path) => {
      const gone = async (code?: number) => {
        const follower = await followAt(path);
        follower.socket.close(code);
        return farewell(follower);
      };
      expect([await gone(), await gone(1000), await gone(4001)]).toEqual(["closed 1000", "closed 1000", "closed 4001"]);
    },
  );
});

describe("counters", () => {
  it("start at zero with all seven names, count, and return the new value", async () => {
    expect(Object.keys(await read())).toEqual([...statNames]);
    const response = await increment("plays");
    expect(await response.json()).toEqual({ stat_name: "plays", stat_value: 1 } satisfies StatRow);
    await increment("plays", { operation_id: crypto.randomUUID() });
    expect((await read()).plays).toBe(2);
  });

  it.each(["retryable", "overloaded"])(
    "are unavailable, but not logged as our error, while the object is %s",
    async (mark) => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
      const error = vi.spyOn(console, "error");
      const fails = () => Promise.reject(Object.assign(new Error("The object was renewed."), { [mark]: true }));
      const COUNTERS = { getByName: () => ({ read: fails }) } as unknown as typeof env.COUNTERS;
      const response = await app.fetch(
        new Request(`${origin}/api/stats`),
        { ...env, COUNTERS },
        createExecutionContext(),
      );
      expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
      expect(await response.json()).toMatchObject({ code: "unavailable" });
      expect([warn.mock.calls.length, error.mock.calls.length]).toEqual([1, 0]);
      vi.restoreAllMocks();
    },
  );

  it.each(["", "/prayed-today"])("are unavailable while their object cannot start: /api/stats%s", async (path) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const COUNTERS = { getByName: () => ({ read: isFull, readPrayedToday: isFull }) } as unknown as typeof env.COUNTERS;
    const answer = await app.fetch(
      new Request(`${origin}/api/stats${path}`),
      { ...env, COUNTERS },
      createExecutionContext(),
    );
    expect([answer.status, answer.headers.get("Retry-After"), error.mock.calls.length]).toEqual([503, "30", 1]);
    vi.restoreAllMocks();
  });

  it("count a repeated operation once, simultaneously and after the object was evicted", async () => {
    const before = (await read()).shares!;
    const operation_id = crypto.randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => increment("shares", { operation_id })));
    await evictDurableObject(env.COUNTERS.getByName("root"));
    const response = await increment("shares", { operation_id });
    expect(await response.json()).toEqual({ stat_name: "shares", stat_value: before + 1 });
  });

  it("lose and double nothing of 1,000 increments while the object is evicted in between", async () => {
    const before = (await read()).visitors!;
    const ids = Array.from({ length: 1000 }, () => crypto.randomUUID());
    for (let from = 0; from < ids.length; from += 200) {
      const group = ids.slice(from, from + 200);
      await Promise.all(group.map(countVisitor));
      await evictDurableObject(hub("root"));
      await Promise.all(group.slice(0, 40).map(countVisitor));
    }
    expect((await read()).visitors).toBe(before + 1000);
  }, 60_000);

  it.each([
    ["nothing", null, 422],
    ["an empty object", {}, 422],
    ["zero", { increment_by: 0, operation_id: crypto.randomUUID() }, 422],
    ["two", { increment_by: 2, operation_id: crypto.randomUUID() }, 422],
    ["a text", { increment_by: "1", operation_id: crypto.randomUUID() }, 422],
    ["a short id", { operation_id: "x" }, 422],
    ["a list", [], 422],
    ["two kilobytes", { operation_id: "x".repeat(2000) }, 413],
  ])("reject %s", async (_name, body, status) => {
    expect((await increment("plays", body)).status).toBe(status);
  });

  it("reject unknown counters, other sites and other types", async () => {
    expect((await increment("clicks")).status).toBe(404);
    expect((await increment("constructor")).status).toBe(404);
    expect((await increment("plays", undefined, { Origin: "https://elsewhere.test" })).status).toBe(403);
    expect((await increment("plays", {}, { "Content-Type": "text/plain" })).status).toBe(415);
  });
});

describe("live counters", () => {
  it("send a snapshot, then only changes, and nothing without changes", async () => {
    const listener = await live();
    const snapshot = await listener.frame();
    expect(snapshot).toMatchObject({ type: "snapshot" });
    expect(snapshot.stats).toHaveLength(statNames.length);
    await increment("prayer_requests");
    expect(await listener.frame()).toEqual({
      type: "change",
      stats: [{ stat_name: "prayer_requests", stat_value: 1 }],
    });
    const operation_id = crypto.randomUUID();
    await increment("game_shares", { operation_id });
    expect((await listener.frame()).stats).toEqual([{ stat_name: "game_shares", stat_value: 1 }]);
    await increment("game_shares", { operation_id });
    await increment("visitors");
    expect((await listener.frame()).stats).toEqual([{ stat_name: "visitors", stat_value: expect.any(Number) }]);
    listener.socket.close();
  });

  it("batch many changes into few frames, and reach sockets after hibernation", async () => {
    const listener = await live();
    await listener.frame();
    const before = (await read()).plays!;
    const began = Date.now();
    for (let index = 0; index < 40; index += 1) await increment("plays");
    let frames = 0;
    let last = 0;
    while (last < before + 40) {
      last = (await listener.frame()).stats.find((row) => row.stat_name === "plays")?.stat_value ?? last;
      frames += 1;
    }
    // One a period at most.
    expect(frames).toBeLessThanOrEqual(2 + Math.floor((Date.now() - began) / counters.framePeriodMs));
    await evictDurableObject(env.COUNTERS.getByName("root"));
    await increment("prayers_submitted");
    const { stats } = await listener.frame();
    expect(stats.find((row) => row.stat_name === "prayers_submitted")?.stat_value).toBe(1);
    listener.socket.close();
  });

  it("respond to pings, close on anything else, and require an upgrade", async () => {
    const listener = await live();
    await listener.frame();
    listener.socket.send("ping");
    expect(await listener.next()).toBe("pong");
    listener.socket.send("<garbage>".repeat(1000));
    expect(await listener.next()).toBe("closed 1008");
    expect((await ask("/api/stats/live")).status).toBe(426);
    expect(
      (await ask("/api/stats/live", { headers: { Upgrade: "websocket", Origin: "https://elsewhere.test" } })).status,
    ).toBe(403);
  });
});

const unlimited = { networks: [], isProven: true };

const countOn = async (name: string, batch: Omit<NewBatch, "operation_id">): Promise<StatTotals> => {
  const answer = await hub(name).count(name, { ...batch, operation_id: crypto.randomUUID(), ...unlimited });
  if ("refusal" in answer) throw new Error(answer.refusal.kind);
  return answer.stats;
};

const prayOn = (name: string, topic_id: number): Promise<StatTotals> =>
  countOn(name, { increments: [{ stat_name: "prayers_submitted", count: 1 }], prayers: [{ topic_id }] });

const addTo = async (name: string): Promise<number> =>
  (await countOn(name, { increments: [{ stat_name: "plays", count: 1 }] })).plays;

describe("a hub that is full for everybody", () => {
  it("is asked once a minute, and again after that or when the clock was set back", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(new Date(2020, 0));
    const full = vi.fn<() => Promise<Response>>(
      async () => new Response(null, { status: 503, headers: { "Retry-After": "60" } }),
    );
    const COUNTERS = { getByName: () => ({ fetch: full }) } as unknown as typeof env.COUNTERS;
    const askToFollow = () =>
      app.fetch(
        new Request(`${origin}/api/stats/live`, { headers: { Upgrade: "websocket", Origin: origin } }),
        { ...env, COUNTERS },
        createExecutionContext(),
      );
    expect((await askToFollow()).status).toBe(503);
    vi.setSystemTime(Date.now() + 20_000);
    const refused = await askToFollow();
    expect([refused.status, refused.headers.get("Retry-After"), full.mock.calls.length]).toEqual([503, "40", 1]);
    vi.setSystemTime(Date.now() + 40_000);
    await askToFollow();
    expect(full).toHaveBeenCalledTimes(2);
    vi.setSystemTime(Date.now() - 3_600_000);
    await askToFollow();
    expect(full).toHaveBeenCalledTimes(3);
  });
});

describe("counters over several objects", () => {
  it("add up at the root, reach every shard, and forget nothing when objects leave memory", async () => {
    const before = (await hub("root").read("root")).plays;
    const listener = counterFrames(await follow((request) => hub("shard-1").fetch(request), "/live?hub=shard-1"));
    expect((await listener.frame()).stats.find((row) => row.stat_name === "plays")?.stat_value).toBe(before);
    await Promise.all(Array.from({ length: 30 }, (_, index) => addTo(`shard-${index % 3}`)));
    let seen = 0;
    while (seen < before + 30)
      seen = (await listener.frame()).stats.find((row) => row.stat_name === "plays")?.stat_value ?? seen;
    expect(seen).toBe(before + 30);
    // A shard reports at its alarm what it had not reported when it was evicted.
    for (const name of ["shard-0", "shard-1", "shard-2"]) {
      await evictDurableObject(hub(name));
      await runDurableObjectAlarm(hub(name));
    }
    await evictDurableObject(hub("root"));
    expect(await addTo("shard-2")).toBe(before + 31);
    expect((await hub("shard-2").read("shard-2")).plays).toBe(before + 31);
    listener.socket.close();
  });

  it("are told to a shard while it has listeners, also by a root that has left memory", async () => {
    const report = (isListening: boolean) => hub("root").report("shard-5", noStats, isListening, false);
    const delivered = vi.spyOn(CounterHub.prototype, "deliver");
    const own = env.COUNTERS.idFromName("shard-5").toString();
    const times = () =>
      delivered.mock.contexts.filter((one) => (one as unknown as { ctx: DurableObjectState }).ctx.id.toString() === own)
        .length;
    await report(true);
    await evictDurableObject(hub("root"));
    await addTo("root");
    await vi.waitFor(() => expect(times()).toBe(1));
    await report(false);
    const before = delivered.mock.calls.length;
    const listener = counterFrames(await follow((request) => hub("shard-6").fetch(request), "/live?hub=shard-6"));
    await listener.frame();
    await addTo("root");
    await listener.frame();
    expect(delivered.mock.calls.length).toBeGreaterThan(before);
    expect(times()).toBe(1);
    listener.socket.close();
    delivered.mockRestore();
  });

  it("are reported again five seconds after the root could not be reached", async () => {
    await addTo("shard-9");
    const failing = vi.spyOn(CounterHub.prototype, "report").mockRejectedValue(new Error("away"));
    await runDurableObjectAlarm(hub("shard-9"));
    failing.mockRestore();
    const alarm = await runInDurableObject(hub("shard-9"), (_hub: CounterHub, { storage }) => storage.getAlarm());
    expect(alarm! - Date.now()).toBeLessThanOrEqual(counters.retryMs);
  });

  it("store at the root what a shard reports at its alarms", async () => {
    const before = (await hub("root").read("root")).plays;
    const report = (plays: number, isAtAlarm: boolean) =>
      hub("root").report("shard-8", { ...noStats, plays }, false, isAtAlarm);
    const stored = () =>
      runInDurableObject(hub("root"), (_hub: CounterHub, { storage }) =>
        storage.sql
          .exec("SELECT 1 FROM shard_totals WHERE shard = 'shard-8' AND totals LIKE '%\"plays\":2,%'")
          .toArray(),
      );
    await report(1, false);
    await report(2, false);
    expect([(await hub("root").read("root")).plays, await stored()]).toEqual([before + 2, []]);
    await report(2, true);
    expect(await stored()).toHaveLength(1);
    const statements = await runInDurableObject(hub("root"), (_hub: CounterHub, { storage }) =>
      vi.spyOn(storage.sql, "exec"),
    );
    await report(2, true);
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
  });

  it("ignore a late report", async () => {
    await hub("root").report("shard-9", { ...noStats, plays: 7 }, false, false);
    const before = (await hub("root").read("root")).plays;
    await hub("root").report("shard-9", { ...noStats, plays: 3 }, false, false);
    expect((await hub("root").read("root")).plays).toBe(before);
  });
});

const prayedToday = async (): Promise<PrayedToday> => {
  const response = await ask("/api/stats/prayed-today");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return prayedTodaySchema.parse(await response.json());
};

const prayersOf = async (topic: number): Promise<number> =>
  (await prayedToday()).topics.find(({ topic_id }) => topic_id === topic)?.prayers ?? 0;

const pray = (topic_id: unknown, more: Record<string, unknown> = {}) =>
  increment("prayers_submitted", { operation_id: crypto.randomUUID(), topic_id, ...more });

/** The day that many days from now. */
const day = (days: number): string => utcDay(Date.now() + days * 86_400_000);

/** Of tomorrow: no test meets midnight, and no alarm comes due. */
const noon = Date.parse(`${day(1)}T12:00:00Z`);

describe("topics prayed today", () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: noon });
    // After a test of midnight the clock goes back, and the object would wait for the time that it has seen.
    await evictDurableObject(hub("root"));
  });

  it("are counted with the prayer, once per operation, and only those that were prayed are listed", async () => {
    expect(await prayedToday()).toEqual({ day: day(0), topics: [] });
    const before = (await read()).prayers_submitted!;
    const operation_id = crypto.randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => pray(17, { operation_id })));
    await evictDurableObject(hub("root"));
    await pray(17, { operation_id });
    await pray(3);
    await increment("prayers_submitted");
    expect((await prayedToday()).topics).toEqual([
      { topic_id: 3, prayers: 1 },
      { topic_id: 17, prayers: 1 },
    ]);
    expect((await read()).prayers_submitted).toBe(before + 3);
  });

  it.each([
    ["topic 0", "prayers_submitted", { topic_id: 0 }, "topic_id"],
    ["topic 29", "prayers_submitted", { topic_id: 29 }, "topic_id"],
    ["a text", "prayers_submitted", { topic_id: "1" }, "topic_id"],
    ["half a topic", "prayers_submitted", { topic_id: 1.5 }, "topic_id"],
    ["ten prayers at once", "prayers_submitted", { topic_id: 1, increment_by: 10 }, "increment_by"],
    ["another counter", "plays", { topic_id: 1 }, "topic_id"],
    ["the future", "prayers_submitted", { topic_id: 1, seconds_ago: -1 }, "seconds_ago"],
    ["the distant past", "prayers_submitted", { topic_id: 1, seconds_ago: 31 * 86_400 }, "seconds_ago"],
  ])("reject %s and count nothing", async (_name, counter, body, field) => {
    const before = [await prayedToday(), await read()];
    const response = await increment(counter, { operation_id: crypto.randomUUID(), ...body });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json<{ fields: object }>()).fields)).toEqual([field]);
    expect([await prayedToday(), await read()]).toEqual(before);
  });

  it("reach live sockets: all in the snapshot, then only changes", async () => {
    const before = await prayersOf(28);
    const listener = await live();
    expect((await listener.frame()).prayed_today).toEqual(await prayedToday());
    await pray(28);
    const { stats, prayed_today } = await topicFrame(listener);
    expect(stats.map(({ stat_name }) => stat_name)).toEqual(["prayers_submitted"]);
    expect(prayed_today).toEqual({ day: day(0), topics: [{ topic_id: 28, prayers: before + 1 }] });
    listener.socket.close();
  });

  it("start over at midnight, notify sockets, count earlier prayers for their own day, and delete old days", async () => {
    const midnight = Date.parse(`${day(1)}T00:00:00Z`);
    vi.setSystemTime(midnight - 5000);
    await pray(5);
    const listener = await live();
    expect((await listener.frame()).prayed_today?.topics).toContainEqual({ topic_id: 5, prayers: await prayersOf(5) });

    vi.setSystemTime(midnight);
    expect(await prayedToday()).toEqual({ day: utcDay(midnight), topics: [] });
    await runDurableObjectAlarm(hub("root"));
    expect(await topicFrame(listener)).toEqual({
      type: "change",
      stats: [],
      prayed_today: { day: utcDay(midnight), topics: [] },
    });

    const before = (await read()).prayers_submitted!;
    vi.setSystemTime(midnight + 60_000);
    await pray(5, { seconds_ago: 61 });
    await pray(6, { seconds_ago: 60 });
    expect((await prayedToday()).topics).toEqual([{ topic_id: 6, prayers: 1 }]);
    expect((await read()).prayers_submitted).toBe(before + 2);

    const kept = () =>
      runInDurableObject(
        hub("root"),
        (_hub: CounterHub, { storage }) =>
          storage.sql
            .exec<{ totals: string }>("SELECT totals FROM checkpoint")
            .one()
            .totals.match(/prayed\//g)?.length,
      );
    expect(await kept()).toBeGreaterThan(1);
    vi.setSystemTime(midnight + 2 * 86_400_000);
    await runDurableObjectAlarm(hub("root"));
    expect(await kept()).toBeUndefined();
    expect((await read()).prayers_submitted).toBe(before + 2);
    listener.socket.close();
  });

  it("start over for everybody when somebody comes first after a midnight that the object slept through", async () => {
    const midnight = Date.parse(`${day(1)}T00:00:00Z`);
    vi.setSystemTime(midnight - 5000);
    await pray(5);
    const listener = await live();
    await listener.frame();
    vi.setSystemTime(midnight);
    await evictDurableObject(hub("root"));
    const newcomer = await live();
    expect((await newcomer.frame()).prayed_today).toEqual({ day: day(0), topics: [] });
    await runDurableObjectAlarm(hub("root"));
    expect((await topicFrame(listener)).prayed_today).toEqual({ day: day(0), topics: [] });
    for (const { socket } of [listener, newcomer]) socket.close();
  });

  it("schedule the next midnight again after the runtime gave up on an alarm", async () => {
    const midnight = Date.parse(`${day(1)}T00:00:00Z`);
    await read();
    await runInDurableObject(hub("root"), (_hub: CounterHub, { storage }) => storage.deleteAlarm());
    await evictDurableObject(hub("root"));
    await read();
    await expect
      .poll(() => runInDurableObject(hub("root"), (_hub: CounterHub, { storage }) => storage.getAlarm()))
      .toBe(midnight);
  });

  it("are woken for the next midnight", async () => {
    await runInDurableObject(hub("root"), async (instance: CounterHub, { storage }) => {
      await storage.deleteAlarm();
      await instance.alarm();
      expect(await storage.getAlarm()).toBe(Date.parse(`${day(1)}T00:00:00Z`));
    });
  });

  it("add up over several objects whose clocks strike midnight at different moments", async () => {
    const before = await prayersOf(9);
    const listener = counterFrames(await follow((request) => hub("shard-5").fetch(request), "/live?hub=shard-5"));
    await listener.frame();
    await Promise.all(Array.from({ length: 12 }, (_, index) => prayOn(`shard-${index % 3}`, 9)));
    let seen = 0;
    while (seen < before + 12)
      seen = (await listener.frame()).prayed_today?.topics.find(({ topic_id }) => topic_id === 9)?.prayers ?? seen;
    expect(seen).toBe(before + 12);
    for (const name of ["shard-0", "shard-1", "shard-2"]) await runDurableObjectAlarm(hub(name));
    await evictDurableObject(hub("root"));
    expect(await prayersOf(9)).toBe(before + 12);
    await hub("root").report(
      "shard-7",
      { [`prayed/${day(1)}/9`]: 4, [`prayed/${day(0)}/9`]: 2, [`prayed/${day(-1)}/9`]: 3, [`prayed/${day(-2)}/9`]: 5 },
      false,
      true,
    );
    await hub("root").report("shard-7", { [`prayed/${day(0)}/9`]: 1 }, false, false);
    expect(await prayersOf(9)).toBe(before + 14);
    const reported = await runInDurableObject(hub("root"), (_hub: CounterHub, { storage }) =>
      storage.sql.exec<{ totals: string }>("SELECT totals FROM shard_totals WHERE shard = 'shard-7'").one(),
    );
    expect(Object.keys(JSON.parse(reported.totals)).toSorted()).toEqual(
      [-1, 0, 1].map((days) => `prayed/${day(days)}/9`),
    );
    listener.socket.close();
  });
});
