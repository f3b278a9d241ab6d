/** A text with stretches that can be made longer, as recheck describes it. */
export interface Attack {
  readonly pumps: readonly { readonly prefix: string; readonly pump: string; readonly bias: number }[];
  readonly suffix: string;
}

const textOf = ({ pumps, suffix }: Attack, times: number): string =>
  pumps.map(({ prefix, pump, bias }) => prefix + pump.repeat(Math.max(0, times + bias))).join("") + suffix;

const longestText = 50_000;

/** Processor time of the slowest search while the attack grows to 50,000 characters; ends early where it reaches `enough`. */
export const slowestMilliseconds = (pattern: RegExp, attack: Attack, enough: number): number => {
  let slowest = 0;
  // In small steps, since an exponential one goes from nothing to forever within a few letters.
  for (let times = 1; slowest < enough; times += Math.ceil(times / 4)) {
    const text = textOf(attack, times);
    if (text.length > longestText) break;
    const before = process.cpuUsage();
    text.search(pattern);
    slowest = Math.max(slowest, process.cpuUsage(before).user / 1000);
  }
  return slowest;
};
