/** `npm run mutation:limiter`: mutation testing of the limiter's SQL, which Stryker does not cover. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { sqlFaults } from "./mutation/sql-faults.ts";
import { bundleTests } from "./mutation/test-bundle.ts";

const file = "worker/db/rate-limits.ts";
const testFile = resolve("tests/units/rate-limits.test.ts");

/** The first failing test, if any. */
const detectedBy = async (code: string): Promise<string | undefined> => {
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
const failing = await detectedBy(original);
if (failing !== undefined) throw new Error(`The tests fail without any fault: ${failing}`);

const faults = sqlFaults(original);
let detected = 0;
for (const { line, before, after, code } of faults) {
  const by = await detectedBy(code);
  if (by !== undefined) detected += 1;
  console.log(`${by === undefined ? "SURVIVED" : "detected"} ${file}:${line}  ${before} -> ${after || "nothing"}${by === undefined ? "" : `  by ${by}`}`);
}
const minShare = 0.85;
const share = detected / faults.length;
console.log(`${detected} of ${faults.length} faults detected, ${(100 * share).toFixed(1)} %`);
// Without any faults the share is NaN, which fails as well.
process.exit(share >= minShare ? 0 : 1);
