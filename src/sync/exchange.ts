import { syncLimits, type SyncPulled, type SyncPush, type SyncPushed } from "#domain/api/sync.ts";
import type { Conflict } from "./conflicts.ts";
import type { SyncKeys } from "./keys.ts";
import { type Parts, partsOf, type SyncedEntry } from "./parts.ts";
import {
  type ReceivedPart,
  confirmSent,
  isDeleted,
  recordChanges,
  partKey,
  partOfKey,
  mergeReceived,
  type Replica,
  markForResend,
  pendingParts,
} from "./replica.ts";
import { isPlausible } from "./version.ts";
import { open, type OpenedRecord, recordName, seal, type SealedRecord } from "./seal.ts";

/** One exchange with the store: merges received records into local data, then sends local changes (docs/sync.md, "An exchange"). */

export interface SyncDevice {
  readonly entries: readonly SyncedEntry[];
  readonly read: (entry: SyncedEntry) => unknown;
  /** Whether the entry is stored and was fully readable. Only then does a missing part count as deleted. */
  readonly conditionOf: (entry: SyncedEntry) => "absent" | "damaged" | "whole";
  /** Returns false if the device has no space. */
  readonly update: (entry: SyncedEntry, change: (present: unknown) => unknown) => Promise<boolean>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The store; both reject if it does not answer. */
export interface SyncStore {
  readonly pull: (cursor: string, next?: number) => Promise<SyncPulled>;
  readonly push: (push: SyncPush) => Promise<SyncPushed>;
}

/** State stored between exchanges. */
export interface SyncState {
  readonly device: string;
  readonly replica: Replica;
  readonly cursor: string;
}

/** The device has no space for the received records. */
export class NoSpaceError extends Error {}

/** The store returned more than `maxRecords` records, or the same page again. */
export class EndlessStoreError extends Error {}

/** All records of the store since a cursor. */
export interface Pulled {
  readonly isWhole: boolean;
  readonly records: readonly (SealedRecord & {
    readonly sequence: number;
    readonly opened: OpenedRecord | undefined;
  })[];
  readonly cursor: string;
  readonly keptUntil: string;
}

/** Above the size of any store, even if each record changes once while it is read. */
const maxRecords = 2 * syncLimits.records;
const maxRounds = 5;
/** The most characters of a request, below `syncLimits.batchBytes`. */
const batchCharacters = 900_000;

/** An entry's parts; none if it was never stored, since a default value is not the visitor's choice. */
const ownParts = (device: SyncDevice, entry: SyncedEntry, present = device.read(entry)): Parts =>
  device.conditionOf(entry) === "absent" ? new Map() : partsOf(entry, present);

const isReadable = (device: SyncDevice, entry: SyncedEntry): boolean => device.conditionOf(entry) === "whole";

/** Records local changes since the last call. @param now the time of the changes, if not the current time */
export const recordLocalChanges = (device: SyncDevice, state: SyncState, now = device.now()): void => {
  const writer = { device: state.device, now };
  for (const entry of device.entries)
    recordChanges(state.replica, entry, ownParts(device, entry), isReadable(device, entry), writer);
};

/** Pulls all pages and decrypts each one while the next is loading. */
export const pullAll = async (store: SyncStore, keys: SyncKeys, cursor: string): Promise<Pulled> => {
  const records: Promise<Pulled["records"][number]>[] = [];
  let isWhole = false;
  let reached = -1;
  let coming = store.pull(cursor);
  for (;;) {
    const page = await coming;
    const { next } = page;
    isWhole ||= page.isWhole;
    if (records.length + page.records.length > maxRecords || (next !== undefined && next <= reached))
      throw new EndlessStoreError();
    if (next !== undefined) {
      reached = next;
      coming = store.pull(cursor, next);
    }
    records.push(...page.records.map(async (record) => ({ ...record, opened: await open(keys, record) })));
    if (next === undefined)
      return { isWhole, records: await Promise.all(records), cursor: page.cursor ?? "", keptUntil: page.kept_until };
  }
};

/** Merges received records. `unread` is the number that could not be read or stored. */
const mergeAll = async (device: SyncDevice, keys: SyncKeys, { device: id, replica }: SyncState, pulled: Pulled) => {
  const arrived = new Map<string, ReceivedPart[]>();
  const known = new Set<string>(device.entries.map(({ key }) => key));
  const damaged: Pulled["records"][number][] = [];
  const conflicts: Conflict[] = [];
  let unread = 0;
  for (const record of pulled.records) {
    const { opened, sequence } = record;
    // After an implausibly late time, every later change of the part would count as older.
    if (opened === undefined || !isPlausible(opened.version, device.now())) damaged.push(record);
    else if (!known.has(opened.key)) unread += 1;
    else {
      const ofKey = arrived.get(opened.key) ?? [];
      arrived.set(opened.key, ofKey);
      ofKey.push({ name: opened.name, version: opened.version, sequence });
    }
  }
  for (const entry of device.entries) {
    const ofEntry = arrived.get(entry.key);
    if (ofEntry === undefined) continue;
    const isStored = await device.update(entry, (present) => {
      const writer = { device: id, now: device.now() };
      recordChanges(replica, entry, ownParts(device, entry, present), isReadable(device, entry), writer);
      const received = mergeReceived(replica, entry, present, ofEntry);
      unread += received.refused.length;
      conflicts.push(...received.conflicts);
      return received.value;
    });
    if (!isStored) throw new NoSpaceError();
  }
  const marked = await resendDamaged(keys, replica, damaged);
  return { unread: unread + damaged.length - marked, received: partsIn(pulled), conflicts };
};

const partsIn = ({ records }: Pulled): ReadonlySet<string> =>
  new Set(records.flatMap(({ opened }) => (opened ? [partKey(opened.key, opened.name)] : [])));

/** Marks parts whose records cannot be decrypted to be sent again. @returns how many were marked */
const resendDamaged = async (keys: SyncKeys, replica: Replica, damaged: Pulled["records"]): Promise<number> => {
  if (damaged.length === 0) return 0;
  const parts = new Map<string, string>();
  for (const part of replica.keys()) parts.set(await recordName(keys, part), part);
  let marked = 0;
  for (const { name, sequence } of damaged) {
    const part = parts.get(name);
    const held = part === undefined ? undefined : replica.get(part);
    if (part === undefined || held === undefined) continue;
    replica.set(part, { ...held, sequence, isWaiting: true });
    marked += 1;
  }
  return marked;
};

interface Batch {
  /** By the names of their records. */
  readonly parts: Map<string, string>;
  readonly records: SyncPush["records"];
}

const contentOf = (device: SyncDevice, replica: Replica, waiting: readonly string[]) => {
  const entries = new Map<string, Parts>(device.entries.map((entry) => [entry.key, ownParts(device, entry)]));
  return waiting.flatMap((part) => {
    const { key, name } = partOfKey(part);
    const value = entries.get(key)?.get(name);
    const held = replica.get(part);
    // Missing but not deleted: its entry cannot be read at the moment.
    if (held === undefined || (value === undefined && !isDeleted(held))) return [];
    return [{ part, held, record: { key, name, version: { seen: held.seen, value } } }];
  });
};

/** Encrypts the pending parts that fit into one request. */
const nextBatch = async (
  device: SyncDevice,
  keys: SyncKeys,
  state: SyncState,
  waiting: readonly string[],
  tooLarge: Set<string>,
): Promise<Batch> => {
  const batch: Batch = { parts: new Map(), records: [] };
  let characters = 0;
  recordLocalChanges(device, state);
  const content = contentOf(device, state.replica, waiting.slice(0, syncLimits.recordsPerBatch));
  for (const { part, held, record } of content) {
    const sealed = await seal(keys, record);
    if (sealed === undefined) {
      tooLarge.add(part);
      continue;
    }
    characters += sealed.data.length + 80;
    if (characters > batchCharacters && batch.records.length > 0) break;
    batch.parts.set(sealed.name, part);
    batch.records.push({ ...sealed, base: held.sequence });
  }
  return batch;
};

/** Sends pending parts. @returns the new cursor, and whether something must be pulled first */
const pushAll = async (
  device: SyncDevice,
  store: SyncStore,
  keys: SyncKeys,
  state: SyncState,
  tooLarge: Set<string>,
): Promise<{ readonly cursor: string; readonly isRefused: boolean }> => {
  let { cursor } = state;
  let isRefused = false;
  const known = new Set<string>(device.entries.map(({ key }) => key));
  let rest = pendingParts(state.replica).filter((part) => known.has(partOfKey(part).key));
  while (rest.length > 0) {
    const batch = await nextBatch(device, keys, state, rest, tooLarge);
    if (batch.records.length === 0) {
      rest = rest.slice(syncLimits.recordsPerBatch);
      continue;
    }
    const answer = await store.push({ cursor, records: batch.records });
    for (const [name, sequence] of Object.entries(answer.stored)) {
      const part = batch.parts.get(name);
      if (part !== undefined) confirmSent(state.replica, part, sequence);
    }
    if (answer.refused.length > 0) isRefused = true;
    cursor = answer.cursor ?? cursor;
    const sent = new Set(batch.parts.values());
    rest = rest.filter((part) => !sent.has(part) && !tooLarge.has(part));
  }
  return { cursor, isRefused };
};

/**
 * Pulls, merges and pushes until store and device agree. Mutates `state.replica`, which takes effect only once it is saved.
 * @param save called when all received records are stored on the device; `keptUntil`: when the store expires if unused
 * @param pulled records that a preview has already pulled
 * @returns `tooLarge`: parts that do not fit into a record, by `partKey`. `unread`: how many records cannot be decrypted,
 * or stored by this version of the site. `conflicts`: concurrent changes
 */
export const exchange = async (
  device: SyncDevice,
  store: SyncStore,
  keys: SyncKeys,
  start: SyncState,
  save: (state: SyncState, keptUntil: string) => Promise<void>,
  pulled?: Pulled,
) => {
  let state = start;
  let unread = 0;
  const tooLarge = new Set<string>();
  const conflicts: Conflict[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    // The push was rejected although the cursor shows nothing new, so compare all records.
    const cursor = state.replica.size === 0 || round > 1 ? "" : state.cursor;
    const arrived = (round === 0 ? pulled : undefined) ?? (await pullAll(store, keys, cursor));
    recordLocalChanges(device, state);
    const merged = await mergeAll(device, keys, state, arrived);
    unread = merged.unread;
    conflicts.push(...merged.conflicts);
    if (arrived.isWhole) markForResend(state.replica, merged.received);
    state = { ...state, cursor: arrived.cursor };
    await save(state, arrived.keptUntil);
    const { cursor: reached, isRefused } = await pushAll(device, store, keys, state, tooLarge);
    state = { ...state, cursor: reached };
    await save(state, arrived.keptUntil);
    if (!isRefused) break;
  }
  return { tooLarge: [...tooLarge], unread, conflicts };
};
