import { createStore } from "#src/platform/store.ts";

/** What keeps this device from syncing, until somebody does something. */
export type SyncProblem = "device full" | "store full" | "refused" | "unreadable code";

export interface SyncStatus {
  readonly phase: "idle" | "busy" | "current" | "waiting" | "attention";
  readonly problem?: SyncProblem;
  /** Parts that no record can hold: they stay on this device. */
  readonly tooLarge: number;
  /** Records that this device cannot read. */
  readonly unread: number;
}

/** How sync stands on this page. */
export const syncStatus = createStore<SyncStatus>({ phase: "idle", tooLarge: 0, unread: 0 });
