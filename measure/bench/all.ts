/**
 * `npm run bench [-- NAME …]`: one measurement of benches.ts with its arguments. Without a name it runs those of the table
 * "Speed" in docs/quality.md one after the other and prints all rows in one table; `--quick` takes fewer runs of each, for
 * a rough indication. `--list` prints the names.
 */
import { runByName } from "#scripts/setup/run-by-name.ts";
import { benches } from "./benches.ts";
import { runTable } from "./run-table.ts";

process.exitCode = await runByName("bench", benches, (options) => runTable("Speed", "bench", benches, options));
