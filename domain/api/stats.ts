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

export const noStats: Readonly<StatTotals> = {
  plays: 0,
  shares: 0,
  visitors: 0,
  scripture_searches: 0,
  game_shares: 0,
  prayer_requests: 0,
  prayers_submitted: 0,
};

export const isStatName = (text: string): text is StatName => (statNames as readonly string[]).includes(text);

/** How long the server remembers operation ids, so that retries count once. Devices retry for `outboxDays` only. */
export const operationMemoryDays = 35;
export const outboxDays = 30;

/** A visit's increments may travel in one batch, each counter once, capped by counter. */
export const incrementsPerBatch = { scripture_searches: 60, other: 10 } as const;

/** The most that one batch may add to a counter. */
export const mostInBatch = (name: StatName): number =>
  name === "scripture_searches" ? incrementsPerBatch.scripture_searches : incrementsPerBatch.other;

/** `999`, then `1.0K`, `131.9K`: one decimal from a thousand up, rounded down so that it never overstates. */
export const formatCount = (count: number): string =>
  count < 1000 ? String(count) : `${(Math.floor(count / 100) / 10).toFixed(1)}K`;

/** `131,945`. Not `Intl.NumberFormat`: its first use takes a tenth of a second on a cheap phone. */
export const formatExactCount = (count: number): string => {
  const digits = String(count);
  const first = digits.length % 3 || 3;
  const rest = digits.slice(first).match(/.{3}/g) ?? [];
  return [digits.slice(0, first), ...rest].join(",");
};
