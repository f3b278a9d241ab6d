import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { deviceCaches, deviceKeyPatterns, logFields } from "#content/privacy/messages.ts";
import { storedTexts } from "#domain/site/stored-texts.data.ts";
import { leaving, places } from "#content/privacy/places.ts";
import type { Place } from "#content/schema/privacy.ts";
import "#src/app/stored-entries.ts";
import { loadStoredEntries } from "#src/platform/storage/entries.ts";
import { quarantinePrefix } from "#src/platform/storage/quarantine.ts";
import {
  bookFaceCacheName,
  shellCacheName,
  translationCacheName,
  visitedCacheName,
} from "#src/platform/offline/caches.ts";
import { newRoom } from "#domain/trivia-live/room.ts";
import { CounterLedger } from "#worker/db/counter-ledger.ts";
import * as schema from "#worker/db/schema.ts";
import { SyncLedger } from "#worker/db/sync-ledger.ts";
import { TriviaLedger } from "#worker/db/trivia-ledger.ts";

/** Whatever the code stores is declared in content/privacy, or a test here fails. */

const liveSettings = { level: "simple", seconds: 20, questions: 10 } as const;

const declared: Readonly<Record<string, Place>> = places;

const fieldsOf = (ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, Object.keys(declared[id]?.fields ?? {}).toSorted()]));

/** The code, without tests. */
const sourcesOf = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file: file.replaceAll("\\", "/"), text: readFileSync(file, "utf8") }));
const worker = sourcesOf("{worker,cloudflare-pages/functions}/**/*.ts");
const site = [...sourcesOf("src/**/*.{ts,tsx,js}"), ...sourcesOf("index.html"), ...sourcesOf("public/**/*.{js,html}")];

/** Files in which the pattern is, each named as often as it is there. */
const filesWith = (sources: typeof worker, pattern: RegExp): string[] =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(() => file)).toSorted();

const columnsOf = (database: DatabaseSync): Record<string, string[]> =>
  Object.fromEntries(
    database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
      .all()
      .map(({ name }) => [
        String(name),
        database
          .prepare(`SELECT name FROM pragma_table_info('${String(name)}')`)
          .all()
          .map((column) => String(column["name"]))
          .toSorted(),
      ]),
  );

