import { createStore } from "#src/platform/store.ts";

/** Problems that stop sync until the visitor acts. */
export type SyncProblem = "device full" | "store full" | "refused" | "unreadable code";

export interface SyncStatus {
  readonly phase: "idle" | "busy" | "current" | "waiting" | "attention";
  readonly problem?: SyncProblem;
  /** The store was gone, and this device has created it again. */
  readonly isRecreated?: boolean;
  /** Number of parts that are too large for a record and therefore not synced. */
  readonly tooLarge: number;
  /** Number of records that this device cannot read. */
  readonly unread: number;
}

export const syncStatus = createStore<SyncStatus>({ phase: "idle", tooLarge: 0, unread: 0 });
