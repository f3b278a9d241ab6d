/**
 * `npm run load [-- NAME …]`: one measurement of loads.ts with its arguments. Without a name it runs the table
 * "Reliability" in docs/quality.md one after the other and prints all rows in one table; `--quick` uses small sizes, to
 * check that everything works rather than that it lasts. `--list` prints the names.
 */
import { runTable } from "#measure/bench/run-table.ts";
import { runByName } from "#scripts/setup/run-by-name.ts";
import { loads } from "./loads.ts";

process.exitCode = await runByName("load", loads, (options) => runTable("Reliability", "load", loads, options));
