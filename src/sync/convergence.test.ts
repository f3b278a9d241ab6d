import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { apartLine, partsOf, type SyncedEntry } from "./parts.ts";
import {
  type Arrived,
  confirm,
  noteChanges,
  partKey,
  partOfKey,
  receive,
  type Replica,
  sendAgainExcept,
  waitingParts,
} from "./replica.ts";
import type { Version } from "./version.ts";

/**
 * Random histories of three devices: edits and deletions, weeks offline, clocks two days wrong, requests lost before or after
 * they arrive or sent twice, and a server that is set back or emptied. Afterwards all of them go online until nothing is left
 * to send.
 */
const histories = 10_000;

const entries = {
  notes: {
    key: "bible-notes",
    schema: z.array(z.object({ id: z.string(), text: z.string() })),
    fallback: [],
    syncAs: { as: "items", id: "id", text: "text" },
  },
  bookmarks: {
    key: "bible-bookmarks",
    schema: z.array(z.string()),
    fallback: [],
    syncAs: { as: "values" },
  },
  highlights: {
    key: "bible-highlights",
    schema: z.record(z.string(), z.string()),
    fallback: {},
    syncAs: { as: "map" },
  },
  days: {
    key: "gbh_days",
    schema: z.array(z.number()),
    fallback: [],
    syncAs: { as: "whole" },
    merge: (present: unknown, imported: unknown) =>
      [...new Set([...(present as number[]), ...(imported as number[])])].toSorted((a, b) => a - b),
  },
} as const satisfies Record<string, SyncedEntry>;

type EntryName = keyof typeof entries;
type Values = Record<EntryName, unknown>;

const names = Object.keys(entries) as EntryName[];
const entryOf = (key: string) => Object.values(entries).find((entry) => entry.key === key)!;
const nameOf = (key: string) => names.find((name) => entries[name].key === key)!;

interface Row {
  readonly part: string;
  readonly version: Version;
  readonly sequence: number;
}

/** The server's rules without their storage: newest version by part, refused unless it replaces the present one. */
class Server {
  epoch = 1;
  sequence = 0;
  rows = new Map<string, Row>();

  copy(): Server {
    const copy = new Server();
    copy.epoch = this.epoch;
    copy.sequence = this.sequence;
    copy.rows = new Map(this.rows);
    return copy;
  }

  pull(cursor: Cursor): { isWhole: boolean; rows: Row[]; cursor: Cursor } {
    const isWhole = cursor.epoch !== this.epoch || cursor.sequence > this.sequence;
    const after = isWhole ? 0 : cursor.sequence;
    return {
      isWhole,
      rows: [...this.rows.values()].filter(({ sequence }) => sequence > after),
      cursor: { epoch: this.epoch, sequence: this.sequence },
    };
  }

  push(part: string, base: number, version: Version): number | undefined {
    if ((this.rows.get(part)?.sequence ?? 0) !== base) return undefined;
    this.sequence += 1;
    this.rows.set(part, { part, version, sequence: this.sequence });
    return this.sequence;
  }
}

interface Cursor {
  readonly epoch: number;
  readonly sequence: number;
}

class Device {
  values: Values = { notes: [], bookmarks: [], highlights: {}, days: [] };
  replica: Replica = new Map();
  cursor: Cursor = { epoch: 0, sequence: 0 };

  readonly id: string;
  clockError: number;

  constructor(id: string, clockError: number) {
    this.id = id;
    this.clockError = clockError;
  }

  note(now: number): void {
    for (const name of names)
      noteChanges(this.replica, entries[name], partsOf(entries[name], this.values[name]), true, {
        device: this.id,
        now: now + this.clockError,
      });
  }

  pull(server: Server): void {
    const { isWhole, rows, cursor } = server.pull(this.cursor);
    const byEntry = new Map<EntryName, Arrived[]>();
    for (const { part, version, sequence } of rows) {
      const { key, name } = partOfKey(part);
      const entry = nameOf(key);
      byEntry.set(entry, [...(byEntry.get(entry) ?? []), { name, version, sequence }]);
    }
    for (const [name, arrived] of byEntry)
      this.values[name] = receive(this.replica, entries[name], this.values[name], arrived).value;
    if (isWhole) sendAgainExcept(this.replica, new Set(rows.map(({ part }) => part)));
    this.cursor = cursor;
  }

  /** @param loss what becomes of the request: it does not arrive, its answer does not, or it arrives twice */
  push(server: Server, loss: "none" | "request" | "answer" | "twice"): void {
    for (const part of waitingParts(this.replica)) {
      if (loss === "request") continue;
      const held = this.replica.get(part)!;
      const { key, name } = partOfKey(part);
      const value = partsOf(entryOf(key), this.values[nameOf(key)]).get(name);
      const sequence = server.push(part, held.sequence, { seen: held.seen, value });
      if (loss === "twice") server.push(part, held.sequence, { seen: held.seen, value });
      if (sequence !== undefined && loss !== "answer") confirm(this.replica, part, held.seen, sequence);
    }
  }

