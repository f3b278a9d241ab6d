import * as z from "zod/mini";
import { defineStored } from "#src/platform/storage/entries.ts";
import { conflictSchema } from "./conflicts.ts";
import type { PartState } from "./replica.ts";

const settings = z.object({
  /** The code in its form for links. */
  code: z.string().check(z.regex(/^[\w-]{21}[AQgw]$/)),
  /** Random id of this device among those of the code. */
  device: z.string(),
  /** Cursor into the store's records; empty for the beginning. */
  cursor: z.string(),
  /** When all records were last compared; milliseconds since the epoch. */
  comparedAt: z.number(),
  /** When the last exchange succeeded; 0 before the first. */
  agreedAt: z.number(),
  /** When the store expires if unused (`2028-05-24`); empty before the first answer. */
  keptUntil: z.string(),
  isPaused: z.boolean(),
  /** Its store was erased from another device: nothing is sent any more. */
  isErased: z.boolean(),
  /** The replaced code, until its store is erased. */
  formerCode: z.optional(z.string()),
});

export type SyncSettings = z.infer<typeof settings>;

/** What is never exported: anyone who has the code can read everything, and the rest is of use with it alone. */
const neverExported = { isIncidental: true, isOfThisDevice: true, isSecret: true } as const;

/** The code of this device, if it has one. */
export const syncSettings = defineStored<SyncSettings | null>({
  key: "gbh_sync",
  schema: z.nullable(settings),
  fallback: null,
  ...neverExported,
  isMissed: () => true,
});

const held = z.object({
  seen: z.record(z.string(), z.number()),
  digest: z.string(),
  sequence: z.int(),
  isWaiting: z.boolean(),
});

/** Sync metadata of each part (docs/sync.md, "Versions"). */
export const syncVersions = defineStored<Readonly<Record<string, PartState>>>({
  key: "gbh_sync_versions",
  schema: z.record(z.string(), held),
  fallback: {},
  ...neverExported,
});

/** The devices of the code, by their ids: their names, and when they last synced. Synced and encrypted like all other entries. */
export const syncDevices = defineStored<Record<string, { readonly name: string; readonly at: number }>>({
  key: "gbh_sync_devices",
  schema: z.record(z.string(), z.object({ name: z.string(), at: z.number() })),
  fallback: {},
  ...neverExported,
  syncAs: { as: "map" },
});

const storedConflict = z.extend(conflictSchema, {
  /** Whether the visitor has been told in a toast. */
  isTold: z.boolean(),
});

/** Changes made on two devices apart, the latest first, until the visitor clears the list. */
export const syncConflicts = defineStored<readonly z.infer<typeof storedConflict>[]>({
  key: "gbh_sync_clashes",
  schema: z.array(storedConflict),
  fallback: [],
  ...neverExported,
});
