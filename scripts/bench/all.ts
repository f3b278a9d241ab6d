/**
 * `npm run bench [-- --quick]`: runs the commands of the table "Speed" in docs/quality.md one after the other and prints all
 * rows in one table. `--quick` takes fewer runs of each, for a rough indication.
 */
import { runTable } from "./run-table.ts";

process.exitCode = await runTable("Speed", [
  // First, so that everything else measures a build of these sources.
  { script: ["build"], barSeconds: 60 },
  { script: ["size"] },
  { script: ["lighthouse"], quick: ["--runs=1"] },
  { script: ["bench:blocking"], quick: ["2"] },
  { script: ["bench:chapters"], quick: ["5", "3"] },
  { script: ["bench:interactions"], quick: ["--runs=1"] },
  { script: ["bench:long-use"], quick: ["--quick"] },
  { script: ["bench:search:browser"] },
  { script: ["bench:first-search"], quick: ["1"] },
  { script: ["bench:api"], quick: ["1"] },
  { script: ["bench:worker"], quick: ["2"] },
]);
