/** Numbers of the counters. What may grow with the site is configuration (COUNTER_SHARDS); see docs/scaling.md. */
export const counters = {
  groupCommitMs: 20,
  /** At most one live frame a second, and one report from a shard to the root. */
  framePeriodMs: 1000,
  maxSocketsPerHub: 2000,
  /** How long a shard waits before it reports again after a failure. */
  retryMs: 5000,
} as const;
