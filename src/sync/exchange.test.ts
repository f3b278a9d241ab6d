import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { syncLimits, type SyncPulled, type SyncPush, type SyncPushed } from "#domain/api/sync.ts";
import {
  EndlessStoreError,
  exchange,
  NoSpaceError,
  type SyncDevice,
  type SyncState,
  type SyncStore,
} from "./exchange.ts";
import { keysOf } from "./keys.ts";
import type { SyncedEntry } from "./parts.ts";
import { seal } from "./seal.ts";
import { versionSeparator } from "#domain/text/merge-texts.ts";

/** Exchanges with sealed records, against a store that may be anything. The rules of merging: convergence.test.ts. */

const notes: SyncedEntry = {
  key: "bible-notes",
  schema: z.array(z.object({ id: z.string(), text: z.string() })),
  fallback: [],
  syncAs: { as: "items", id: "id", text: "text" },
};

const keys = await keysOf(new Uint8Array(16).fill(7));
const strangers = await keysOf(new Uint8Array(16).fill(8));

interface Row {
  name: string;
  sequence: number;
  data: string;
}

/** A store with the server's rules; `answer` may spoil what it says. */
const newStore = (answer: (pulled: SyncPulled) => SyncPulled = (pulled) => pulled) => {
  const rows = new Map<string, Row>();
  const state = { epoch: 1, sequence: 0, requests: 0 };
  const cursorNow = () => `${state.epoch}.${state.sequence}`;
  const store: SyncStore = {
    pull: async (cursor) => {
      state.requests += 1;
      const [epoch, sequence] = cursor.split(".").map(Number);
      const isWhole = epoch !== state.epoch || sequence! > state.sequence;
      const records = [...rows.values()].filter((row) => isWhole || row.sequence > sequence!);
      return answer({ isWhole, records, cursor: cursorNow(), kept_until: "2028-05-24" });
    },
    push: async ({ records, cursor }: SyncPush): Promise<SyncPushed> => {
      state.requests += 1;
      const wasCurrent = cursor === cursorNow();
      const stored: Record<string, number> = {};
      const refused: string[] = [];
      for (const { name, base, data } of records) {
        if ((rows.get(name)?.sequence ?? 0) !== base) refused.push(name);
        else {
          state.sequence += 1;
          stored[name] = state.sequence;
          rows.set(name, { name, data, sequence: state.sequence });
        }
      }
      return { stored, refused, ...(wasCurrent && { cursor: cursorNow() }) };
    },
  };
  return { store, rows, state };
};

interface Note {
  id: string;
  text: string;
}

let devices = 0;
const newDevice = (own: Note[] = [], hasSpace = true) => {
  let value = own;
  let now = 1_795_000_000_000;
  let condition: "whole" | "damaged" = "whole";
  devices += 1;
  let state: SyncState = { device: `d${devices}`, replica: new Map(), cursor: "" };
  const device: SyncDevice = {
    entries: [notes],
    read: () => value,
    conditionOf: () => condition,
    update: async (_entry, change) => {
      const next = change(value) as Note[];
      if (next !== value && !hasSpace) return false;
      value = next;
      return true;
    },
    now: () => (now += 1000),
  };
  return {
    sync: async (store: SyncStore, code = keys) => {
      const copy = { ...state, replica: new Map(state.replica) };
      const result = await exchange(device, store, code, copy, async (next) => void (state = next));
      return result;
    },
    write: (id: string, text: string) => {
      value = [...value.filter((note) => note.id !== id), { id, text }];
    },
    remove: (id: string) => {
      value = value.filter((note) => note.id !== id);
    },
    /** What it has stored cannot be read any more. */
    damage: () => {
      value = [];
      condition = "damaged";
    },
    get notes() {
      return Object.fromEntries(value.map(({ id, text }) => [id, text]));
    },
    get cursor() {
      return state.cursor;
    },
  };
};

