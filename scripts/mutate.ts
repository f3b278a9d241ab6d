/**
 * `npm run mutation`: mutates everything listed in stryker.config.mjs; `npm run mutation -- --mutate 'domain/calendar/**'`
 * mutates a part. Tests are never mutated.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const given = process.argv.slice(2);
const options = given.map((option, index) => (given[index - 1] === "--mutate" ? `${option},!**/*.test.ts,!**/*.test.tsx` : option));
const stryker = join(import.meta.dirname, "../node_modules/@stryker-mutator/core/bin/stryker.js");
const { status } = spawnSync(process.execPath, [stryker, "run", ...options], { stdio: "inherit" });
process.exit(status ?? 1);
