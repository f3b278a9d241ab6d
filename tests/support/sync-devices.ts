import * as z from "zod/mini";
import { partsOf, type SyncedEntry } from "#src/sync/parts.ts";
import {
  type ReceivedPart,
  confirmSent,
  recordChanges,
  partOfKey,
  mergeReceived,
  type Replica,
  markForResend,
  pendingParts,
} from "#src/sync/replica.ts";
import type { Version } from "#src/sync/version.ts";

/** Devices and a server that follow the rules of sync, without network, sealing and storage. */

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
export class Server {
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

export class Device {
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
      recordChanges(this.replica, entries[name], partsOf(entries[name], this.values[name]), true, {
        device: this.id,
        now: now + this.clockError,
      });
  }

  pull(server: Server): void {
    const { isWhole, rows, cursor } = server.pull(this.cursor);
    const byEntry = new Map<EntryName, ReceivedPart[]>();
    for (const { part, version, sequence } of rows) {
      const { key, name } = partOfKey(part);
      const entry = nameOf(key);
      byEntry.set(entry, [...(byEntry.get(entry) ?? []), { name, version, sequence }]);
    }
    for (const [name, arrived] of byEntry)
      this.values[name] = mergeReceived(this.replica, entries[name], this.values[name], arrived).value;
    if (isWhole) markForResend(this.replica, new Set(rows.map(({ part }) => part)));
    this.cursor = cursor;
  }

  /** @param loss what becomes of the request: it does not arrive, its answer does not, or it arrives twice */
  push(server: Server, loss: "none" | "request" | "answer" | "twice"): void {
    for (const part of pendingParts(this.replica)) {
      if (loss === "request") continue;
      const held = this.replica.get(part)!;
      const { key, name } = partOfKey(part);
      const value = partsOf(entryOf(key), this.values[nameOf(key)]).get(name);
      const sequence = server.push(part, held.sequence, { seen: held.seen, value });
      if (loss === "twice") server.push(part, held.sequence, { seen: held.seen, value });
      if (sequence !== undefined && loss !== "answer") confirmSent(this.replica, part, sequence);
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
