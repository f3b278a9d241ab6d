/** `npm run mutation:limiter`: how many small faults in the limiter's SQL its tests notice. Stryker, which does the rest, knows no SQL. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { sqlFaults } from "./mutation/sql-faults.ts";
import { bundleTests } from "./mutation/test-bundle.ts";

const file = "worker/db/rate-limits.ts";
const testFile = resolve("tests/units/rate-limits.test.ts");

/** The first failing test, if there is one. */
const noticedBy = async (code: string): Promise<string | undefined> => {
  const bundle = await bundleTests(testFile, { name: "fault", transform: (_, id) => (id === resolve(file) ? code : undefined) });
  for (const { name, run } of await bundle.load()) {
    try {
      await run();
    } catch {
      return name;
    }
  }
  return undefined;
};

const original = readFileSync(file, "utf8");
const failing = await noticedBy(original);
if (failing !== undefined) throw new Error(`The tests fail without any fault: ${failing}`);

const faults = sqlFaults(original);
let noticed = 0;
for (const { line, before, after, code } of faults) {
  const by = await noticedBy(code);
  if (by !== undefined) noticed += 1;
  console.log(`${by === undefined ? "SURVIVED" : "noticed "} ${file}:${line}  ${before} -> ${after || "nothing"}${by === undefined ? "" : `  by ${by}`}`);
}
const leastShare = 0.85;
const share = noticed / faults.length;
console.log(`${noticed} of ${faults.length} faults noticed, ${(100 * share).toFixed(1)} %`);
// Without faults there is no share, which is none that would do.
process.exit(share >= leastShare ? 0 : 1);