describe("two devices", () => {
  it("receive each other’s notes, edits and deletions", async () => {
    const { store } = newStore();
    const [phone, laptop] = [newDevice(), newDevice()];
    phone.write("a", "Loved.");
    phone.write("b", "Light.");
    await phone.sync(store);
    await laptop.sync(store);
    expect(laptop.notes).toEqual({ a: "Loved.", b: "Light." });
    laptop.write("a", "So loved.");
    laptop.remove("b");
    await laptop.sync(store);
    await phone.sync(store);
    expect(phone.notes).toEqual({ a: "So loved." });
  });

  it("keep both texts in one note that was written on both, in any order", async () => {
    const { store } = newStore();
    const [phone, laptop] = [newDevice(), newDevice()];
    phone.write("a", "Loved.");
    await phone.sync(store);
    await laptop.sync(store);
    phone.write("a", "From the phone.");
    laptop.write("a", "From the laptop.");
    await Promise.all([phone.sync(store), laptop.sync(store)]);
    await phone.sync(store);
    await laptop.sync(store);
    expect(phone.notes).toEqual(laptop.notes);
    expect(phone.notes.a!.split(versionSeparator).toSorted()).toEqual(["From the laptop.", "From the phone."]);
  });

  it("make one request while nothing changes", async () => {
    const { store, state } = newStore();
    const phone = newDevice([{ id: "a", text: "Loved." }]);
    await phone.sync(store);
    const before = state.requests;
    await phone.sync(store);
    expect(state.requests - before).toBe(1);
  });
});

describe("an untrustworthy store", () => {
  it("that was emptied or reset receives everything again, and deletes nothing", async () => {
    const { store, rows, state } = newStore();
    const phone = newDevice([{ id: "a", text: "Loved." }]);
    await phone.sync(store);
    rows.clear();
    state.epoch = 2;
    state.sequence = 0;
    await phone.sync(store);
    expect(phone.notes).toEqual({ a: "Loved." });
    expect(rows.size).toBe(1);
  });

  it("that replays old versions changes nothing, and is corrected", async () => {
    const { store, rows, state } = newStore();
    const phone = newDevice([{ id: "a", text: "Old." }]);
    await phone.sync(store);
    const [old] = [...rows.values()];
    phone.write("a", "New.");
    await phone.sync(store);
    state.sequence += 1;
    rows.set(old!.name, { ...old!, sequence: state.sequence });
    await phone.sync(store);
    expect(phone.notes).toEqual({ a: "New." });
    const laptop = newDevice();
    await laptop.sync(store);
    expect(laptop.notes).toEqual({ a: "New." });
  });

  it("that truncates, swaps or invents records is ignored, and its records are repaired", async () => {
    const { store, rows, state } = newStore();
    const phone = newDevice([
      { id: "a", text: "Loved." },
      { id: "b", text: "Light." },
    ]);
    await phone.sync(store);
    const [one, other] = [...rows.values()];
    const foreign = (await seal(strangers, {
      key: "bible-notes",
      name: "c",
      version: { seen: { x: 1 }, value: { id: "c", text: "Foreign." } },
    }))!;
    state.sequence += 3;
    rows.set(one!.name, { ...one!, data: one!.data.slice(0, 100), sequence: state.sequence - 2 });
    rows.set(other!.name, { ...other!, data: one!.data, sequence: state.sequence - 1 });
    rows.set(foreign.name, { ...foreign, sequence: state.sequence });
    const { unread } = await phone.sync(store);
    expect([phone.notes, unread]).toEqual([{ a: "Loved.", b: "Light." }, 1]);
    const laptop = newDevice();
    await laptop.sync(store);
    expect(laptop.notes).toEqual({ a: "Loved.", b: "Light." });
  });

  it.each([8.64e15, 8.64e15 - 1, 1_795_000_000_000.5])(
    "cannot stop a part from changing with a version of the time %d",
    async (time) => {
      const { store, rows, state } = newStore();
      const phone = newDevice([{ id: "a", text: "Loved." }]);
      await phone.sync(store);
      const [stored] = [...rows.values()];
      const stuck = (await seal(keys, {
        key: "bible-notes",
        name: "a",
        version: { seen: { x: time }, value: { id: "a", text: "Stuck." } },
      }))!;
      state.sequence += 1;
      rows.set(stored!.name, { ...stored!, data: stuck.data, sequence: state.sequence });
      await phone.sync(store);
      expect(phone.notes).toEqual({ a: "Loved." });
      phone.write("a", "Changed.");
      await phone.sync(store);
      const laptop = newDevice();
      await laptop.sync(store);
      expect(laptop.notes).toEqual({ a: "Changed." });
    },
  );

  it("that drops records receives them again at the full comparison", async () => {
    const { store, rows, state } = newStore();
    const phone = newDevice([{ id: "a", text: "Loved." }]);
    await phone.sync(store);
    rows.clear();
    // The cursor still shows nothing new. Writing on finds out.
    phone.write("a", "So loved.");
    await phone.sync(store);
    expect([rows.size, phone.notes]).toEqual([1, { a: "So loved." }]);
    expect(state.requests).toBeLessThan(12);
  });

  it("that returns pages endlessly is abandoned", async () => {
    const { store } = newStore((pulled) => ({ ...pulled, cursor: undefined, next: 1 }));
    await expect(newDevice().sync(store)).rejects.toThrow(EndlessStoreError);
    const flood = newStore((pulled) => ({
      ...pulled,
      records: Array.from({ length: 30_000 }, () => ({ name: "x", sequence: 1, data: "" })),
    }));
    await expect(newDevice().sync(flood.store)).rejects.toThrow(EndlessStoreError);
  });
});

