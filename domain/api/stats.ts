/** The seven counters (docs/product/counters-and-limits.md, "Counters"), kept both globally and on the device. */
export const statNames = [
  "plays",
  "shares",
  "visitors",
  "scripture_searches",
  "game_shares",
  "prayer_requests",
  "prayers_submitted",
] as const;

export type StatName = (typeof statNames)[number];
export type StatTotals = Record<StatName, number>;

export const noStats = Object.fromEntries(statNames.map((name) => [name, 0])) as Readonly<StatTotals>;

export const isStatName = (text: string): text is StatName => (statNames as readonly string[]).includes(text);

/** How long the server remembers operation ids, so that retries count once. Devices retry for `outboxDays` only. */
export const operationMemoryDays = 35;
export const outboxDays = 30;

/** A visit's increments may travel in one batch, each counter once, capped by counter. */
export const incrementsPerBatch = { scripture_searches: 60, other: 10 } as const;

export const mostInBatch = (name: StatName): number =>
  name === "scripture_searches" ? incrementsPerBatch.scripture_searches : incrementsPerBatch.other;

/** `999`, then `1.0K`, `131.9K`: one decimal from a thousand up, rounded down so that it never overstates. */
export const formatCount = (count: number): string =>
  count < 1000 ? String(count) : `${(Math.floor(count / 100) / 10).toFixed(1)}K`;
