/**
 * `npm run mutation`: mutates everything listed in stryker.config.mjs; `npm run mutation -- --mutate 'domain/calendar/**'`
 * mutates a part. Tests are never mutated. `npm run mutation -- limiter` mutates the limiter's SQL (limiter.ts).
 */
import { join } from "node:path";
import { runToEnd } from "#scripts/setup/process.ts";

const given = process.argv.slice(2);
const options = given.map((option, index) =>
  given[index - 1] === "--mutate" ? `${option},!**/*.test.ts,!**/*.test.tsx` : option,
);
const command =
  given[0] === "limiter"
    ? [join(import.meta.dirname, "limiter.ts")]
    : ["node_modules/.bin/stryker", "run", join(import.meta.dirname, "stryker.config.mjs"), ...options];
process.exitCode = await runToEnd("node", command);
