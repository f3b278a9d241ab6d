import { hashOf } from "#domain/text/hash.ts";

/** The Durable Object that knows the global totals. With one shard it does everything itself. */
export const rootName = "root";

/** Names of the objects that handle increments and sockets. */
export const hubNames = (shards: number): string[] => (shards === 1 ? [rootName] : Array.from({ length: shards }, (_, index) => `shard-${index}`));

/** The same key always maps to the same hub, so that a repeated operation is recognised. */
export const hubFor = (key: string, shards: number): string => hubNames(shards)[hashOf(key) % shards]!;
