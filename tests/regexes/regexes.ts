/** `npm run check -- regexes`: checks that every regular expression runs in linear time. */
import { globSync, readFileSync } from "node:fs";
import { checkSync } from "recheck";
import { printRows } from "#measure/bench/bars.ts";
import { findRegexes } from "./find.ts";
import { slowestMilliseconds } from "./replay.ts";

const millisecondsForOne = 120_000;
const slowMilliseconds = 200;

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
process.exit(
  printRows("Regular expressions", [
    {
      what: "regular expressions not shown to be linear",
      bar: "none",
      measured: `${refused} of ${places.size} in ${files.length} files`,
      isMet: refused === 0 && places.size > 0,
    },
  ]),
);
