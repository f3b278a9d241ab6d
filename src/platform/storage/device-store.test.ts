import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { isAllowedKey } from "./allow-list.ts";
import type { OnLost } from "./checked-storage.ts";
import { createDeviceStore, type Exclusive, type DeviceStoreOptions } from "./device-store.ts";
import type { StoredEntry } from "./entries.ts";
import { memoryStorage, type TextStorage } from "./text-storage.ts";

const list: StoredEntry<string[]> = { key: "gbh_list", schema: z.array(z.string()), fallback: [] };
const theme: StoredEntry<string> = {
  key: "theme",
  schema: z.enum(["light", "dark"]),
  fallback: "light",
  format: "text",
};

/** Locks as browsers grant them: one holder per name, others queue; shared by all stores of a test. */
const sharedLocks = (): Exclusive => {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, task) => {
    const turn = last.then(task);
    last = turn.catch(() => {});
    return turn;
  };
};

const setUp = (own: Partial<DeviceStoreOptions> = {}) => {
  const failures: string[] = [];
  const blocked: string[] = [];
  const lost: string[] = [];
  const storage = own.storage ?? memoryStorage();
  const store = createDeviceStore({
    storage,
    isLasting: true,
    exclusive: sharedLocks(),
    onFailure: (failure, key) => failures.push(`${failure} ${key}`),
    onLost: (key, markTold) => {
      lost.push(key);
      markTold();
    },
    onBlocked: (key) => blocked.push(key),
    ...own,
  });
  return { store, storage, failures, blocked, lost };
};

/** A storage that rejects anything beyond its number of characters, like a full browser. */
const smallStorage = (room: number): TextStorage => {
  const inner = memoryStorage();
  const used = (without: string): number => {
    let sum = 0;
    for (let index = 0; index < inner.length; index += 1) {
      const key = inner.key(index)!;
      if (key !== without) sum += inner.getItem(key)!.length;
    }
    return sum;
  };
  return {
    get length() {
      return inner.length;
    },
    key: (index) => inner.key(index),
    getItem: (key) => inner.getItem(key),
    removeItem: (key) => inner.removeItem(key),
    setItem: (key, text) => {
      if (used(key) + text.length > room) throw new DOMException("full", "QuotaExceededError");
      inner.setItem(key, text);
    },
  };
};

const tryParse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const throwing = (): never => {
  throw new TypeError("old");
};

describe("a page being closed", () => {
  it("writes pending updates, once and in order", async () => {
    const { promise: turn, resolve: giveTurn } = Promise.withResolvers<void>();
    const { store, storage } = setUp({ exclusive: async (_name, task) => turn.then(task) });
    const kept = [
      store.update(list, (present) => [...present, "one"]),
      store.update(list, (present) => [...present, "two"]),
    ];
    expect(storage.getItem(list.key)).toBeNull();
    store.flush();
    store.flush();
    expect(storage.getItem(list.key)).toBe('["one","two"]');
    giveTurn();
    expect(await Promise.all(kept)).toEqual([true, true]);
    expect(store.read(list)).toEqual(["one", "two"]);
  });
});

describe("allow-list", () => {
  it("holds the eleven keys and the four prefixes, nothing else", () => {
    for (const key of [
      "bible-notes",
      "deviceId",
      "salvationAcceptances",
      "gbh_x",
      "gbh_secure_x",
      "theme-x",
      "sidebar-x",
    ])
      expect(isAllowedKey(key)).toBe(true);
    for (const key of ["bible-note", "notes", "GBH_x", "xgbh_", "themes", "", "__proto__"])
      expect(isAllowedKey(key)).toBe(false);
  });
});

