/** Two versions of one text that a visitor wrote, made into one without losing a word of either (docs/sync.md, "Versions"). */

/** Separates two versions of a text that are both kept in it. */
export const versionSeparator = "\n\n— — —\n\n";

/**
 * Combines two versions of one text without loss: the latest first, then the others, each once. The result does not
 * depend on which device merges them.
 */
export const joinTexts = (newer: string, older: string): string => {
  const [first = "", ...others] = newer.split(versionSeparator);
  const rest = new Set([...others, ...older.split(versionSeparator)].filter((text) => text !== first && text !== ""));
  return [first, ...[...rest].toSorted()].join(versionSeparator);
};

/** Words, and the spaces between them. */
const tokensOf = (text: string): string[] => text.match(/\s+|\S+/gu) ?? [];

const wordsOf = (text: string): string => ` ${text.split(/\s+/u).filter(Boolean).join(" ")} `;

/** Whether every word of `part` stands in `whole`, together and in order. */
const holds = (whole: string, part: string): boolean => wordsOf(whole).includes(wordsOf(part));

interface Change {
  /** The first token of the base that was replaced, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly added: readonly string[];
}

/** The one run of tokens in which `text` differs from `base`. */
const changeOf = (base: readonly string[], text: readonly string[]): Change => {
  const shorter = Math.min(base.length, text.length);
  let from = 0;
  while (from < shorter && base[from] === text[from]) from += 1;
  let same = 0;
  while (same < shorter - from && base[base.length - 1 - same] === text[text.length - 1 - same]) same += 1;
  return { from, to: base.length - same, added: text.slice(from, text.length - same) };
};

/**
 * Combines two versions of a text that both began from `base`. Changes in different places, with at least one unchanged
 * word between them, are both made; otherwise both versions are kept, `mine` first.
 */
export const mergeTexts = (base: string, mine: string, theirs: string): string => {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  const words = tokensOf(base);
  const changes = [changeOf(words, tokensOf(mine)), changeOf(words, tokensOf(theirs))];
  const [first, second] = changes.toSorted((one, other) => one.from - other.from || one.to - other.to) as [
    Change,
    Change,
  ];
  const between = words.slice(first.to, second.from);
  if (first.to < second.from && between.some((token) => token.trim() !== ""))
    return [...words.slice(0, first.from), ...first.added, ...between, ...second.added, ...words.slice(second.to)].join(
      "",
    );
  if (holds(theirs, mine)) return theirs;
  return holds(mine, theirs) ? mine : joinTexts(mine, theirs);
};

/**
 * Where a caret at `caret` of `before` stands in `after`: before the same text, or else after the same text.
 * @returns an index in UTF-16 units
 */
export const moveCaret = (before: string, after: string, caret: number): number => {
  if (after.startsWith(before.slice(0, caret))) return caret;
  const rest = before.slice(caret);
  return after.endsWith(rest) ? after.length - rest.length : Math.min(caret, after.length);
};
