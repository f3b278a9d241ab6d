import * as z from "zod/mini";
import { syncWritesPerMinute } from "./budgets.ts";
import { fieldMessages, syncMessages } from "./messages.ts";

/** Requests and answers of sync (docs/sync.md, "Requests"). What is inside a record, only devices with the code can read. */

export const syncLimits = {
  /** What is stored for one code, as base64url. */
  storeCharacters: 6_700_000,
  records: 10_000,
  /** A sealed record as base64url: 16 kB, its nonce and its tag. */
  recordCharacters: 21_883,
  recordsPerBatch: 500,
  batchBytes: 1_000_000,
  /** Records of one answer, and about how much of them. */
  recordsPerPage: 2000,
  pageCharacters: 500_000,
  writesPerMinute: syncWritesPerMinute,
  /** In characters, what a short record counts for in a network's budget. */
  recordCost: 1000,
  sockets: 32,
  /** A store that no device has asked for so long is deleted. */
  unusedDays: 548,
  /** The same for a store in which nothing was ever stored. */
  emptyDays: 7,
  /** How long an erased store says that it was erased, instead of being unknown. */
  erasedDays: 180,
} as const;

export { syncMessages };

const hexOf = (digits: number): RegExp => new RegExp(`^[0-9a-f]{${digits}}$`);
const base64url = /^[A-Za-z0-9_-]+$/;

/** The address of a code’s store: 128 bits that are derived from the code. */
export const syncStoreId = z.string().check(z.regex(hexOf(32), syncMessages.unknown));

/** The token is derived from the code, too; the server keeps its digest. */
export const syncToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

const sequence = z.int().check(z.minimum(0, fieldMessages.wholeFromZero));
const cursor = z.string().check(z.maxLength(60, fieldMessages.atMost(60)));
const recordName = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, syncMessages.recordName));
const sealed = z
  .string()
  .check(z.maxLength(syncLimits.recordCharacters, syncMessages.recordSize), z.regex(base64url, syncMessages.base64url));

export const syncPushSchema = z.object({
  /** Where this device last stood. If nothing has come since, the answer says where it stands now. */
  cursor,
  records: z
    .array(
      z.object({
        name: recordName,
        /** The sequence of the version that this one replaces; 0 if there was none. */
        base: sequence,
        data: sealed,
      }),
    )
    .check(
      z.minLength(1, syncMessages.records(syncLimits.recordsPerBatch)),
      z.maxLength(syncLimits.recordsPerBatch, syncMessages.records(syncLimits.recordsPerBatch)),
    ),
});

export type SyncPush = z.infer<typeof syncPushSchema>;

export const syncPushedSchema = z.object({
  /** What was stored, with its sequence. */
  stored: z.record(z.string(), sequence),
  /** Names of which the server has another version than the base. Pull it, merge, push again. */
  refused: z.array(z.string()),
  cursor: z.optional(z.string()),
});

export type SyncPushed = z.infer<typeof syncPushedSchema>;

export const syncPulledSchema = z.object({
  /** True if the cursor is not of this store’s history: then these are all its records, from the first. */
  isWhole: z.boolean(),
  records: z.array(z.object({ name: z.string(), sequence, data: z.string() })),
  /** Where the next page begins; absent with the last one. */
  next: z.optional(sequence),
  /** Where the device stands after the last page. */
  cursor: z.optional(z.string()),
  /** Unless a device asks again, the store is deleted on this day (`2028-05-24`). */
  kept_until: z.string(),
});

export type SyncPulled = z.infer<typeof syncPulledSchema>;

export const syncPullSchema = z.object({
  cursor: z.optional(cursor),
  /** `next` of the page before. */
  next: z.optional(z.string().check(z.regex(/^\d{1,15}$/, syncMessages.pageNumber))),
});

/** The subprotocol of the live socket; the second one that a client names is its token. */
export const syncProtocol = "lampstand-sync";

/** The one frame of the live socket: there is more. A device whose cursor it names needs nothing. */
export const syncFrameSchema = z.object({ type: z.literal("more"), cursor: z.string() });

export type SyncFrame = z.infer<typeof syncFrameSchema>;
