/**
 * `npm run serve`: builds what is missing and serves the product on one address. `--port N` moves it. With `--pages`
 * (`npm run serve:pages`) the site comes from Pages and `/api/*` from the worker, as in docs/operations.md.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { isBuildFresh, markBuildFresh } from "./build/freshness.ts";
import { runOrThrow, start, step } from "./setup/process.ts";

const { values } = parseArgs({ options: { port: { type: "string", default: "8787" }, persist: { type: "string", default: ".wrangler/state" }, pages: { type: "boolean", default: false } } });

if (!isBuildFresh()) {
  await step("Building the site", () => runOrThrow("node", ["scripts/build.ts"]));
  markBuildFresh();
}
const persist = ["--persist-to", resolve(values.persist)];
if (existsSync("migrations")) {
  const migrations = ["d1", "migrations", "apply", "DB", "--local", ...persist];
  await step("Preparing the local database", () => runOrThrow("wrangler", migrations, { stdio: ["ignore", "ignore", "inherit"], env: { CI: "true" } }));
}
console.log(`Lampstand is at http://127.0.0.1:${values.port} (Ctrl+C stops it)`);
// A registry of its own: the binding must find this worker, not one that runs elsewhere on this machine.
const env = { WRANGLER_REGISTRY_PATH: resolve(values.persist, "registry") };
const address = ["--ip", "127.0.0.1", "--port", values.port, "--log-level", "warn", "--inspector-port", "0"];
const server = values.pages
  ? start("wrangler", ["pages", "dev", "-c", "wrangler.toml", "-c", "../wrangler.toml", ...address, ...persist], { env, cwd: "cloudflare-pages" })
  : start("wrangler", ["dev", ...address, ...persist], { env });
let isAsked = false;
// Ended by a signal that nobody here sent, it has failed.
server.on("exit", (code) => process.exit(code ?? (isAsked ? 0 : 1)));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    isAsked = true;
    server.kill(signal);
  });
