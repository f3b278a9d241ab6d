/**
 * Versions of one synced part (docs/sync.md, "Versions"). All functions are pure, and `mergeVersions` gives the same
 * result in whichever order versions arrive, so devices converge without further messages.
 */

/** When each device last wrote this part, by the device's id, in milliseconds since the epoch by that device's clock. */
export type VersionVector = Readonly<Record<string, number>>;

export interface Version {
  readonly seen: VersionVector;
  /** JSON of the part; undefined where it was deleted. */
  readonly value: unknown;
}

/** Merges two concurrent values of one part. `newer` was written later according to the devices' clocks. */
export type MergeValues = (newer: unknown, older: unknown) => unknown;

/** The most devices in a vector. A dropped device is treated as one that has not seen the part, so nothing is lost. */
const maxDevices = 32;

const latest = (seen: VersionVector): readonly [device: string, at: number] =>
  Object.entries(seen).reduce<readonly [string, number]>(
    (best, one) => (one[1] > best[1] || (one[1] === best[1] && one[0] > best[0]) ? one : best),
    ["", 0],
  );

const hasSeen = (seen: VersionVector, other: VersionVector): boolean =>
  Object.entries(other).every(([device, at]) => (seen[device] ?? 0) >= at);

/** How far ahead of this device's clock a time may be. No clock is that wrong, and times can still grow past it. */
const maxAheadMs = 100 * 366 * 24 * 60 * 60_000;

/** Whether the times of a version are plausible. After a time at the end of the range, no later change could be recorded. */
export const isPlausible = ({ seen }: Pick<Version, "seen">, now: number): boolean =>
  latest(seen)[1] <= now + maxAheadMs;

type Order = "same" | "newer" | "older" | "concurrent";

/** Causal order of `one` and `other`: one has seen the other, the reverse, both, or neither. */
export const compareVectors = (one: VersionVector, other: VersionVector): Order => {
  const isAhead = hasSeen(one, other);
  const isBehind = hasSeen(other, one);
  if (isAhead && isBehind) return "same";
  return isAhead ? "newer" : isBehind ? "older" : "concurrent";
};

const truncated = (seen: VersionVector): VersionVector =>
  Object.keys(seen).length <= maxDevices
    ? seen
    : Object.fromEntries(
        Object.entries(seen)
          .toSorted(([one, first], [other, second]) => second - first || (one < other ? 1 : -1))
          .slice(0, maxDevices),
      );

/**
 * The vector after a write by this device. Its own time becomes later than every time it has seen, so that a change
 * counts even if this device's clock is slow.
 */
export const incremented = (seen: VersionVector, device: string, now: number): VersionVector =>
  truncated({ ...seen, [device]: Math.max(now, latest(seen)[1] + 1) });

const isLater = (one: VersionVector, other: VersionVector): boolean => {
  const [device, at] = latest(one);
  const [otherDevice, otherAt] = latest(other);
  return at > otherAt || (at === otherAt && device > otherDevice);
};

const textOf = (value: unknown): string => JSON.stringify(value) ?? "";

/** Merges two versions: the newer one, or both by `join` if they are concurrent. A change wins over a concurrent deletion. */
export const mergeVersions = (one: Version, other: Version, join: MergeValues): Version => {
  const order = compareVectors(one.seen, other.seen);
  if (order === "newer") return one;
  if (order === "older") return other;
  // Only a restored copy of a device can write two values with the same time. Any deterministic rule works.
  if (order === "same") return textOf(one.value) >= textOf(other.value) ? one : other;
  const seen: Record<string, number> = { ...one.seen };
  for (const [device, at] of Object.entries(other.seen)) seen[device] = Math.max(seen[device] ?? 0, at);
  const [newer, older] = isLater(one.seen, other.seen) ? [one, other] : [other, one];
  const value =
    newer.value === undefined ? older.value : older.value === undefined ? newer.value : join(newer.value, older.value);
  return { seen: truncated(seen), value };
};