describe("device store", () => {
  it("reads the fallback, then what was written, as the same object while nothing changes", async () => {
    const { store, storage } = setUp();
    expect(store.read(list)).toBe(list.fallback);
    expect(await store.update(list, (present) => [...present, "a"])).toBe(true);
    expect(store.read(list)).toEqual(["a"]);
    expect(store.read(list)).toBe(store.read(list));
    expect(storage.getItem("gbh_list")).toBe('["a"]');
  });

  it("stores a text entry as a bare string", async () => {
    const { store, storage } = setUp();
    await store.update(theme, () => "dark");
    expect(storage.getItem("theme")).toBe("dark");
    expect(store.read(theme)).toBe("dark");
  });

  it("blocks and reports a key that is not allowed", async () => {
    const { store, storage, blocked } = setUp();
    const foreign = { ...list, key: "tracker" as "gbh_" };
    expect(await store.update(foreign, () => ["a"])).toBe(false);
    expect(store.read(foreign)).toEqual([]);
    expect([storage.length, blocked]).toEqual([0, ["tracker"]]);
  });

  it("notifies only that key's listeners, until they unsubscribe", async () => {
    const { store } = setUp();
    let calls = 0;
    const stop = store.subscribe("gbh_list", () => (calls += 1));
    await store.update(list, () => ["a"]);
    await store.update(list, (present) => present);
    await store.update(theme, () => "dark");
    expect(calls).toBe(1);
    store.announce(null);
    expect(calls).toBe(2);
    stop();
    await store.update(list, () => ["b"]);
    expect(calls).toBe(2);
  });

  it("continues after a change that throws", async () => {
    const { store } = setUp();
    const broken = store.update(list, () => {
      throw new Error("mine");
    });
    await expect(broken).rejects.toThrow("mine");
    expect(await store.update(list, () => ["a"])).toBe(true);
  });

  it("follows writes from another tab", () => {
    const { store, storage } = setUp();
    expect(store.read(list)).toEqual([]);
    storage.setItem("gbh_list", '["other"]');
    expect(store.read(list)).toEqual(["other"]);
  });

  it("loses nothing when the updates of two tabs interleave", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), fc.string()), { maxLength: 60 }), async (steps) => {
        const storage = memoryStorage();
        const exclusive = sharedLocks();
        const [one, two] = [setUp({ storage, exclusive }).store, setUp({ storage, exclusive }).store];
        await Promise.all(
          steps.map(([isFirst, text]) => (isFirst ? one : two).update(list, (present) => [...present, text])),
        );
        expect(one.read(list)).toEqual(steps.map(([, text]) => text));
        expect(two.read(list)).toEqual(one.read(list));
      }),
      { numRuns: 50 },
    );
  });
});

describe("unreadable values", () => {
  it("read as the fallback, and are replaced only after the original is quarantined", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        const { store, storage } = setUp();
        storage.setItem("gbh_list", text);
        const value = store.read(list);
        expect(Array.isArray(value)).toBe(true);
        await store.update(list, (present) => [...present, "new"]);
        expect(store.read(list)).toEqual([...value, "new"]);
        const isReadable = z.array(z.string()).safeParse(tryParse(text)).success;
        expect(storage.getItem("gbh_quarantine_gbh_list_1")).toBe(isReadable ? null : text);
      }),
    );
  });

  it("are quarantined once per distinct text", () => {
    const { store, storage } = setUp();
    for (const text of ["{", "{", "null"]) {
      storage.setItem("gbh_list", text);
      setUp({ storage }).store.read(list);
      store.read(list);
    }
    expect([...store.texts().keys()].toSorted()).toEqual([
      "gbh_list",
      "gbh_quarantine_gbh_list_1",
      "gbh_quarantine_gbh_list_2",
    ]);
  });

  it("of an older shape are migrated, after the original is quarantined", () => {
    const { store, storage } = setUp();
    storage.setItem("gbh_list", '{"a":1,"b":1}');
    expect(store.read({ ...list, migrate: (value) => Object.keys(value as object) })).toEqual(["a", "b"]);
    expect(storage.getItem("gbh_quarantine_gbh_list_1")).toBe('{"a":1,"b":1}');
  });

  it("survive a migration that throws", () => {
    const { store, storage } = setUp();
    storage.setItem("gbh_list", "7");
    expect(store.read({ ...list, migrate: throwing })).toEqual([]);
  });

  it("are moved to quarantine when there is no room for a copy", async () => {
    const { store, storage } = setUp({ storage: smallStorage(60) });
    const damaged = "x".repeat(40);
    storage.setItem("gbh_list", damaged);
    expect(store.read(list)).toEqual([]);
    expect(storage.getItem("gbh_list")).toBe(damaged);
    expect(await store.update(list, () => ["a"])).toBe(true);
    expect(storage.getItem("gbh_quarantine_gbh_list_1")).toBe(damaged);
  });

  it("stay where they are when they cannot even be moved", async () => {
    const storage = memoryStorage();
    const { setItem } = storage;
    storage.setItem = (key, text) => {
      if (key.startsWith("gbh_quarantine_")) throw new DOMException("full", "QuotaExceededError");
      setItem(key, text);
    };
    storage.setItem("gbh_list", "damaged");
    const { store, failures } = setUp({ storage });
    expect(await store.update(list, () => ["a"])).toBe(false);
    expect(failures).toEqual(["full gbh_list"]);
    expect(storage.getItem("gbh_list")).toBe("damaged");
  });
});

const reported = (text: string, own: Partial<StoredEntry<string[]>> = {}) => {
  const { store, storage, lost } = setUp();
  storage.setItem("gbh_list", text);
  store.read({ ...list, ...own });
  store.read({ ...list, ...own });
  return lost;
};

const onlyTexts = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : Object.keys(value as object);

