import { isSameJson } from "#domain/text/json.ts";
import type { Pulled } from "./exchange.ts";
import { partsOf, type SyncedEntry } from "./parts.ts";

/** What joining a code does to one kind of data. */
export interface PreviewRow {
  readonly key: string;
  /** Number of parts that this device will receive. */
  readonly coming: number;
  /** Number of parts that the other devices will receive. */
  readonly going: number;
  /** Parts that both have, in different words. */
  readonly differing: number;
}

/** Compares what is on this device with what the code has, without changing either. Kinds without data on either side are left out. */
export const previewOf = (
  entries: readonly SyncedEntry[],
  read: (entry: SyncedEntry) => unknown,
  { records }: Pulled,
): PreviewRow[] => {
  const theirs = new Map<string, Map<string, unknown>>();
  for (const { opened } of records) {
    if (opened?.version.value === undefined) continue;
    const ofKey = theirs.get(opened.key) ?? new Map<string, unknown>();
    theirs.set(opened.key, ofKey.set(opened.name, opened.version.value));
  }
  return entries.flatMap((entry) => {
    if (entry.isOfThisDevice === true) return [];
    const present = read(entry);
    const own = present === entry.fallback ? new Map<string, unknown>() : partsOf(entry, present);
    const other = theirs.get(entry.key) ?? new Map<string, unknown>();
    const shared = [...own].filter(([name]) => other.has(name));
    const row = {
      key: entry.key,
      coming: other.size - shared.length,
      going: own.size - shared.length,
      differing: shared.filter(([name, value]) => !isSameJson(value, other.get(name))).length,
    };
    return row.coming + row.going + row.differing === 0 ? [] : [row];
  });
};
