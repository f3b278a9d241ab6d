/** Constants of the counters. The value that scales with traffic is configuration (COUNTER_SHARDS); see docs/scaling.md. */
export const counters = {
  groupCommitMs: 20,
  /** Minimum interval between live frames, and between a shard's reports to the root. */
  framePeriodMs: 1000,
  maxSocketsPerHub: 2000,
  /** A checkpoint (totals and network budgets) is written after this many batches, or this long after the first of them. */
  batchesPerCheckpoint: 64,
  checkpointMs: 30_000,
  /** A checkpoint has the networks with the highest counts, at most this many. */
  maxNetworks: 500,
  /** How long a client waits when a batch could not be stored. */
  storageRetrySeconds: 30,
  /** How long after a count a shard's alarm reports again, for the root to store. */
  storedReportMs: 30_000,
  /** How long a shard waits before it retries a failed report. */
  retryMs: 5000,
} as const;
