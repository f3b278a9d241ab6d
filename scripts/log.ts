/**
 * `npm run log`: prints the security log, with what the server saw apart from what browsers reported (docs/operations.md,
 * "8. Logs and retention"). `--remote` reads the deployed database, `--persist-to DIR` another local one.
 */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { printedLog, type LogRows } from "./log-text.ts";
import { commandOptions } from "./setup/options.ts";

const { values } = commandOptions({
  options: {
    remote: { type: "boolean", default: false },
    "persist-to": { type: "string", default: ".wrangler/state" },
    config: { type: "string", short: "c", default: "wrangler.toml" },
  },
});

const where = values.remote ? ["--remote"] : ["--local", "--persist-to", values["persist-to"]];
const command = readFileSync("worker/db/read-log.sql", "utf8").replaceAll(/^--.*$/gm, "");
const config = ["-c", values.config];
const { stdout } = await promisify(execFile)(
  "wrangler",
  ["d1", "execute", "DB", ...config, ...where, "--json", "--command", command],
  { maxBuffer: 100_000_000 },
);
const results = JSON.parse(stdout) as readonly { readonly results: LogRows }[];
console.log(printedLog(results.map(({ results: rows }) => rows)));
