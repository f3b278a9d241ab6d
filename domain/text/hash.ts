/**
 * FNV-1a over UTF-16 units, 32 bits. The same text must hash the same on every machine and in every release: counters,
 * daily boards and cursors depend on it. Not for security.
 */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};
