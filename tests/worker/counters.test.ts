import { env } from "cloudflare:workers";
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { type StatFrame, type StatRow, noStats, statFrameSchema, statNames, statRowsSchema } from "#domain/api/stats.ts";
import { type CounterHub } from "#worker/counters/counter-hub.ts";
import { type Follower, follow } from "./follow.ts";
import { ask } from "./support.ts";

const read = async (): Promise<Record<string, number>> => {
  const response = await ask("/api/stats");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return Object.fromEntries(statRowsSchema.parse(await response.json()).map((row) => [row.stat_name, row.stat_value]));
};

const increment = (name: string, body: unknown = { increment_by: 1, operation_id: crypto.randomUUID() }, headers: Record<string, string> = {}) =>
  ask(`/api/stats/${name}/increment`, { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) });

const live = async () => counterFrames(await follow((request) => ask(new URL(request.url).pathname, request), "/api/stats/live"));

const counterFrames = (follower: Follower) => ({ ...follower, frame: async (): Promise<StatFrame> => statFrameSchema.parse(JSON.parse(await follower.next())) });

const hub = (name: string) => env.COUNTERS.getByName(name);

describe("counters", () => {
  it("starts at zero with all seven names, counts, and answers with the new value", async () => {
    expect(Object.keys(await read())).toEqual([...statNames]);
    const response = await increment("plays");
    expect(await response.json()).toEqual({ stat_name: "plays", stat_value: 1 } satisfies StatRow);
    await increment("plays", { increment_by: 10, operation_id: crypto.randomUUID() });
    expect((await read()).plays).toBe(11);
  });

  it("counts a repeated operation once, at the same moment and after the object was away", async () => {
    const before = (await read()).shares!;
    const operation_id = crypto.randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => increment("shares", { operation_id })));
    await evictDurableObject(env.COUNTERS.getByName("root"));
    const response = await increment("shares", { operation_id });
    expect(await response.json()).toEqual({ stat_name: "shares", stat_value: before + 1 });
  });

  it("loses and doubles nothing of 1,000 increments with the object thrown out in between", async () => {
    const before = (await read()).visitors!;
    const ids = Array.from({ length: 1000 }, () => crypto.randomUUID());
    for (let from = 0; from < ids.length; from += 200) {
      const group = ids.slice(from, from + 200);
      await Promise.all(group.map((operation_id) => increment("visitors", { operation_id })));
      await evictDurableObject(env.COUNTERS.getByName("root"));
      await Promise.all(group.slice(0, 20).map((operation_id) => increment("visitors", { operation_id })));
    }
    expect((await read()).visitors).toBe(before + 1000);
  });

  it.each([
    ["nothing", null, 422], ["an empty object", {}, 422], ["zero", { increment_by: 0, operation_id: crypto.randomUUID() }, 422],
    ["eleven", { increment_by: 11, operation_id: crypto.randomUUID() }, 422], ["a text", { increment_by: "1", operation_id: crypto.randomUUID() }, 422],
    ["a short id", { operation_id: "x" }, 422], ["a list", [], 422], ["two kilobytes", { operation_id: "x".repeat(2000) }, 413],
  ])("refuses %s", async (_name, body, status) => {
    expect((await increment("plays", body)).status).toBe(status);
  });

  it("refuses unknown counters, other sites and other types", async () => {
    expect((await increment("clicks")).status).toBe(404);
    expect((await increment("constructor")).status).toBe(404);
    expect((await increment("plays", undefined, { Origin: "https://elsewhere.test" })).status).toBe(403);
    expect((await increment("plays", {}, { "Content-Type": "text/plain" })).status).toBe(415);
  });
});

