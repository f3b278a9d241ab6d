/** `npm run check -- regexes`: checks that every regular expression runs in linear time. */
import { globSync, readFileSync } from "node:fs";
import { checkSync } from "recheck";
import { parseSync, Visitor } from "rolldown/utils";
import { exactly, printRows } from "#measure/bench/bars.ts";

interface FoundRegex {
  readonly line: number;
  readonly source: string;
  readonly flags: string;
  /** Whether a part is only known at run time. A letter stands in for that part. */
  readonly isPartlyKnown: boolean;
}

const unknownPart = "x";

/** Every regular expression of a file: literals and strings passed to RegExp. Throws if the file cannot be parsed. */
export const findRegexes = (file: string, code: string): FoundRegex[] => {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`);
  const found: FoundRegex[] = [];
  const lineAt = (offset: number): number => code.slice(0, offset).split("\n").length;
  const fromCall = (node: {
    start: number;
    callee: { type: string; name?: unknown };
    arguments: readonly unknown[];
  }): void => {
    if (node.callee.type !== "Identifier" || node.callee.name !== "RegExp") return;
    const [pattern, flags] = node.arguments.map((argument) => textOf(argument as Expression));
    found.push({
      line: lineAt(node.start),
      source: pattern?.text ?? unknownPart,
      flags: flags?.text ?? "",
      isPartlyKnown: !(pattern?.isWhole ?? false),
    });
  };
  new Visitor({
    Literal: (node) => {
      if ("regex" in node)
        found.push({
          line: lineAt(node.start),
          source: node.regex.pattern,
          flags: node.regex.flags,
          isPartlyKnown: false,
        });
    },
    NewExpression: fromCall,
    CallExpression: fromCall,
  }).visit(program);
  return found;
};

type Expression = { type: string; value?: unknown; quasis?: readonly { value: { cooked?: string | null } }[] };

/** The literal text of an argument, as far as known. */
const textOf = ({ type, value, quasis = [] }: Expression): { text: string; isWhole: boolean } => {
  if (type === "Literal" && typeof value === "string") return { text: value, isWhole: true };
  if (type !== "TemplateLiteral") return { text: unknownPart, isWhole: false };
  return { text: quasis.map((quasi) => quasi.value.cooked ?? "").join(unknownPart), isWhole: quasis.length === 1 };
};

/** A text with parts that can be repeated, as recheck describes it. */
interface Attack {
  readonly pumps: readonly { readonly prefix: string; readonly pump: string; readonly bias: number }[];
  readonly suffix: string;
}

const attackOf = ({ pumps, suffix }: Attack, times: number): string =>
  pumps.map(({ prefix, pump, bias }) => prefix + pump.repeat(Math.max(0, times + bias))).join("") + suffix;

const longestText = 50_000;

/** CPU time in milliseconds of the slowest search while the attack grows to 50,000 characters. Ends early at `enough`. */
export const slowestMilliseconds = (pattern: RegExp, attack: Attack, enough: number): number => {
  let slowest = 0;
  // Small steps: an exponential expression goes from fast to never-ending within a few letters.
  for (let times = 1; slowest < enough; times += Math.ceil(times / 4)) {
    const text = attackOf(attack, times);
    if (text.length > longestText) break;
    const before = process.cpuUsage();
    text.search(pattern);
    slowest = Math.max(slowest, process.cpuUsage(before).user / 1000);
  }
  return slowest;
};

const millisecondsForOne = 120_000;
const slowMilliseconds = 200;

const checkRegexes = (): number => {
  const files = globSync("{domain,content,src,worker,clients}/**/*.{ts,tsx}")
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted();
  const places = new Map<string, { source: string; flags: string; usedIn: string[] }>();
  for (const file of files)
    for (const { line, source, flags, isPartlyKnown } of findRegexes(file, readFileSync(file, "utf8"))) {
      const place = places.get(`/${source}/${flags}`) ?? { source, flags, usedIn: [] };
      place.usedIn.push(`${file}:${line}${isPartlyKnown ? " (in part)" : ""}`);
      places.set(`/${source}/${flags}`, place);
    }

  let refused = 0;
  for (const [pattern, { source, flags, usedIn }] of places) {
    const found = checkSync(source, flags, { timeout: millisecondsForOne });
    const verdict = found.status === "unknown" ? `unknown (${found.error.kind})` : found.complexity.summary;
    // A fuzzed attack only counts if it is slow in this machine's engine. A proof by automaton always counts.
    const measured =
      found.status === "vulnerable" && found.checker === "fuzz"
        ? slowestMilliseconds(new RegExp(source, flags), found.attack, slowMilliseconds)
        : undefined;
    const isLinear = found.status === "safe" || (measured !== undefined && measured < slowMilliseconds);
    if (!isLinear) refused += 1;
    const replayed =
      measured === undefined ? "" : `; replayed up to 50,000 characters it took ${Math.round(measured)} ms`;
    console.log(
      `${isLinear ? "ok  " : "MISS"} ${verdict}, ${found.checker}${replayed}  ${pattern}  ${usedIn.join(", ")}`,
    );
    if (!isLinear && found.status === "vulnerable") console.log(`     attacked by ${found.attack.pattern}`);
  }
  const rows = [
    exactly("regular expressions not shown to be linear", refused, 0, `of ${places.size} in ${files.length} files`),
  ];
  return printRows("Regular expressions", places.size > 0 ? rows : []);
};

if (import.meta.main) process.exit(checkRegexes());
