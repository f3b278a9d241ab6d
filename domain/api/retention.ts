/**
 * How many days the server keeps what it stores. The hourly job deletes by these, and the privacy page says them. Counters
 * have theirs in `stats.ts`.
 */
export const retentionDays = {
  /** Events, claims and their counts. */
  log: 30,
  /** Salts and what was written on a day: on their own day and the next. */
  today: 2,
  /** What was counted of messages, and checks of limits. */
  counted: 1,
  /** Set by Cloudflare on the paid plan: request logs, and the states to which the database can be restored. */
  requestLogs: 7,
  recovery: 30,
  /** Passages from the public service, in Cloudflare's cache. */
  passages: 365,
  /** Link previews in the edge's cache. */
  previews: 365,
  /** In the mailbox of whoever runs the site (docs/operations.md, "Mail"). */
  mail: 90,
} as const;