describe("live counters", () => {
  it("sends a snapshot, then only what changed, and nothing when nothing did", async () => {
    const listener = await live();
    const snapshot = await listener.frame();
    expect(snapshot).toMatchObject({ type: "snapshot" });
    expect(snapshot.stats).toHaveLength(statNames.length);
    await increment("prayer_requests");
    expect(await listener.frame()).toEqual({ type: "change", stats: [{ stat_name: "prayer_requests", stat_value: 1 }] });
    const operation_id = crypto.randomUUID();
    await increment("game_shares", { operation_id });
    expect((await listener.frame()).stats).toEqual([{ stat_name: "game_shares", stat_value: 1 }]);
    await increment("game_shares", { operation_id });
    expect(listener.pending()).toBe(0);
    listener.socket.close();
  });

  it("gathers many changes into few frames, and reaches sockets after hibernation", async () => {
    const listener = await live();
    await listener.frame();
    const before = (await read()).plays!;
    for (let index = 0; index < 40; index += 1) await increment("plays");
    let frames = 0;
    let last = 0;
    while (last < before + 40) {
      last = (await listener.frame()).stats.find((row) => row.stat_name === "plays")?.stat_value ?? last;
      frames += 1;
    }
    expect(frames).toBeLessThanOrEqual(4);
    await evictDurableObject(env.COUNTERS.getByName("root"));
    await increment("prayers_submitted");
    const { stats } = await listener.frame();
    expect(stats.find((row) => row.stat_name === "prayers_submitted")?.stat_value).toBe(1);
    listener.socket.close();
  });

  it("answers pings, closes on anything else, and wants an upgrade", async () => {
    const listener = await live();
    await listener.frame();
    listener.socket.send("ping");
    expect(await listener.next()).toBe("pong");
    listener.socket.send("<garbage>".repeat(1000));
    expect(await listener.next()).toBe("closed 1008");
    expect((await ask("/api/stats/live")).status).toBe(426);
    expect((await ask("/api/stats/live", { headers: { Upgrade: "websocket", Origin: "https://elsewhere.test" } })).status).toBe(403);
  });
});

const addTo = (name: string) => hub(name).increment(name, { stat_name: "plays", increment_by: 1, operation_id: crypto.randomUUID() });

describe("counters over several objects", () => {
  it("adds up at the root, tells every shard, and forgets nothing when objects leave memory", async () => {
    const before = (await hub("root").read("root")).plays;
    const listener = counterFrames(await follow((request) => hub("shard-1").fetch(request), "/live?hub=shard-1"));
    expect((await listener.frame()).stats.find((row) => row.stat_name === "plays")?.stat_value).toBe(before);
    await Promise.all(Array.from({ length: 30 }, (_, index) => addTo(`shard-${index % 3}`)));
    let seen = 0;
    while (seen < before + 30) seen = (await listener.frame()).stats.find((row) => row.stat_name === "plays")?.stat_value ?? seen;
    expect(seen).toBe(before + 30);
    // What a shard had not reported when it was thrown out, it reports at its alarm.
    for (const name of ["shard-0", "shard-1", "shard-2"]) {
      await evictDurableObject(hub(name));
      await runDurableObjectAlarm(hub(name));
    }
    await evictDurableObject(hub("root"));
    expect(await addTo("shard-2")).toBe(before + 31);
    expect((await hub("shard-2").read("shard-2")).plays).toBe(before + 31);
    listener.socket.close();
  });

  it("takes a late report for what it is", async () => {
    await hub("root").report("shard-9", { ...noStats, plays: 7 }, false);
    const before = (await hub("root").read("root")).plays;
    await hub("root").report("shard-9", { ...noStats, plays: 3 }, false);
    expect((await hub("root").read("root")).plays).toBe(before);
  });

  it("forgets operations after the time a device would repeat them", async () => {
    await runInDurableObject(hub("root"), async (instance: CounterHub, state) => {
      state.storage.sql.exec("UPDATE operations SET day = 0");
      await instance.alarm();
      expect(state.storage.sql.exec("SELECT count(*) AS kept FROM operations").one()).toEqual({ kept: 0 });
    });
  });
});
