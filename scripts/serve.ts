/** `npm run serve`: builds what is missing and serves the product on one address. `--port N` moves it. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { isBuildFresh, markBuildFresh } from "./build/freshness.ts";
import { runOrThrow, runToEnd, start, step } from "./setup/process.ts";

const { values } = parseArgs({ options: { port: { type: "string", default: "8787" }, persist: { type: "string" } } });

if (!(isBuildFresh())) {
  await step("Building the site", () => runOrThrow("node", ["scripts/build.ts"]));
  markBuildFresh();
}
const persist = values.persist ? ["--persist-to", values.persist] : [];
if (existsSync("migrations")) {
  await step("Preparing the local database", async () => {
    const code = await runToEnd("wrangler", ["d1", "migrations", "apply", "DB", "--local", ...persist], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { CI: "true" },
    });
    if (code !== 0) throw new Error("The database migrations failed");
  });
}
console.log(`Lampstand is at http://127.0.0.1:${values.port} (Ctrl+C stops it)`);
const server = start("wrangler", ["dev", "--ip", "127.0.0.1", "--port", values.port, "--log-level", "warn", ...persist]);
server.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
