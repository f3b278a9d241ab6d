/** Constants of the counters. The value that scales with traffic is configuration (COUNTER_SHARDS); see docs/scaling.md. */
export const counters = {
  groupCommitMs: 20,
  /** Minimum interval between live frames, and between a shard's reports to the root. */
  framePeriodMs: 1000,
  maxSocketsPerHub: 2000,
  /** How long a shard waits before it retries a failed report. */
  retryMs: 5000,
} as const;
