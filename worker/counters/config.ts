/** Constants of the counters. The value that scales with traffic is configuration (COUNTER_SHARDS); see docs/scaling.md. */
export const counters = {
  groupCommitMs: 20,
  /** Minimum interval between live frames, and between a shard's reports to the root. */
  framePeriodMs: 1000,
  maxSocketsPerHub: 2000,
  /** A row with the totals, and with what networks have used, is written after so many batches or this long after one. */
  batchesPerCheckpoint: 64,
  checkpointMs: 30_000,
  /** Networks that are remembered in it, those first that have added most. */
  networksKept: 500,
  /** How long a client waits when a batch could not be stored. */
  storageRetrySeconds: 30,
  /** How long a shard waits before it retries a failed report. */
  retryMs: 5000,
} as const;
