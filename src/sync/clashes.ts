import * as z from "zod/mini";
import type { SyncedEntry } from "./parts.ts";
import { orderOf, type Version } from "./version.ts";

/** Changes of one part that were made on two devices without knowing of each other, and what became of them. */

/** Both texts were kept, a change counted more than a deletion, or the later of two changes counted. */
const results = ["joined", "restored", "later"] as const;

export const clashSchema = z.object({
  /** The entry's key. */
  key: z.string(),
  /** Which part, in words that a visitor knows: a reference. Empty if there are none. */
  subject: z.string(),
  result: z.enum(results),
  /** The id of the other device. */
  device: z.string(),
  /** When it made the change, by its own clock: milliseconds since the epoch. */
  at: z.number(),
});

export type Clash = z.infer<typeof clashSchema>;

const subjectOf = ({ syncAs }: SyncedEntry, name: string, value: unknown): string => {
  if (syncAs.as === "values" || (syncAs.as === "map" && syncAs.isText !== true)) return name;
  const { reference } = (value ?? {}) as { readonly reference?: unknown };
  return typeof reference === "string" ? reference : "";
};

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a rule of the entry makes one of two versions, so that nothing is lost. */
const countsBoth = ({ syncAs, merge }: SyncedEntry): boolean =>
  (syncAs.as === "whole" && merge !== undefined) || (syncAs.as === "map" && syncAs.isMergedByRule === true);

/**
 * Undefined where one version had seen the other, both are alike, or both count (days, badges).
 * @param own this device's version before the merge
 */
export const clashOf = (
  entry: SyncedEntry,
  name: string,
  own: Version,
  theirs: Version,
  merged: unknown,
): Clash | undefined => {
  if (entry.isOfThisDevice === true || countsBoth(entry)) return undefined;
  if (orderOf(own.seen, theirs.seen) !== "apart" || isEqual(own.value, theirs.value)) return undefined;
  const unseen = Object.entries(theirs.seen).filter(([device, at]) => at > (own.seen[device] ?? 0));
  const [device, at] = unseen.toSorted(([, first], [, second]) => second - first)[0]!;
  const isDeletion = own.value === undefined || theirs.value === undefined;
  const isJoined = !isEqual(merged, own.value) && !isEqual(merged, theirs.value);
  return {
    key: entry.key,
    subject: subjectOf(entry, name, merged),
    result: isDeletion ? "restored" : isJoined ? "joined" : "later",
    device,
    at,
  };
};