describe("a device", () => {
  it("without space keeps its data and its cursor", async () => {
    const { store } = newStore();
    await newDevice([{ id: "a", text: "Loved." }]).sync(store);
    const full = newDevice([], false);
    await expect(full.sync(store)).rejects.toThrow(NoSpaceError);
    expect([full.notes, full.cursor]).toEqual([{}, ""]);
  });

  it("reports parts that are too large, and sends the rest", async () => {
    const { store, rows } = newStore();
    const noise = Array.from(crypto.getRandomValues(new Uint16Array(30_000)), (unit) =>
      String.fromCharCode(0x4e00 + (unit % 20_000)),
    ).join("");
    const phone = newDevice([
      { id: "a", text: noise },
      { id: "b", text: "Light." },
    ]);
    const { tooLarge } = await phone.sync(store);
    expect([tooLarge, rows.size]).toEqual([["bible-notes\na"], 1]);
  });

  it("with unreadable text deletes nothing on other devices", async () => {
    const { store } = newStore();
    const [phone, laptop] = [newDevice([{ id: "a", text: "Loved." }]), newDevice()];
    await phone.sync(store);
    await laptop.sync(store);
    phone.damage();
    await phone.sync(store);
    await laptop.sync(store);
    expect(laptop.notes).toEqual({ a: "Loved." });
  });

  it("knows what it has received although sending fails, and what it has sent", async () => {
    const { store } = newStore();
    const [phone, laptop] = [newDevice(), newDevice()];
    phone.write("a", "Loved.");
    await phone.sync(store);
    expect(phone.cursor).toBe("1.1");
    laptop.write("b", "Light.");
    const unreachable = { ...store, push: () => Promise.reject(new Error("offline")) };
    await expect(laptop.sync(unreachable)).rejects.toThrow("offline");
    expect([laptop.cursor, laptop.notes]).toEqual(["1.1", { a: "Loved.", b: "Light." }]);
  });

  it("sends much in several requests, and what is changed meanwhile once", async () => {
    const { store, state } = newStore();
    const phone = newDevice(
      Array.from({ length: 100 }, (_, index) => ({
        id: `n${index}`,
        text: String.fromCharCode(...crypto.getRandomValues(new Uint8Array(8000)).map((unit) => 32 + (unit % 90))),
      })),
    );
    const sizes: number[] = [];
    const push = async (batch: SyncPush) => {
      sizes.push(JSON.stringify(batch).length);
      if (sizes.length === 1) phone.write("n99", "Changed.");
      return store.push(batch);
    };
    await phone.sync({ ...store, push });
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThan(syncLimits.batchBytes);
    const before = state.requests;
    await phone.sync(store);
    expect(state.requests - before).toBe(1);
  });

  it("forwards records that it cannot store itself", async () => {
    const { store, rows, state } = newStore();
    const newer = (await seal(keys, {
      key: "bible-notes",
      name: "z",
      version: { seen: { later: 5 }, value: { id: "z", text: { rich: true } } },
    }))!;
    await store.push({ cursor: "", records: [{ ...newer, base: 0 }] });
    const phone = newDevice([{ id: "a", text: "Loved." }]);
    const { unread } = await phone.sync(store);
    expect([unread, phone.notes, rows.get(newer.name)!.data]).toEqual([1, { a: "Loved." }, newer.data]);
    // Where the store has lost it, it does not pass for deleted.
    rows.clear();
    state.epoch = 2;
    await phone.sync(store);
    expect([...rows.keys()]).toHaveLength(1);
  });
});
