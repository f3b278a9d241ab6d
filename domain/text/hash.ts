/**
 * FNV-1a over UTF-16 units, 32 bits: the same text gives the same number on every machine and in every release, since
 * counters, daily boards and cursors go by it. No protection against anybody.
 */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};
