/** A text with parts that can be repeated, as recheck describes it. */
interface Attack {
  readonly pumps: readonly { readonly prefix: string; readonly pump: string; readonly bias: number }[];
  readonly suffix: string;
}

const textOf = ({ pumps, suffix }: Attack, times: number): string =>
  pumps.map(({ prefix, pump, bias }) => prefix + pump.repeat(Math.max(0, times + bias))).join("") + suffix;

const longestText = 50_000;

/** CPU time in milliseconds of the slowest search while the attack grows to 50,000 characters. Ends early at `enough`. */
export const slowestMilliseconds = (pattern: RegExp, attack: Attack, enough: number): number => {
  let slowest = 0;
  // Small steps: an exponential expression goes from fast to never-ending within a few letters.
  for (let times = 1; slowest < enough; times += Math.ceil(times / 4)) {
    const text = textOf(attack, times);
    if (text.length > longestText) break;
    const before = process.cpuUsage();
    text.search(pattern);
    slowest = Math.max(slowest, process.cpuUsage(before).user / 1000);
  }
  return slowest;
};
