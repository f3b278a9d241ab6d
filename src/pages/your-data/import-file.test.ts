import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { createDeviceStore } from "#src/platform/storage/device-store.ts";
import type { StoredEntry } from "#src/platform/storage/entries.ts";
import { memoryStorage, type TextStorage } from "#src/platform/storage/text-storage.ts";
import { exportFile, exportName } from "./export-file.ts";
import { applyImport, planImport, readImport, type ImportFile } from "./import-file.ts";
import { dataMessages } from "./messages.ts";

const names: StoredEntry<unknown> = { key: "gbh_names", schema: z.array(z.string()), fallback: [] };
const colours: StoredEntry<unknown> = {
  key: "gbh_colours",
  schema: z.record(z.string(), z.string()),
  fallback: {},
};
const position: StoredEntry<unknown> = {
  key: "gbh_position",
  schema: z.number(),
  fallback: 0,
  isIncidental: true,
};
const queue: StoredEntry<unknown> = { ...position, key: "gbh_queue", isOfThisDevice: true };
const largest: StoredEntry<unknown> = {
  key: "gbh_largest",
  schema: z.number(),
  fallback: 0,
  merge: (present, imported) => Math.max(Number(present), Number(imported)),
};
const entries = [names, colours, position, queue, largest];

interface DeviceOptions {
  /** The key for which there is no space. */
  readonly refusing?: string;
  readonly isLasting?: boolean;
  /** What another tab does before the refusal. */
  readonly meanwhile?: (storage: TextStorage) => void;
}

const device = (
  kept: Record<string, unknown>,
  { refusing, isLasting = true, meanwhile = () => {} }: DeviceOptions = {},
) => {
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(kept)) storage.setItem(key, JSON.stringify(value));
  const store = createDeviceStore({
    storage: {
      ...storage,
      get length() {
        return storage.length;
      },
      setItem: (key, text) => {
        if (key === refusing) {
          meanwhile(storage);
          throw new DOMException("full", "QuotaExceededError");
        }
        storage.setItem(key, text);
      },
    },
    isLasting,
    exclusive: async (_name, task) => task(),
    onFailure: () => {},
    onLost: () => {},
    onBlocked: () => {},
  });
  return { store, texts: () => Object.fromEntries(store.texts()) };
};

const fileWith = (data: unknown, own: object = {}) =>
  JSON.stringify({ format: "lampstand-device-data", version: 1, data, ...own }, undefined, 1);

const read = (text: string): ImportFile => {
  const result = readImport(text, entries);
  if ("reason" in result) throw new Error(result.reason);
  return result;
};

describe("an exported file", () => {
  it("restores everything on an empty device, and changes nothing on the same one", async () => {
    const old = device({ gbh_names: ["Ruth"], gbh_colours: { a: "x" }, gbh_position: 3 });
    const { items } = read(JSON.stringify(await exportFile(old.store.texts(), entries, "2026-11-21T07:40:00.000Z")));
    const fresh = device({});
    expect(planImport(items, fresh.store).map(({ effect, added }) => [effect, added])).toEqual([
      ["new", 1],
      ["new", 1],
      ["new", 0],
    ]);
    expect(await applyImport(planImport(items, fresh.store), new Set(), fresh.store)).toBe(true);
    expect(fresh.texts()).toEqual(old.texts());
    expect(planImport(items, old.store).map(({ effect }) => effect)).toEqual(["none", "none", "none"]);
  });

  it("does not announce what is empty in the file and not stored here", () => {
    const { items } = read(fileWith({ gbh_names: [], gbh_colours: {}, gbh_position: 3 }));
    expect(items).toHaveLength(3);
    expect(planImport(items, device({}).store).map(({ entry }) => entry.key)).toEqual(["gbh_position"]);
    const plan = planImport(items, device({ gbh_names: ["Ruth"] }).store);
    expect(plan.map(({ entry, effect }) => [entry.key, effect])).toEqual([
      ["gbh_names", "none"],
      ["gbh_position", "new"],
    ]);
  });

  it("has an older shape as data, and may have one, if all of it could be converted", async () => {
    const days: StoredEntry<unknown> = {
      key: "gbh_days",
      schema: z.object({ total: z.number(), dates: z.array(z.string()) }),
      fallback: { total: 0, dates: [] },
      migrate: (value) => ({ total: 0, ...(value as object), dates: [] }),
    };
    const exported = async (kept: object) =>
      (await exportFile(device({ gbh_days: kept }).store.texts(), [days], "2026-11-21T07:40:00.000Z")).data;
    expect(await exported({ total: 4 })).toEqual({ gbh_days: { total: 4, dates: [] } });
    expect(await exported({ total: 4, dates: 7 })).toEqual({});
    const imported = (kept: object) => readImport(fileWith({ gbh_days: kept }), [days]);
    expect(imported({ total: 4 })).toMatchObject({ items: [{ imported: { total: 4, dates: [] } }], unknownKeys: [] });
    expect(imported({ total: 4, dates: 7 })).toHaveProperty("reason");
  });

  it("keeps unreadable and undeclared values as text", async () => {
    const { store } = device({ gbh_names: 7, gbh_other: [1] });
    expect(await exportFile(store.texts(), entries, "2026-11-21T07:40:00.000Z")).toMatchObject({
      data: {},
      texts: { gbh_names: "7", gbh_other: "[1]" },
    });
    const rests = vi.fn<() => Promise<void>>(async () => {});
    await exportFile(store.texts(), entries, "2026-11-21T07:40:00.000Z", rests);
    expect(rests).toHaveBeenCalledTimes(2);
    expect(exportName({ year: 2026, month: 11, day: 21 }, "json")).toBe("lampstand-2026-11-21.json");
  });
});