describe("what was lost", () => {
  it.each([
    ["what is no JSON", '["a', {}, true],
    ["another shape", '{"a":1}', {}, true],
    ["nothing at all", "null", {}, false],
    ["an empty text", "", {}, false],
    ["an empty object", "{}", {}, false],
    ["an item", '["a",1]', { migrate: onlyTexts }, true],
    ["an incidental value", '["a', { isIncidental: true }, false],
    ["an incidental value that is missed", '["a', { isIncidental: true, isMissed: () => true }, true],
    ["a value that is not missed", '["a', { isMissed: (raw: unknown) => raw !== undefined }, false],
    ["a list converted as a whole", "[1]", { migrate: () => ["1"] }, false],
    ["what is of the right shape", '["a"]', {}, false],
  ])("is reported once: %s", (_what, text, own, isReported) =>
    expect(reported(text, own)).toEqual(isReported ? ["gbh_list"] : []),
  );

  it("is a field that was replaced, not one that was missing", () => {
    const stats: StoredEntry<{ total: number; dates: string[] }> = {
      key: "gbh_stats",
      schema: z.object({ total: z.number(), dates: z.array(z.string()) }),
      fallback: { total: 0, dates: [] },
      migrate: (value) => ({ total: 0, dates: [], ...(value as object), ...(value === null ? {} : { dates: [] }) }),
    };
    const of = (text: string) => {
      const { store, storage, lost } = setUp();
      storage.setItem("gbh_stats", text);
      store.read(stats);
      return lost;
    };
    expect([of('{"total":3}'), of('{"total":3,"dates":7}')]).toEqual([[], ["gbh_stats"]]);
  });

  it("is a reference of a map that was dropped", () => {
    const { store, storage, lost } = setUp();
    const map: StoredEntry<Record<string, string>> = {
      key: "gbh_map",
      schema: z.record(z.string(), z.string()),
      fallback: {},
      migrate: () => ({ a: "1" }),
    };
    storage.setItem("gbh_map", '{"a":"1","b":2}');
    store.read(map);
    expect(lost).toEqual(["gbh_map"]);
  });

  it("is reported on each visit until one of them has told it", () => {
    const { storage } = setUp();
    storage.setItem("gbh_list", "{");
    const visit = (isTold: boolean) => {
      const onLost = vi.fn<OnLost>((_key, markTold) => isTold && markTold());
      setUp({ storage, onLost }).store.read(list);
      return onLost.mock.calls.map(([key]) => key);
    };
    expect([visit(false), visit(true), visit(true)]).toEqual([["gbh_list"], ["gbh_list"], []]);
  });

  it("leaves no copy of what was erased before it was told", () => {
    const { storage } = setUp();
    storage.setItem("gbh_list", "{");
    const onLost = vi.fn<OnLost>();
    setUp({ storage, onLost }).store.read(list);
    storage.removeItem("gbh_list");
    onLost.mock.calls[0]![1]();
    expect(storage.getItem("gbh_quarantine_gbh_list_1")).toBeNull();
  });

  it("is reported where there is no room for a copy", () => {
    const { store, storage, lost } = setUp({ storage: smallStorage(60) });
    storage.setItem("gbh_list", "x".repeat(40));
    store.read(list);
    expect(lost).toEqual(["gbh_list"]);
  });
});

describe("failed writes", () => {
  it("are reported, and leave the old value", async () => {
    const { store, failures } = setUp({ storage: smallStorage(10) });
    expect(await store.update(list, () => ["a"])).toBe(true);
    expect(await store.update(list, () => ["a".repeat(20)])).toBe(false);
    expect(store.read(list)).toEqual(["a"]);
    expect(failures).toEqual(["full gbh_list"]);
  });

  it("are not reported for incidental entries", async () => {
    const { store, failures } = setUp({ storage: smallStorage(1) });
    expect(await store.update({ ...list, isIncidental: true }, () => ["a"])).toBe(false);
    expect(failures).toEqual([]);
  });

  it("without lasting storage are kept in memory for the visit, and reported", async () => {
    const { store, failures } = setUp({ isLasting: false });
    expect(await store.update(list, () => ["a"])).toBe(false);
    expect(store.read(list)).toEqual(["a"]);
    expect(failures).toEqual(["unavailable gbh_list"]);
  });

  it("without lasting storage are reported once, and none counts as kept", async () => {
    const { store, failures } = setUp({ isLasting: false });
    expect(await store.update({ ...list, isIncidental: true }, () => ["a"])).toBe(false);
    expect(await store.update(list, () => ["b"])).toBe(false);
    expect(await store.update(list, () => ["c"])).toBe(false);
    expect(await store.update(list, (present) => present)).toBe(false);
    expect([store.read(list), store.isLasting]).toEqual([["c"], false]);
    expect(failures).toEqual(["unavailable gbh_list"]);
  });
});

describe("erase", () => {
  it("removes the keys and notifies listeners; texts lists only the product's keys", async () => {
    const { store, storage } = setUp();
    storage.setItem("foreign", "1");
    await store.update(list, () => ["a"]);
    let calls = 0;
    store.subscribe("gbh_list", () => (calls += 1));
    expect([...store.texts()]).toEqual([["gbh_list", '["a"]']]);
    await store.erase(store.texts().keys());
    expect([store.read(list), calls, storage.getItem("foreign")]).toEqual([[], 1, "1"]);
  });
});