  state(): unknown {
    return Object.fromEntries(
      names.map((name) => [
        name,
        Object.fromEntries([...partsOf(entries[name], this.values[name])].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      ]),
    );
  }
}

const index = fc.nat({ max: 2 });
const step = fc.oneof(
  { weight: 30, arbitrary: fc.record({ do: fc.constant("write" as const), device: index, id: index }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant("delete" as const), device: index, id: index }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant("mark" as const), device: index, id: index }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant("day" as const), device: index, id: fc.nat({ max: 30 }) }) },
  {
    weight: 40,
    arbitrary: fc.record({
      do: fc.constant("sync" as const),
      device: index,
      loss: fc.constantFrom("none" as const, "none" as const, "request" as const, "answer" as const, "twice" as const),
    }),
  },
  { weight: 10, arbitrary: fc.record({ do: fc.constant("wait" as const), hours: fc.nat({ max: 24 * 21 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("clock" as const),
      device: index,
      error: fc.integer({ min: -2 * 86_400_000, max: 2 * 86_400_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("copy" as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("set back" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("empty" as const) }) },
);

const clockError = fc.integer({ min: -2 * 86_400_000, max: 2 * 86_400_000 });

type Step = (typeof step)["generate"] extends (...args: never[]) => { value: infer T } ? T : never;

const run = (clockErrors: readonly number[], steps: readonly Step[]) => {
  let now = Date.UTC(2026, 10, 23);
  let server = new Server();
  let backup = server.copy();
  let epochs = 1;
  const devices = clockErrors.map((error, number) => new Device(`device${number}`, error));
  /** The last text written under an id, with who had seen what: it may only go if somebody who had it deleted or replaced it. */
  let words = 0;
  const live = new Map<string, string>();
  for (const one of steps) {
    now += 1000;
    const device = "device" in one ? devices[one.device]! : devices[0]!;
    const notes = device.values.notes as { id: string; text: string }[];
    if (one.do === "write") {
      const id = `n${one.id}`;
      const text = `words ${(words += 1)}`;
      const before = notes.find((note) => note.id === id);
      for (const replaced of before?.text.split(apartLine) ?? []) live.delete(replaced);
      live.set(text, id);
      device.values.notes = before
        ? notes.map((note) => (note.id === id ? { id, text } : note))
        : [...notes, { id, text }];
    } else if (one.do === "delete") {
      const gone = notes.find((note) => note.id === `n${one.id}`);
      for (const text of gone?.text.split(apartLine) ?? []) live.delete(text);
      device.values.notes = notes.filter((note) => note !== gone);
      device.values.bookmarks = (device.values.bookmarks as string[]).filter((verse) => verse !== `v${one.id}`);
    } else if (one.do === "mark") {
      device.values.bookmarks = [...new Set([...(device.values.bookmarks as string[]), `v${one.id}`])];
      device.values.highlights = { ...(device.values.highlights as object), [`v${one.id}`]: device.id };
    } else if (one.do === "day") {
      device.values.days = [...new Set([...(device.values.days as number[]), one.id])].toSorted((a, b) => a - b);
    } else if (one.do === "sync") {
      device.note(now);
      device.pull(server);
      device.push(server, one.loss);
    } else if (one.do === "clock") device.clockError = one.error;
    else if (one.do === "wait") now += one.hours * 3_600_000;
    else if (one.do === "copy") backup = server.copy();
    else if (one.do === "set back") {
      server = backup.copy();
      // The restored store cannot know where devices stood: its history is another one from here.
      server.epoch = epochs += 1;
    } else {
      server = new Server();
      server.epoch = epochs += 1;
    }
    // A change is noted when it is made.
    for (const each of devices) each.note(now);
  }
  for (let round = 0; round < 6; round += 1)
    for (const device of devices) {
      now += 1000;
      device.note(now);
      device.pull(server);
      device.push(server, "none");
    }
  return { devices, server, live };
};

describe("three devices", () => {
  it(`agree after ${histories.toLocaleString("en")} random histories, and nothing is lost`, () => {
    fc.assert(
      fc.property(fc.tuple(clockError, clockError, clockError), fc.array(step, { maxLength: 40 }), (errors, steps) => {
        const { devices, live } = run(errors, steps as Step[]);
        const [first, ...others] = devices.map((device) => device.state());
        for (const other of others) expect(other).toEqual(first);
        for (const device of devices) expect(waitingParts(device.replica)).toEqual([]);
        const texts = new Set(
          (devices[0]!.values.notes as { text: string }[]).flatMap(({ text }) => text.split(apartLine)),
        );
        for (const text of live.keys()) expect(texts).toContain(text);
      }),
      { numRuns: histories },
    );
  });
});

describe("partKey", () => {
  it("is read back", () => {
    expect(partOfKey(partKey("bible-notes", "a\nb"))).toEqual({ key: "bible-notes", name: "a\nb" });
  });
});
