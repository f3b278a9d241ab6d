/**
 * `npm run mutation`: everything that stryker.config.mjs names; `npm run mutation -- --mutate 'domain/calendar/**'`: a part.
 * The tests themselves are never mutated.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const given = process.argv.slice(2);
const options = given.map((option, index) => (given[index - 1] === "--mutate" ? `${option},!**/*.test.ts,!**/*.test.tsx` : option));
const stryker = join(import.meta.dirname, "../node_modules/@stryker-mutator/core/bin/stryker.js");
const { status } = spawnSync(process.execPath, [stryker, "run", ...options], { stdio: "inherit" });
process.exit(status ?? 1);
