import { hashOf } from "#domain/text/hash.ts";

/** The Durable Object that knows the global totals. With one shard it does everything itself. */
export const rootName = "root";

/** Names of the objects that handle increments and sockets. */
export const hubNames = (shards: number): string[] =>
  shards === 1 ? [rootName] : Array.from({ length: shards }, (_, index) => `shard-${index}`);

/** The same key always maps to the same hub, so that a repeated operation is recognised. */
export const hubFor = (key: string, shards: number): string => hubNames(shards)[hashOf(key) % shards]!;

/**
 * The part of a network's budget that each hub keeps. Ids are random, so a network's batches spread evenly, but not
 * exactly: each of several hubs keeps twice its even part.
 */
export const shareOf = (shards: number): number => (shards === 1 ? 1 : 2 / shards);
