import { hashOf } from "#domain/text/hash.ts";

/** The object that knows the world's totals. With one shard it does everything itself. */
export const rootName = "root";

/** The names of the objects that take increments and sockets. */
export const hubNames = (shards: number): string[] => (shards === 1 ? [rootName] : Array.from({ length: shards }, (_, index) => `shard-${index}`));

/** The same key always leads to the same hub, so that a repeated operation meets its first self. */
export const hubFor = (key: string, shards: number): string => hubNames(shards)[hashOf(key) % shards]!;
