import { isSameJson } from "#domain/text/json.ts";
import * as z from "zod/mini";
import type { SyncedEntry } from "./parts.ts";
import { compareVectors, type Version } from "./version.ts";

/** Concurrent changes of one part on two devices, and how they were resolved. */

export const conflictSchema = z.object({
  key: z.string(),
  /** Which part, in words that a visitor knows: a reference. Empty if there are none. */
  subject: z.string(),
  /** `joined`: both texts were kept. `restored`: a change won over a deletion. `later`: the later of two changes won. */
  result: z.enum(["joined", "restored", "later"]),
  /** The id of the other device. */
  device: z.string(),
  /** When it made the change, by its own clock: milliseconds since the epoch. */
  at: z.number(),
});

export type Conflict = z.infer<typeof conflictSchema>;

const subjectOf = ({ syncAs }: SyncedEntry, name: string, value: unknown): string => {
  if (syncAs.as === "values" || (syncAs.as === "map" && syncAs.isText !== true)) return name;
  const { reference } = (value ?? {}) as { readonly reference?: unknown };
  return typeof reference === "string" ? reference : "";
};

/** Whether the entry's own rule merges two versions without losing either. */
const isMergedByRule = ({ syncAs, merge }: SyncedEntry): boolean =>
  (syncAs.as === "whole" && merge !== undefined) || (syncAs.as === "map" && syncAs.isMergedByRule === true);

/**
 * The conflict between this device's version and a received one. Undefined if they are not concurrent, if their values are
 * equal, or if the entry's rule keeps both (days, badges).
 * @param own this device's version before the merge
 * @param merged the value after it
 */
export const conflictOf = (
  entry: SyncedEntry,
  name: string,
  own: Version,
  theirs: Version,
  merged: unknown,
): Conflict | undefined => {
  if (entry.isOfThisDevice === true || isMergedByRule(entry)) return undefined;
  if (compareVectors(own.seen, theirs.seen) !== "concurrent" || isSameJson(own.value, theirs.value)) return undefined;
  const unseen = Object.entries(theirs.seen).filter(([device, at]) => at > (own.seen[device] ?? 0));
  const [device, at] = unseen.toSorted(([, first], [, second]) => second - first)[0]!;
  const isDeletion = own.value === undefined || theirs.value === undefined;
  const isJoined = !isSameJson(merged, own.value) && !isSameJson(merged, theirs.value);
  return {
    key: entry.key,
    subject: subjectOf(entry, name, merged),
    result: isDeletion ? "restored" : isJoined ? "joined" : "later",
    device,
    at,
  };
};
