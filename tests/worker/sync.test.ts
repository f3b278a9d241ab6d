import {
  createExecutionContext,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { budgets } from "#domain/api/budgets.ts";
import { errorBodySchema } from "#domain/api/errors.ts";
import { syncLimits, syncMessages, syncProtocol, syncPulledSchema, syncPushedSchema } from "#domain/api/sync.ts";
import { app } from "#worker/app.ts";
import { takeInMemory } from "#worker/security/spend.ts";
import { ask, origin } from "./support.ts";

/** Stores of sync in the real runtime. What is sealed in them, `src/sync` tests. */

let visitors = 0;
const newAddress = () => `198.19.${(visitors += 1) >> 8}.${visitors & 255}`;
const randomHex = (bytes: number) =>
  crypto
    .randomUUID()
    .replaceAll("-", "")
    .slice(0, bytes * 2);
const newToken = () => btoa(randomHex(16)).slice(0, 43);
const nameOf = (number: number) => `record${number}`.padEnd(22, "_");
const sealed = (words: string) => btoa(words).replaceAll("=", "");

interface Store {
  readonly id: string;
  readonly token: string;
}

const headersOf = ({ token }: Store, from = newAddress()) => ({
  Authorization: `Bearer ${token}`,
  "CF-Connecting-IP": from,
});

const make = (store: Store, from?: string) =>
  ask(`/api/sync/${store.id}`, { method: "POST", headers: headersOf(store, from) });

const newStore = async (): Promise<Store> => {
  const store = { id: randomHex(16), token: newToken() };
  expect((await make(store)).status).toBe(201);
  return store;
};

const pullAnswer = (store: Store, query = "") => ask(`/api/sync/${store.id}${query}`, { headers: headersOf(store) });
const pull = async (store: Store, cursor?: string, next?: number) => {
  const query = new URLSearchParams({ ...(cursor && { cursor }), ...(next !== undefined && { next: String(next) }) });
  return syncPulledSchema.parse(await (await pullAnswer(store, `?${query}`)).json());
};

const pushAnswer = (store: Store, records: readonly object[], cursor = "", from?: string) =>
  ask(`/api/sync/${store.id}/records`, {
    method: "POST",
    headers: { ...headersOf(store, from), "Content-Type": "application/json" },
    body: JSON.stringify({ cursor, records }),
  });
const push = async (store: Store, records: readonly object[], cursor?: string) =>
  syncPushedSchema.parse(await (await pushAnswer(store, records, cursor)).json());

const record = (number: number, base: number, words = `words ${number}`) => ({
  name: nameOf(number),
  base,
  data: sealed(words),
});

const codeOf = async (response: Response) => [response.status, errorBodySchema.parse(await response.json()).code];
const roomOf = ({ id }: Store) => env.SYNC_ROOMS.getByName(id);
const later = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
const dayMs = 86_400_000;
/** When a store goes. */
const endOf = async (store: Store): Promise<number> =>
  (await runInDurableObject(roomOf(store), (_room, { storage }) => storage.getAlarm())) ?? 0;

afterEach(() => void vi.useRealTimers());

describe("a store", () => {
  it("is made once, and gives back what was pushed, from the cursor on", async () => {
    const store = await newStore();
    expect((await make(store)).status).toBe(200);
    const empty = await pull(store);
    expect(empty).toMatchObject({ isWhole: true, records: [] });
    const first = await push(store, [record(1, 0), record(2, 0)], empty.cursor);
    expect(first).toMatchObject({ stored: { [nameOf(1)]: 1, [nameOf(2)]: 2 }, refused: [] });
    const all = await pull(store);
    expect(all.records).toEqual([
      { name: nameOf(1), sequence: 1, data: sealed("words 1") },
      { name: nameOf(2), sequence: 2, data: sealed("words 2") },
    ]);
    expect(all.cursor).toBe(first.cursor);
    await push(store, [record(1, 1, "other words")]);
    expect(await pull(store, all.cursor)).toMatchObject({
      isWhole: false,
      records: [{ name: nameOf(1), sequence: 3, data: sealed("other words") }],
    });
  });

  it("takes no version that does not know the one it replaces", async () => {
    const store = await newStore();
    await push(store, [record(1, 0)]);
    expect(await push(store, [record(1, 0, "late"), record(2, 0)])).toMatchObject({
      stored: { [nameOf(2)]: 2 },
      refused: [nameOf(1)],
    });
    expect((await pull(store)).records[0]!.data).toBe(sealed("words 1"));
    // Twice in one request: the first one counts.
    expect(await push(store, [record(3, 0), record(3, 0, "again")])).toMatchObject({ refused: [nameOf(3)] });
  });

  it("sets its alarm, which is billed as a row, once a day", async () => {
    const store = await newStore();
    await push(store, [record(1, 0)]);
    const set = await runInDurableObject(roomOf(store), (_room, { storage }) => vi.spyOn(storage, "setAlarm"));
    await push(store, [record(1, 1), record(2, 0)]);
    await push(store, [record(3, 0)]);
    expect(set).not.toHaveBeenCalled();
    later(dayMs);
    await push(store, [record(4, 0)]);
    expect(set).toHaveBeenCalledTimes(1);
  });

  it("says where a device stands only if nothing came in between", async () => {
    const store = await newStore();
    const { cursor } = await pull(store);
    expect((await push(store, [record(1, 0)], cursor)).cursor).toBeDefined();
    expect((await push(store, [record(2, 0)], cursor)).cursor).toBeUndefined();
  });

  it("gives everything in pages", async () => {
    const store = await newStore();
    const words = "x".repeat(16_000);
    const count = Math.floor((1.5 * syncLimits.pageCharacters) / sealed(words).length);
    await push(
      store,
      Array.from({ length: count }, (_, index) => record(index, 0, words)),
    );
    const names = new Set<string>();
    let next: number | undefined;
    let pages = 0;
    do {
      const page = await pull(store, "", next);
      expect(page.isWhole).toBe(true);
      for (const { name } of page.records) names.add(name);
      ({ next } = page);
      pages += 1;
      expect(page.cursor === undefined).toBe(next !== undefined);
    } while (next !== undefined);
    expect([names.size, pages]).toEqual([count, 2]);
  });

  it("starts from the first record for a cursor of another history", async () => {
    const store = await newStore();
    await push(store, [record(1, 0)]);
    const { cursor } = await pull(store);
    const [epoch, sequence, mark] = cursor!.split(".");
    for (const other of [
      `0000.${sequence}.${mark}`,
      `${epoch}.${sequence}.0000`,
      `${epoch}.99.${mark}`,
      "x",
      "..",
      "a.1e9.b",
    ])
      expect(await pull(store, other)).toMatchObject({ isWhole: true, records: [{ name: nameOf(1) }] });
    // Set back, and gone on: the sequence is reached again, by other records.
    await runInDurableObject(roomOf(store), (_room, state) => {
      state.storage.sql.exec("DELETE FROM sync_records; DELETE FROM sync_marks; UPDATE sync_head SET sequence = 0");
    });
    await evictDurableObject(roomOf(store));
    await push(store, [record(7, 0)]);
    expect(await pull(store, cursor)).toMatchObject({ isWhole: true, records: [{ name: nameOf(7), sequence: 1 }] });
  });

  it("is unknown without its token, and before it was made", async () => {
    const store = await newStore();
    const stranger = { ...store, token: newToken() };
    const missing = { id: randomHex(16), token: newToken() };
    for (const one of [stranger, missing, { ...store, token: "short" }, { id: "x".repeat(32), token: store.token }]) {
      expect(await codeOf(await pullAnswer(one))).toEqual([404, "not_found"]);
      expect(await codeOf(await pushAnswer(one, [record(1, 0)]))).toEqual([404, "not_found"]);
      expect(await codeOf(await ask(`/api/sync/${one.id}`, { method: "DELETE", headers: headersOf(one) }))).toEqual([
        404,
        "not_found",
      ]);
    }
    expect(await codeOf(await make(stranger))).toEqual([404, "not_found"]);
    expect((await pull(store)).records).toEqual([]);
    // A store that was only asked for was not made.
    const tables = await runInDurableObject(roomOf(missing), (_room, state) =>
      state.storage.sql.exec("SELECT name FROM sqlite_master WHERE name LIKE 'sync%'").toArray(),
    );
    expect(tables).toEqual([]);
  });

  it("keeps the token’s digest, not the token", async () => {
    const store = await newStore();
    await push(store, [record(1, 0)]);
    const dump = await runInDurableObject(roomOf(store), (_room, state) =>
      JSON.stringify([
        state.storage.sql.exec("SELECT * FROM sync_head").toArray(),
        state.storage.sql.exec("SELECT * FROM sync_records").toArray(),
        state.storage.sql.exec("SELECT * FROM sync_marks").toArray(),
      ]),
    );
    expect(dump).toContain(sealed("words 1"));
    expect(dump).not.toContain(store.token);
    expect(dump).not.toMatch(/198\.19|lampstand/);
  });

  it("survives an eviction", async () => {
    const store = await newStore();
    const { cursor } = await push(store, [record(1, 0)], (await pull(store)).cursor);
    await evictDurableObject(roomOf(store));
    expect(await pull(store, cursor)).toMatchObject({ isWhole: false, records: [] });
  });
});

describe("erasing everywhere", () => {
  it("deletes at once, and says for a while that it was erased", async () => {
    const store = await newStore();
    await push(store, [record(1, 0)]);
    expect((await ask(`/api/sync/${store.id}`, { method: "DELETE", headers: headersOf(store) })).status).toBe(204);
    const left = await runInDurableObject(roomOf(store), (_room, state) =>
      state.storage.sql.exec("SELECT * FROM sync_records").toArray(),
    );
    expect(left).toEqual([]);
    for (const answer of [await pullAnswer(store), await pushAnswer(store, [record(2, 0)]), await make(store)])
      expect(await codeOf(answer)).toEqual([410, "sync_erased"]);
    expect(Math.round(((await endOf(store)) - Date.now()) / dayMs)).toBe(syncLimits.erasedDays);
    later(syncLimits.erasedDays * dayMs + 1000);
    expect(await runDurableObjectAlarm(roomOf(store))).toBe(true);
    expect(await codeOf(await pullAnswer(store))).toEqual([404, "not_found"]);
  });
});

describe("an unused store", () => {
  it("goes after a week if nothing was ever stored in it", async () => {
    const store = await newStore();
    const kept = Date.parse((await pull(store)).kept_until);
    expect(Math.round((kept - Date.now()) / dayMs)).toBeLessThanOrEqual(syncLimits.emptyDays);
    // To the end of the day that was said.
    expect(await endOf(store)).toBe(kept + dayMs);
    const socket = (await connect(store)).webSocket!;
    socket.accept();
    let closedWith = 0;
    socket.addEventListener("close", ({ code }) => void (closedWith = code));
    later((syncLimits.emptyDays + 2) * dayMs);
    expect(await runDurableObjectAlarm(roomOf(store))).toBe(true);
    await expect.poll(() => closedWith).toBe(1000);
    expect(await codeOf(await pullAnswer(store))).toEqual([404, "not_found"]);
  });

  it("goes after eighteen months, and says until when it is kept", async () => {
    const store = await newStore();
    await push(store, [record(1, 0)]);
    const kept = Date.parse((await pull(store)).kept_until);
    expect(Math.round((kept - Date.now()) / dayMs)).toBeGreaterThan(545);
    later((syncLimits.unusedDays - 1) * dayMs);
    expect(await runDurableObjectAlarm(roomOf(store))).toBe(true);
    expect((await pull(store)).records).toHaveLength(1);
    // It was asked for: the time begins again.
    later(3 * dayMs);
    await runDurableObjectAlarm(roomOf(store));
    expect((await pull(store)).records).toHaveLength(1);
    later((syncLimits.unusedDays + 2) * dayMs);
    expect(await runDurableObjectAlarm(roomOf(store))).toBe(true);
    expect(await codeOf(await pullAnswer(store))).toEqual([404, "not_found"]);
  });
});

/** Fills a store that has one record up to so many, each from a request of its own. */
const fill = async (store: Store, records: number): Promise<void> => {
  await runInDurableObject(roomOf(store), (_room, { storage: { sql } }) => {
    const numbers = "WITH RECURSIVE number(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < ?)";
    sql.exec(`${numbers} INSERT INTO sync_records SELECT 'filler' || n, n, 'AAAA' FROM number`, records);
    sql.exec(`${numbers} INSERT INTO sync_marks SELECT n, 'mark' FROM number`, records);
    sql.exec("UPDATE sync_head SET sequence = ?", records);
  });
  await evictDurableObject(roomOf(store));
};

describe("limits", () => {
  it("refuse records that are too large, malformed, too many or none", async () => {
    const store = await newStore();
    const large = "A".repeat(syncLimits.recordCharacters);
    expect((await pushAnswer(store, [{ ...record(1, 0), data: large }])).status).toBe(200);
    for (const wrong of [
      [{ ...record(2, 0), data: `${large}A` }],
      [{ ...record(2, 0), data: "not base64!" }],
      [{ ...record(2, 0), name: "../../etc" }],
      [{ ...record(2, 0), base: -1 }],
      Array.from({ length: syncLimits.recordsPerBatch + 1 }, (_, index) => record(index, 0)),
      [],
    ])
      expect(await codeOf(await pushAnswer(store, wrong))).toEqual([422, "invalid_input"]);
    const many = Array.from({ length: 60 }, (_, index) => ({ ...record(index, 0), data: large }));
    expect((await pushAnswer(store, many)).status).toBe(413);
  });

  it("take sixty writes in any minute, not only by the clock", async () => {
    const minuteMs = 60_000;
    // A second before a minute of the clock ends.
    vi.useFakeTimers({ toFake: ["Date"], now: Math.ceil(Date.now() / minuteMs) * minuteMs - 1000 });
    const store = await newStore();
    const statuses: number[] = [];
    for (let count = 0; count < syncLimits.writesPerMinute; count += 1)
      statuses.push((await pushAnswer(store, [record(count, 0)])).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await pushAnswer(store, [record(100, 0)])).status).toBe(429);
    later(2000);
    expect((await pushAnswer(store, [record(100, 0)])).status).toBe(429);
    later(minuteMs);
    expect((await pushAnswer(store, [record(100, 0)])).status).toBe(200);
  });

  it("are kept without reading all that a store has", async () => {
    const store = await newStore();
    await push(store, [record(1, 0)]);
    await fill(store, 6000);
    const read = await runInDurableObject(roomOf(store), (_room, { storage: { sql } }) => {
      const exec = sql.exec.bind(sql);
      return vi.spyOn(sql, "exec").mockImplementation(exec);
    });
    // The first request after the filling forgets marks.
    for (const number of [7, 8]) {
      read.mockClear();
      await push(store, [record(number, 0)]);
    }
    expect(
      read.mock.results.reduce((sum, { value }) => sum + (value as SqlStorageCursor<never>).rowsRead, 0),
    ).toBeLessThan(50);
    expect(
      await runInDurableObject(
        roomOf(store),
        (_room, { storage: { sql } }) => sql.exec("SELECT 1 FROM sync_marks").toArray().length,
      ),
    ).toBe(5000);
  });

  it("keep a store within its size, and always let it become smaller", async () => {
    const store = await newStore();
    await push(store, [record(1, 0, "small")]);
    await fill(store, syncLimits.records);
    expect(await codeOf(await pushAnswer(store, [record(2, 0)]))).toEqual([409, "sync_full"]);
    // It has more than now fits.
    await runInDurableObject(roomOf(store), (_room, { storage: { sql } }) => {
      sql.exec("INSERT INTO sync_records VALUES ('beyond', -1, 'AAAA')");
    });
    expect((await pushAnswer(store, [record(1, 1, "less")])).status).toBe(200);
  });

  it("let a network make so many codes an hour", async () => {
    const from = newAddress();
    const statuses: number[] = [];
    for (let count = 0; count <= budgets.newSyncStores.most; count += 1)
      statuses.push((await make({ id: randomHex(16), token: newToken() }, from)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(budgets.newSyncStores.most);
    expect(statuses.at(-1)).toBe(429);
  });

  it("count the codes that are made, not those sent again or that cannot be made", async () => {
    const from = newAddress();
    const store = { id: randomHex(16), token: newToken() };
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = { getByName: () => ({ create: () => Promise.reject(new Error("storage failed")) }) };
    for (let count = 0; count <= budgets.newSyncStores.most; count += 1) {
      const context = createExecutionContext();
      const request = new Request(`${origin}/api/sync/${store.id}`, {
        method: "POST",
        headers: headersOf(store, from),
      });
      const failed = await app.fetch(request, { ...env, SYNC_ROOMS: broken }, context);
      expect(failed.status).toBe(500);
      await waitOnExecutionContext(context);
    }
    vi.restoreAllMocks();
    expect((await make(store, from)).status).toBe(201);
    for (let count = 0; count <= budgets.newSyncStores.most; count += 1)
      expect((await make(store, from)).status).toBe(200);
  });

  it("wake few objects for stores that nobody made; others’ devices go on", async () => {
    const from = newAddress();
    const statuses: number[] = [];
    for (let index = 0; index <= budgets.unknownSyncStores.most; index += 1) {
      const unknown = { id: index.toString(16).padStart(32, "0"), token: newToken() };
      statuses.push((await ask(`/api/sync/${unknown.id}`, { headers: headersOf(unknown, from) })).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(budgets.unknownSyncStores.most);
    expect(statuses.at(-1)).toBe(429);
    // A store that fails is none that nobody made.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const SYNC_ROOMS = { getByName: () => ({ pull: () => Promise.reject(new Error("storage failed")) }) };
    const elsewhere = newAddress();
    for (let count = 0; count <= budgets.unknownSyncStores.most; count += 1) {
      const broken = { id: randomHex(16), token: newToken() };
      const request = new Request(`${origin}/api/sync/${broken.id}`, { headers: headersOf(broken, elsewhere) });
      expect((await app.fetch(request, { ...env, SYNC_ROOMS }, createExecutionContext())).status).toBe(500);
    }
    vi.restoreAllMocks();
    const store = await newStore();
    const other = newAddress();
    for (let count = 0; count <= budgets.unknownSyncStores.most; count += 1)
      expect((await ask(`/api/sync/${store.id}`, { headers: headersOf(store, other) })).status).toBe(200);
    // Devices of that network whose store was found before go on, too, however many at once.
    const crowd = Array.from({ length: 2 }, () => ask(`/api/sync/${store.id}`, { headers: headersOf(store, from) }));
    expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it("wake no more objects for stores that nobody made than the site has for them, from however many networks", async () => {
    const store = await newStore();
    await push(store, [record(1, 0, "here before")]);
    const visitor = new Request("https://site.example/", { headers: { "CF-Connecting-IP": newAddress() } });
    // Other tests have used some.
    const free = 120;
    const giveBack = takeInMemory(visitor, "siteUnknownSyncStores", budgets.siteUnknownSyncStores.most - free);
    const statuses: number[] = [];
    while (statuses.length <= free && statuses.at(-1) !== 503) {
      const unknown = { id: randomHex(16), token: newToken() };
      statuses.push((await ask(`/api/sync/${unknown.id}`, { headers: headersOf(unknown, newAddress()) })).status);
    }
    expect(statuses.at(-1)).toBe(503);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]));
    // A device whose store was found before goes on.
    expect((await ask(`/api/sync/${store.id}`, { headers: headersOf(store, newAddress()) })).status).toBe(200);
    if (typeof giveBack === "function") giveBack();
  });

  it("take so many characters from a network in an hour, in whatever number of stores", async () => {
    const from = newAddress();
    const data = "A".repeat(syncLimits.recordCharacters);
    const perBatch = 40;
    const batches = Math.floor(budgets.syncCharacters.most / (perBatch * data.length)) + 1;
    const statuses: number[] = [];
    let store = await newStore();
    for (let batch = 0; batch < batches; batch += 1) {
      if (batch % 7 === 6) store = await newStore();
      const records = Array.from({ length: perBatch }, (_, index) => ({
        ...record(batch * perBatch + index, 0),
        data,
      }));
      statuses.push((await pushAnswer(store, records, "", from)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(batches - 1);
    expect(statuses.at(-1)).toBe(429);
    expect((await pushAnswer(store, [record(9000, 0)], "", newAddress())).status).toBe(200);
  });

  it("count a record as much as a short one takes with its row", async () => {
    const store = await newStore();
    await env.DB.exec("DELETE FROM spending");
    await push(store, [record(1, 0), record(2, 0)]);
    const { results } = await env.DB.prepare(
      "SELECT amount FROM spending WHERE key LIKE 'syncCharacters\\_%' ESCAPE '\\'",
    ).all();
    expect(results).toEqual([{ amount: 2 * syncLimits.recordCost }]);
  });

  it("leave other sites’ pages out", async () => {
    const store = await newStore();
    const answer = await ask(`/api/sync/${store.id}`, {
      method: "DELETE",
      headers: { ...headersOf(store), Origin: "https://elsewhere.test" },
    });
    expect(await codeOf(answer)).toEqual([403, "forbidden_origin"]);
  });
});

const connect = (store: Store, token = store.token) =>
  ask(`/api/sync/${store.id}/live`, {
    headers: {
      Upgrade: "websocket",
      Origin: origin,
      "Sec-WebSocket-Protocol": `${syncProtocol}, ${token}`,
      "CF-Connecting-IP": newAddress(),
    },
  });

describe("the live socket", () => {
  it("says that there is more, and where the store stands", async () => {
    const store = await newStore();
    const answer = await connect(store);
    expect(answer.headers.get("Sec-WebSocket-Protocol")).toBe(syncProtocol);
    const frames: string[] = [];
    const socket = answer.webSocket!;
    socket.accept();
    socket.addEventListener("message", ({ data }) => frames.push(String(data)));
    const { cursor } = await push(store, [record(1, 0)], (await pull(store)).cursor);
    await expect.poll(() => frames).toEqual([JSON.stringify({ type: "more", cursor })]);
    socket.close();
  });

  it("is not for strangers", async () => {
    const store = await newStore();
    expect(await codeOf(await connect(store, newToken()))).toEqual([404, "not_found"]);
    expect(syncMessages.unknown).toContain("code");
  });
});
