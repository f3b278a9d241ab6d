/**
 * `npm run check -- measures [NAME …]`: runs every measurement of benches.ts and loads.ts once, in its smallest size, so that
 * none can stop working unnoticed. What counts is that each prints its rows: so few runs say little about a bar.
 */
import { benches } from "./bench/benches.ts";
import { runMeasurement } from "./bench/run-table.ts";
import { hasMeasured, type MeasurementGroup } from "./bench/table.ts";
import { loads } from "./load/loads.ts";

const groups: Readonly<Record<string, MeasurementGroup>> = { bench: benches, load: loads };
const wanted = process.argv.slice(2);

const broken: string[] = [];
let count = 0;
for (const [script, group] of Object.entries(groups))
  for (const [name, measurement] of Object.entries(group)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    count += 1;
    if (!hasMeasured(await runMeasurement(script, name, measurement, true)))
      broken.push(`npm run ${script} -- ${name}`);
  }
for (const command of broken) console.error(`No figures: ${command}`);
console.log(`${count - broken.length} passed, ${broken.length} failed`);
process.exitCode = broken.length > 0 || count === 0 ? 1 : 0;
