/** The object that knows the world's totals. With one shard it does everything itself. */
export const rootName = "root";

/** The names of the objects that take increments and sockets. */
export const hubNames = (shards: number): string[] => (shards === 1 ? [rootName] : Array.from({ length: shards }, (_, index) => `shard-${index}`));

/** FNV-1a, 32 bits: the same text always lands on the same hub, so that a repeated operation meets its first self. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
};

export const hubFor = (key: string, shards: number): string => hubNames(shards)[hash(key) % shards]!;
