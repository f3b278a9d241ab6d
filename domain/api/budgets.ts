import type { StatName } from "./stats.ts";

/**
 * What a device, a network and the whole site may write (docs/product/counters-and-limits.md, "Budgets"). Reading is
 * never counted.
 */

/** Milliseconds of the sliding window in which a network's writes are counted. */
export const budgetWindowMs = 60 * 60_000;

/** Per hour and network: an IPv4 address, or an IPv6 network of /64. */
export const networkBudgets = {
  increments: 600,
  /** Over all cards. */
  messages: 120,
  /** Devices with a token of their own, all on one card. Requests without a token share `cardLimits.postsPerWindow`. */
  messagesOnOneCard: 60,
  newCards: 20,
  /** Rooms of Trivia live. */
  newRooms: 30,
  /** Codes of rooms that do not exist, with those being looked up at the moment: a hundred may join at once. */
  wrongCodes: 200,
  /** Stores of sync: codes that are made, or made anew. */
  newSyncStores: 10,
} as const;

/** A wider IPv6 network may write this many times as much as a /64, by the length of its prefix in bits. */
export const widerNetworks = [
  { prefixBits: 64, times: 1 },
  { prefixBits: 56, times: 4 },
  { prefixBits: 48, times: 8 },
] as const;

/** A card is full at this many messages. It is told before. */
export const messagesPerCard = 2000;

/** Per UTC day and site, unless the configuration says otherwise. Beyond it nothing is written, which is told and logged once. */
export const siteCeilings = { messages: 200_000, increments: 5_000_000 } as const;

/** The part of each ceiling that is kept for devices whose token is older than `provenDeviceMs`. */
export const keptForProvenDevices = 0.5;

export const provenDeviceMs = 24 * 60 * 60_000;

/** A visit's increments may travel in one batch, each counter once, capped by counter. */
export const incrementsPerBatch = { scripture_searches: 60, other: 10 } as const;

/** The most that one batch may add to a counter. */
export const mostInBatch = (name: StatName): number =>
  name === "scripture_searches" ? incrementsPerBatch.scripture_searches : incrementsPerBatch.other;
