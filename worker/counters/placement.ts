import { hashOf } from "#domain/text/hash.ts";

/** The Durable Object that knows the global totals. With one shard it does everything itself. */
export const rootName = "root";

/** Names of the objects that handle increments and sockets. */
export const hubNames = (shards: number): string[] =>
  shards === 1 ? [rootName] : Array.from({ length: shards }, (_, index) => `shard-${index}`);

/** The same key always maps to the same hub, so that a repeated operation is recognised. */
export const hubFor = (key: string, shards: number): string => hubNames(shards)[hashOf(key) % shards]!;

/**
 * The fraction of a network's budget that each hub may use. Ids are random, so the batches of a network are spread about
 * evenly; each of several hubs gets twice its even share to allow for chance.
 */
export const shareOf = (shards: number): number => (shards === 1 ? 1 : 2 / shards);
