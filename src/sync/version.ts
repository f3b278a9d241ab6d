/**
 * Versions of one part of what a visitor keeps (docs/sync.md, "Versions"). All of it is pure, and `joined` gives the same
 * result in whichever order versions arrive, so devices agree without asking each other.
 */

/** When each device last wrote this part, by the device's id: milliseconds since the epoch of its own clock. */
export type Seen = Readonly<Record<string, number>>;

export interface Version {
  readonly seen: Seen;
  /** JSON of the part; undefined where it was deleted. */
  readonly value: unknown;
}

/** How two values of one part that were written apart become one. `newer` was written later, as far as clocks tell. */
export type JoinValues = (newer: unknown, older: unknown) => unknown;

/** Devices that one part remembers. A device forgotten here looks like one that has not seen this part: nothing is lost. */
const longestMemory = 32;

const latest = (seen: Seen): readonly [device: string, at: number] =>
  Object.entries(seen).reduce<readonly [string, number]>(
    (best, one) => (one[1] > best[1] || (one[1] === best[1] && one[0] > best[0]) ? one : best),
    ["", 0],
  );

const hasSeen = (seen: Seen, other: Seen): boolean =>
  Object.entries(other).every(([device, at]) => (seen[device] ?? 0) >= at);

type Order = "same" | "newer" | "older" | "apart";

/** How `one` stands to `other`: it has seen it, the reverse, both, or neither. */
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
 * What a part has seen once this device writes it. Later than everything it has seen, so a wrong clock never keeps somebody
 * from changing what another device wrote.
 */
export const written = (seen: Seen, device: string, now: number): Seen =>
  remembered({ ...seen, [device]: Math.max(now, latest(seen)[1] + 1) });

const isLater = (one: Seen, other: Seen): boolean => {
  const [device, at] = latest(one);
  const [otherDevice, otherAt] = latest(other);
  return at > otherAt || (at === otherAt && device > otherDevice);
};

const textOf = (value: unknown): string => JSON.stringify(value) ?? "";

/** One version of two. A change beats a deletion that did not know of it. */
export const joined = (one: Version, other: Version, join: JoinValues): Version => {
  const order = orderOf(one.seen, other.seen);
  if (order === "newer") return one;
  if (order === "older") return other;
  // Only a restored copy of a device writes two things at one time. Any rule does, if it is the same everywhere.
  if (order === "same") return textOf(one.value) >= textOf(other.value) ? one : other;
  const seen: Record<string, number> = { ...one.seen };
  for (const [device, at] of Object.entries(other.seen)) seen[device] = Math.max(seen[device] ?? 0, at);
  const [newer, older] = isLater(one.seen, other.seen) ? [one, other] : [other, one];
  const value =
    newer.value === undefined ? older.value : older.value === undefined ? newer.value : join(newer.value, older.value);
  return { seen: remembered(seen), value };
};
