/**
 * `npm run load [-- --quick]`: runs the commands of the table "Reliability" in docs/quality.md one after the other,
 * then prints all rows in one table. `--quick` uses small sizes, to check that everything works rather than that it
 * lasts. The flows need `dist`.
 */
import { runTable } from "#scripts/bench/run-table.ts";

process.exitCode = await runTable("Reliability", [
  { script: ["load:counters", "100000", "20"], quick: ["2000", "2"] },
  { script: ["load:sockets", "1000"], quick: ["100"] },
  { script: ["load:limiter", "10000"], quick: ["500"] },
  { script: ["load:messages", "500"], quick: ["50"] },
  { script: ["load:fuzz", "20000"], quick: ["50"] },
  { script: ["fuzz:api"], quickEnv: { FUZZ_RUNS: "50" }, asOne: { what: "fuzz of every read endpoint", bar: "no 5xx" } },
  { script: ["bench:tabs", "1000"], quick: ["50"] },
  { script: ["faults"], asOne: { what: "D1 and upstream faults", bar: "all" } },
  { script: ["headers", "--serve"] },
  { script: ["regexes"] },
  { script: ["test:unit", "domain/calendar"], asOne: { what: "8 time zones × every hour of three years", bar: "never wrong" } },
  { script: ["test:e2e", "tests/e2e/update.spec.ts", "tests/e2e/offline.spec.ts", "tests/e2e/device-storage.spec.ts"], asOne: { what: "updates with open tabs, hours offline, device storage", bar: "all flows" } },
]);
