import { hashOf } from "#domain/text/hash.ts";
import { type Conflict, conflictOf } from "./conflicts.ts";
import { applyChanges, mergeRuleOf, type Parts, partsOf, type SyncedEntry } from "./parts.ts";
import { mergeVersions, type VersionVector, type Version, incremented } from "./version.ts";

/** The sync metadata of one part. Its value stays in the entry's own storage. */
export interface PartState {
  readonly seen: VersionVector;
  /** Digest of the value at the last check; empty if there was none. A different digest means a local change. */
  readonly digest: string;
  /** Sequence number of the server's version that this one equals or replaces; 0 without one. */
  readonly sequence: number;
  /** Whether this version still has to be sent. */
  readonly isWaiting: boolean;
}

/** All parts, by `partKey`. */
export type Replica = Map<string, PartState>;

const separator = "\n";

/** The key of a part in the replica. @param key of its entry @param name within the entry */
export const partKey = (key: string, name: string): string => key + separator + name;

/** Inverse of `partKey`. */
export const partOfKey = (part: string): { readonly key: string; readonly name: string } => {
  const at = part.indexOf(separator);
  return { key: part.slice(0, at), name: part.slice(at + 1) };
};

const none = "";

/** Short, because it only detects local changes since the last check. */
const digestOf = (value: unknown): string => {
  if (value === undefined) return none;
  const text = JSON.stringify(value);
  return `${hashOf(text).toString(36)}.${text.length.toString(36)}`;
};

/** Whether the part was deleted, here or elsewhere. */
export const isDeleted = ({ digest }: PartState): boolean => digest === none;

/** Who writes, and when. */
interface Writer {
  readonly device: string;
  /** Milliseconds since the epoch, by this device's clock. */
  readonly now: number;
}

/**
 * Records local changes since the last check.
 * @param isReadable false if not all of the stored text could be read: then no part counts as deleted
 */
export const recordChanges = (
  replica: Replica,
  entry: SyncedEntry,
  parts: Parts,
  isReadable: boolean,
  { device, now }: Writer,
): void => {
  const note = (part: string, digest: string): void => {
    const held = replica.get(part);
    if ((held?.digest ?? none) === digest) return;
    replica.set(part, {
      seen: incremented(held?.seen ?? {}, device, now),
      digest,
      sequence: held?.sequence ?? 0,
      isWaiting: true,
    });
  };
  for (const [name, value] of parts) note(partKey(entry.key, name), digestOf(value));
  if (!isReadable) return;
  const start = partKey(entry.key, "");
  for (const part of replica.keys())
    if (part.startsWith(start) && !parts.has(part.slice(start.length))) note(part, none);
};

/** A version that came from the server. */
export interface ReceivedPart {
  readonly name: string;
  readonly version: Version;
  readonly sequence: number;
}

/**
 * Merges received versions into an entry's value. Changes made on this device must have been recorded before.
 * @returns `value`: the new value, or the same object if nothing changes. `refused`: the names of parts that cannot be
 * stored here and are left as they were. `conflicts`: concurrent changes
 */
export const mergeReceived = (
  replica: Replica,
  entry: SyncedEntry,
  present: unknown,
  arrived: readonly ReceivedPart[],
): { readonly value: unknown; readonly refused: readonly string[]; readonly conflicts: readonly Conflict[] } => {
  const parts = partsOf(entry, present);
  const join = mergeRuleOf(entry);
  const outcomes = new Map<string, { version: Version; sequence: number; isWaiting: boolean }>();
  const changes = new Map<string, unknown>();
  const conflicts: Conflict[] = [];
  for (const { name, version, sequence } of arrived) {
    const held = replica.get(partKey(entry.key, name));
    const own: Version | undefined = held && { seen: held.seen, value: parts.get(name) };
    const result = own ? mergeVersions(own, version, join) : version;
    const conflict = own && conflictOf(entry, name, own, version, result.value);
    if (conflict) conflicts.push(conflict);
    const isTheirs = digestOf(result.value) === digestOf(version.value) && sameSeen(result.seen, version.seen);
    outcomes.set(name, { version: result, sequence, isWaiting: !isTheirs });
    if (digestOf(result.value) !== digestOf(parts.get(name))) changes.set(name, result.value);
  }
  const { value, refused } =
    changes.size === 0 ? { value: present, refused: [] } : applyChanges(entry, present, changes);
  const stored = value === present ? parts : partsOf(entry, value);
  const skipped = new Set(refused);
  for (const [name, { version, sequence, isWaiting }] of outcomes) {
    if (skipped.has(name)) continue;
    replica.set(partKey(entry.key, name), {
      seen: version.seen,
      digest: digestOf(stored.get(name)),
      sequence,
      isWaiting,
    });
  }
  return { value, refused, conflicts };
};

const sameSeen = (one: VersionVector, other: VersionVector): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([device, at]) => other[device] === at);

/** Marks parts that a complete pull did not contain to be sent again. */
export const markForResend = (replica: Replica, shown: ReadonlySet<string>): void => {
  for (const [part, held] of replica)
    if (!shown.has(part)) replica.set(part, { ...held, sequence: 0, isWaiting: true });
};

/** Records that the server has stored the version that was sent. What was changed meanwhile is not recorded yet. */
export const confirmSent = (replica: Replica, part: string, sequence: number): void => {
  const held = replica.get(part);
  if (held) replica.set(part, { ...held, sequence, isWaiting: false });
};

export const pendingParts = (replica: Replica): readonly string[] =>
  [...replica].filter(([, { isWaiting }]) => isWaiting).map(([part]) => part);