describe("what the server stores is declared", () => {
  it("every column of the database, and none that is gone", () => {
    const tables = Object.values(schema).map((table: SQLiteTable) => getTableConfig(table));
    expect(
      Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((one) => one.name).toSorted()])),
    ).toEqual(fieldsOf(Object.keys(places).filter((id) => declared[id]!.where === "database" && id !== "recovery")));
  });

  it("every column of the counters' tables, and their keys", () => {
    const database = new DatabaseSync(":memory:");
    const sql = {
      exec: (statement: string) => {
        const rows = database.prepare(statement).all();
        return { toArray: () => rows };
      },
    };
    // oxlint-disable-next-line no-new -- its constructor makes the tables
    new CounterLedger({ sql } as unknown as ConstructorParameters<typeof CounterLedger>[0]);
    const { operations_0: operations, ...rest } = columnsOf(database);
    // One table in seven parts.
    const tables = {
      operations,
      ...Object.fromEntries(Object.entries(rest).filter(([name]) => !/^operations_[1-6]$/.test(name))),
    };
    expect(tables).toEqual(fieldsOf(Object.keys(tables)));
    const keys = worker.flatMap(({ text }) => [...text.matchAll(/\.kv\.put\(\s*("?[\w.]+"?)/g)].map(([, key]) => key));
    expect(keys).toEqual(['"name"']);
    expect(Object.keys(places.counter_object.fields)).toEqual(["name", "alarm"]);
  });

  it("every column of the rooms' tables", () => {
    const database = new DatabaseSync(":memory:");
    const sql = {
      exec: (statement: string, ...values: string[]) =>
        database.prepare(statement).run(...values) && { toArray: () => [] },
    };
    const storage = { sql, transactionSync: (work: () => void) => work() };
    const ledger = new TriviaLedger(storage as unknown as ConstructorParameters<typeof TriviaLedger>[0]);
    ledger.save(undefined, newRoom({ id: "", code: "", settings: liveSettings, questions: [], hostNetwork: "" }, 0));
    const tables = columnsOf(database);
    expect(tables).toEqual(fieldsOf(Object.keys(places).filter((id) => /^trivia_(?!object)/.test(id))));
    expect(Object.keys(places.trivia_object.fields)).toEqual(["alarm"]);
  });

  it("every column of a sync store's tables", () => {
    const database = new DatabaseSync(":memory:");
    const sql = {
      exec: (statement: string, ...values: string[]) =>
        database.prepare(statement).run(...values) && { toArray: () => [] },
    };
    const storage = { sql, transactionSync: (work: () => void) => work() };
    const ledger = new SyncLedger(storage as unknown as ConstructorParameters<typeof SyncLedger>[0]);
    ledger.create({ tokenDigest: "", epoch: "", sequence: 0, mark: "", usedOn: "", erasedAt: null });
    const tables = columnsOf(database);
    expect(tables).toEqual(fieldsOf(Object.keys(places).filter((id) => /^sync_(?!object)/.test(id))));
    expect(Object.keys(places.sync_object.fields)).toEqual(["alarm"]);
  });

  it.each([
    [
      "tables of objects",
      /CREATE TABLE/g,
      ["worker/db/counter-ledger.ts", "worker/db/sync-ledger.ts", "worker/db/trivia-ledger.ts"],
    ],
    ["keys of objects", /storage\.(?:put|kv\.put)\(/g, ["worker/counters/counter-hub.ts"]],
    [
      "alarms",
      /setAlarm\(/g,
      ["worker/counters/counter-hub.ts", "worker/sync/sync-room.ts", "worker/trivia/trivia-room.ts"],
    ],
    ["what belongs to sockets", /serializeAttachment\(|acceptWebSocket\(/g, ["worker/live-sockets.ts"]],
    [
      "caches",
      /\bcache\.put\(|caches\.open\(/g,
      ["worker/bible/upstream/result-cache.ts", "worker/preview-picture.ts"],
    ],
    ["logs", /\bconsole\.\w+/g, ["worker/log.ts"]],
    ["cookies", /Set-Cookie|setCookie|setSignedCookie/gi, []],
  ])("%s are made only where this test looks for them", (_what, pattern, files) => {
    expect([...new Set(filesWith(worker, pattern))]).toEqual(files);
  });

  it("has no other kind of storage bound to it", () => {
    const bound = [...readFileSync("wrangler.toml", "utf8").matchAll(/^\[+([\w.]+)\]+$/gm)].map(([, name]) => name);
    expect([...new Set(bound)].toSorted()).toEqual([
      "assets",
      "d1_databases",
      "durable_objects.bindings",
      "migrations",
      "observability.logs",
      "ratelimits",
      "triggers",
      "vars",
    ]);
    const objects = [...readFileSync("wrangler.toml", "utf8").matchAll(/^new_sqlite_classes = (.*)$/gm)];
    expect(objects.map(([, classes]) => classes)).toEqual([
      '["CounterHub", "CardRoom"]',
      '["TriviaRoom"]',
      '["SyncRoom"]',
    ]);
  });

  it("every log field that is declared is written", () => {
    // That no other is written, the compiler checks: worker/log.ts takes no other.
    const calls = worker.flatMap(({ text }) => text.match(/log(?:Warning|Error)\([\s\S]*?\);/g) ?? []).join("\n");
    expect(
      Object.keys(logFields).filter((field) => field !== "message" && !new RegExp(`\\b${field}\\b`).test(calls)),
    ).toEqual([]);
  });

  it("is told on the privacy page, everything once", () => {
    expect(leaving.flatMap(({ places: ids }) => ids).toSorted()).toEqual(Object.keys(places).toSorted());
  });
});

/** Any use of device storage but reading by `getItem` or `Object.keys`: an assignment, an alias, an argument. */
const storageInHand = /(?<!`|Object\.keys\()\b(?:local|session)Storage\b(?!\.getItem\b|`)/g;

describe("what the device stores is declared", () => {
  it.each([
    "localStorage.x = 'y'",
    "localStorage['x'] = 'y'",
    "localStorage?.setItem('x', 'y')",
    "localStorage!.x = 'y'",
    "(localStorage as any).x = 'y'",
    "Object.assign(localStorage, { x: 'y' })",
    "const kept = window.localStorage;",
    "window['localStorage'].x = 'y'",
    "const { localStorage: kept } = window;",
    "sessionStorage.x = 'y'",
  ])("this test sees %s", (code) => {
    expect(code.match(storageInHand)).toHaveLength(1);
  });

  it("every key that a feature names has an entry in its stored.ts, and the other way round", async () => {
    const keys = (await loadStoredEntries()).map(({ key }) => key).filter((key) => !key.startsWith("gbh_test"));
    expect(keys.toSorted()).toEqual(Object.keys(storedTexts).toSorted());
    expect(Object.keys(deviceKeyPatterns)).toEqual([`${quarantinePrefix}{key}_{n}`, "gbh_probe"]);
  });

  it("what an exported file leaves out: sync's code, and what only this device can use of it", async () => {
    const secret = (await loadStoredEntries()).filter(({ isSecret }) => isSecret).map(({ key }) => key);
    expect(secret.toSorted()).toEqual(["gbh_sync", "gbh_sync_clashes", "gbh_sync_devices", "gbh_sync_versions"]);
  });

  it("every cache", () => {
    expect([
      shellCacheName("{build}"),
      visitedCacheName,
      translationCacheName("{translation}" as "kjv"),
      bookFaceCacheName,
    ]).toEqual(Object.keys(deviceCaches));
    const opened = site.flatMap(({ text }) => [...text.matchAll(/caches\.open\((\w+)/g)].map(([, name]) => name));
    // `name`: one that is there already.
    expect([...new Set(opened)].toSorted()).toEqual([
      "bookFaceCacheName",
      "name",
      "shellCacheName",
      "translationCacheName",
      "visitedCacheName",
    ]);
  });

  it.each([
    [
      "keys",
      /\.setItem\(/g,
      ["browser-store", "checked-storage", "quarantine", "tab-lock"].map((name) => `src/platform/storage/${name}.ts`),
    ],
    ["keys by name", storageInHand, ["src/platform/guards/guards.ts", "src/platform/storage/browser-store.ts"]],
    ["cookies", /document\.cookie|cookieStore/g, []],
    ["session storage", /sessionStorage/g, ["src/platform/guards/guards.ts"]],
    ["databases", /indexedDB/g, []],
    ["files", /navigator\.storage\.getDirectory/g, []],
  ])("%s are written only where this test looks for them", (_what, pattern, files) => {
    expect([...new Set(filesWith(site, pattern))]).toEqual(files);
  });
});
