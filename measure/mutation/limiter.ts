/** `npm run mutation -- limiter`: mutation testing of the limiter's SQL, which Stryker does not cover: to it, SQL is a text. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createVitest } from "vitest/node";
import { sqlFaults } from "./sql-faults.ts";

const file = "worker/db/rate-limits.ts";

const vitest = await createVitest("test", {
  config: "measure/mutation/limiter.vitest.config.ts",
  watch: false,
  reporters: [{}],
});
const specifications = await vitest.globTestSpecifications();

/** The first failing test with the fault of this index (or without any), if one fails. Tests that do not load count as one. */
const detectedBy = async (fault: number | "none"): Promise<string | undefined> => {
  process.env["SQL_FAULT"] = String(fault);
  vitest.invalidateFile(resolve(file));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const [failed] = testModules.flatMap((module) =>
    [...module.children.allTests("failed")].map(({ fullName }) => fullName),
  );
  return (
    failed ??
    (unhandledErrors.length > 0 || testModules.length === 0 || testModules.some((module) => !module.ok())
      ? "loading the tests"
      : undefined)
  );
};

const failing = await detectedBy("none");
if (failing !== undefined) throw new Error(`The tests fail without any fault: ${failing}`);

const faults = sqlFaults(readFileSync(file, "utf8"));
let detected = 0;
for (const [index, { line, before, after }] of faults.entries()) {
  const by = await detectedBy(index);
  if (by !== undefined) detected += 1;
  console.log(
    `${by === undefined ? "SURVIVED" : "detected"} ${file}:${line}  ${before} -> ${after || "nothing"}${by === undefined ? "" : `  by ${by}`}`,
  );
}
await vitest.close();
const minShare = 0.85;
const share = detected / faults.length;
console.log(`${detected} of ${faults.length} faults detected, ${(100 * share).toFixed(1)} %`);
// Without any faults the share is NaN, which fails as well.
process.exit(share >= minShare ? 0 : 1);
