/**
 * Versions of one synced part (docs/sync.md, "Versions"). All functions are pure, and `joined` gives the same
 * result in whichever order versions arrive, so devices converge without further messages.
 */

/** When each device last wrote this part, by the device's id: milliseconds since the epoch of its own clock. */
export type Seen = Readonly<Record<string, number>>;

export interface Version {
  readonly seen: Seen;
  /** JSON of the part; undefined where it was deleted. */
  readonly value: unknown;
}

/** Merges two concurrent values of one part. `newer` was written later according to the devices' clocks. */
export type JoinValues = (newer: unknown, older: unknown) => unknown;

/** Maximum number of devices in a version. A dropped device is treated as one that has not seen the part, so nothing is lost. */
const longestMemory = 32;

const latest = (seen: Seen): readonly [device: string, at: number] =>
  Object.entries(seen).reduce<readonly [string, number]>(
    (best, one) => (one[1] > best[1] || (one[1] === best[1] && one[0] > best[0]) ? one : best),
    ["", 0],
  );

const hasSeen = (seen: Seen, other: Seen): boolean =>
  Object.entries(other).every(([device, at]) => (seen[device] ?? 0) >= at);

/** How far ahead of this device's clock a time may be: far more than clocks are ever wrong, far less than times can grow. */
const farthestAheadMs = 100 * 366 * 24 * 60 * 60_000;

/** Whether a version can be followed by another: its times are no more than a hundred years ahead, so that the next is one, too. */
export const hasSuccessor = ({ seen }: Pick<Version, "seen">, now: number): boolean =>
  latest(seen)[1] <= now + farthestAheadMs;

type Order = "same" | "newer" | "older" | "apart";

/** Causal order of `one` and `other`: one has seen the other, the reverse, both, or neither. */
export const orderOf = (one: Seen, other: Seen): Order => {
  const isAhead = hasSeen(one, other);
  const isBehind = hasSeen(other, one);
  if (isAhead && isBehind) return "same";
  return isAhead ? "newer" : isBehind ? "older" : "apart";
};

const remembered = (seen: Seen): Seen =>
  Object.keys(seen).length <= longestMemory
    ? seen
    : Object.fromEntries(
        Object.entries(seen)
          .toSorted(([one, first], [other, second]) => second - first || (one < other ? 1 : -1))
          .slice(0, longestMemory),
      );

/**
 * The version vector after a write by this device. Later than all that it has seen, so that a wrong clock never prevents
 * a change of another device's value.
 */
export const written = (seen: Seen, device: string, now: number): Seen =>
  remembered({ ...seen, [device]: Math.max(now, latest(seen)[1] + 1) });

const isLater = (one: Seen, other: Seen): boolean => {
  const [device, at] = latest(one);
  const [otherDevice, otherAt] = latest(other);
  return at > otherAt || (at === otherAt && device > otherDevice);
};

const textOf = (value: unknown): string => JSON.stringify(value) ?? "";

/** Merges two versions. A change wins over a concurrent deletion. */
export const joined = (one: Version, other: Version, join: JoinValues): Version => {
  const order = orderOf(one.seen, other.seen);
  if (order === "newer") return one;
  if (order === "older") return other;
  // Only a restored copy of a device can write two values with the same time. Any deterministic rule works.
  if (order === "same") return textOf(one.value) >= textOf(other.value) ? one : other;
  const seen: Record<string, number> = { ...one.seen };
  for (const [device, at] of Object.entries(other.seen)) seen[device] = Math.max(seen[device] ?? 0, at);
  const [newer, older] = isLater(one.seen, other.seen) ? [one, other] : [other, one];
  const value =
    newer.value === undefined ? older.value : older.value === undefined ? newer.value : join(newer.value, older.value);
  return { seen: remembered(seen), value };
};