describe("what is secret", () => {
  it("is in no exported file, nor is its unreadable copy", async () => {
    const secret: StoredEntry<unknown> = { ...position, key: "gbh_code", isSecret: true };
    const { store } = device({ gbh_code: 7, gbh_quarantine_gbh_code_1: "seven", gbh_codes: 8, gbh_position: 3 });
    const file = await exportFile(store.texts(), [...entries, secret], "2026-11-21T07:40:00.000Z");
    expect({ ...file.data, ...file.texts }).toEqual({ gbh_codes: "8", gbh_position: 3 });
  });
});

/** The plan for one number stored under both keys. */
const numbersPlanned = (present: number, imported: number) =>
  planImport(
    read(fileWith({ gbh_largest: imported, gbh_position: imported })).items,
    device({ gbh_largest: present, gbh_position: present }).store,
  ).map(({ effect, hasConflict }) => [effect, hasConflict]);

describe("an import", () => {
  it("adds values, and keeps present ones unless the visitor chooses the file's", async () => {
    const own = device({ gbh_names: ["Ruth"], gbh_colours: { a: "mine", b: "mine" } });
    const plan = planImport(
      read(fileWith({ gbh_names: ["Naomi", "Ruth"], gbh_colours: { a: "theirs" } })).items,
      own.store,
    );
    expect(plan.map(({ effect, added, hasConflict }) => [effect, added, hasConflict])).toEqual([
      ["joined", 1, false],
      ["none", 0, true],
    ]);
    await applyImport(plan, new Set(), own.store);
    expect(own.texts()).toEqual({ gbh_names: '["Ruth","Naomi"]', gbh_colours: '{"a":"mine","b":"mine"}' });
    await applyImport(plan, new Set(["gbh_colours"]), own.store);
    expect(JSON.parse(own.texts().gbh_colours!)).toEqual({ a: "theirs", b: "mine" });
  });

  it("asks only about values that cannot both stay", () => {
    expect(numbersPlanned(1, 2)).toEqual([
      ["joined", false],
      ["none", true],
    ]);
    expect(numbersPlanned(2, 2)).toEqual([
      ["none", false],
      ["none", false],
    ]);
  });

  describe("for which there is not enough space", () => {
    const file = fileWith({ gbh_names: ["Naomi"], gbh_position: 3, gbh_colours: { a: "x" } });

    it("changes nothing, and leaves nothing where nothing was", async () => {
      const own = device({ gbh_names: ["Ruth"] }, { refusing: "gbh_colours" });
      expect(await applyImport(planImport(read(file).items, own.store), new Set(), own.store)).toBe(false);
      expect(own.texts()).toEqual({ gbh_names: '["Ruth"]' });
    });

    it("keeps what another tab has written meanwhile", async () => {
      const own = device(
        { gbh_names: ["Ruth"] },
        {
          refusing: "gbh_colours",
          meanwhile: (storage) => {
            storage.setItem("gbh_names", '["Ruth","Naomi","Boaz"]');
            storage.setItem("gbh_position", "4");
          },
        },
      );
      expect(await applyImport(planImport(read(file).items, own.store), new Set(), own.store)).toBe(false);
      expect(own.texts()).toEqual({ gbh_names: '["Ruth","Naomi","Boaz"]', gbh_position: "4" });
    });
  });

  it("is in memory, until the page is closed, where the browser stores nothing", async () => {
    const own = device({}, { isLasting: false });
    const plan = planImport(read(fileWith({ gbh_names: ["Naomi"], gbh_colours: { a: "x" } })).items, own.store);
    expect(await applyImport(plan, new Set(), own.store)).toBe(true);
    expect(own.texts()).toEqual({ gbh_names: '["Naomi"]', gbh_colours: '{"a":"x"}' });
  });

  it("lists keys that this version does not know, and leaves out data that belongs to one device", () => {
    expect(read(fileWith({ gbh_later: 1, gbh_queue: 3 }))).toEqual({ items: [], unknownKeys: ["gbh_later"] });
  });

  it("counts the keys that it does not know, and names only the first, shortened", () => {
    const keys = Array.from({ length: 50_000 }, (_, index) => `${"later".repeat(40)}${index}`);
    const { unknownKeys } = read(fileWith(Object.fromEntries(keys.map((key) => [key, 1]))));
    const told = dataMessages.leftOut(unknownKeys);
    expect(told).toContain("laterlater");
    expect(told).toContain("49,990 more");
    expect(told.length).toBeLessThan(1000);
    expect(dataMessages.leftOut(["gbh_later", "gbh_other"])).toBe(
      "Left out, because this version does not know it: gbh_later, gbh_other",
    );
  });

  it("leaves out incidental data of another version, and keeps the rest", () => {
    expect(read(fileWith({ gbh_position: { phase: "of old" }, gbh_names: ["Ruth"] }))).toEqual({
      items: [{ entry: names, imported: ["Ruth"] }],
      unknownKeys: ["gbh_position"],
    });
  });

  it.each([
    ["another program's file", '{\n"notes": []}', dataMessages.foreign],
    ["a later version", fileWith({}, { version: 2 }), dataMessages.later],
    ["no version of ours", fileWith({}, { version: "1" }), dataMessages.foreign],
    ["a cut file", '{"format": "lampstand-device-data",\n"data": {\n"gbh_names": ["Ru', dataMessages.foreign],
    [
      "a wrong value",
      fileWith({ gbh_names: ["Ruth", { html: "<script>" }] }),
      dataMessages.otherKind("gbh_names", "gbh_names.1"),
    ],
    [
      "a wrong value under a long name",
      fileWith({ gbh_colours: { [`a${"b".repeat(1000)}`]: 1 } }),
      dataMessages.otherKind("gbh_colours", `gbh_colours.a${"b".repeat(47)}…`),
    ],
    ["a page of HTML", "<!doctype html>", dataMessages.foreign],
    ["endless nesting", "[".repeat(100_000), dataMessages.foreign],
  ])("rejects %s with the reason", (_case, text, reason) => {
    expect(readImport(text, entries)).toEqual({ reason });
  });

  it("takes nothing that reaches into a prototype", () => {
    const [item] = read(fileWith(JSON.parse('{"gbh_colours": {"__proto__": "x", "a": "y"}}'))).items;
    expect(Reflect.ownKeys(item?.imported as object)).toEqual(["a"]);
    expect(Object.getPrototypeOf(item?.imported)).toBe(Object.prototype);
  });

  it("never throws, and reading changes nothing", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((data) => fileWith(data)),
          fc.jsonValue().map((value) => fileWith({ gbh_names: value })),
        ),
        (text) => {
          const result = readImport(text, entries);
          expect("reason" in result || Array.isArray(result.items)).toBe(true);
        },
      ),
    );
  });
});
