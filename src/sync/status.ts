import { createStore } from "#src/platform/store.ts";

/** Problems that stop sync until the visitor acts. */
export type SyncProblem = "device full" | "store full" | "refused" | "unreadable code";

export interface SyncStatus {
  /** `waiting`: the store has not answered, and is asked again. */
  readonly state: "fine" | "waiting" | SyncProblem;
  /** The store was gone, and this device has created it again. */
  readonly isRecreated?: boolean;
  /** Number of parts that are too large for a record and therefore not synced. */
  readonly tooLarge: number;
  /** Number of records that this device cannot read. */
  readonly unread: number;
}

export const syncStatus = createStore<SyncStatus>({ state: "fine", tooLarge: 0, unread: 0 });
