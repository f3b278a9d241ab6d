/**
 * `npm run serve`: builds if needed and serves the product on one origin. `--port N` sets the port. With `--pages`, Pages
 * serves the site and the worker `/api/*`, as in docs/operations.md. `--languages URL` and `--upstream URL` are where texts
 * that are not stored come from, such as the mocks (docs/texts.md, "Other languages").
 */
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ensureBuilt, isBuilt } from "./build/ensure-built.ts";
import { prepareDatabase, start } from "./setup/process.ts";
import { commandOptions } from "./setup/options.ts";
import { freePort, waitUntilUp } from "./setup/ready.ts";

const { values } = commandOptions({
  options: {
    port: { type: "string", default: "8787" },
    persist: { type: "string", default: ".wrangler/state" },
    pages: { type: "boolean", default: false },
    languages: { type: "string" },
    upstream: { type: "string" },
  },
});

const services = [
  ...(values.languages === undefined ? [] : ["--var", `BIBLE_LANGUAGES_URL:${values.languages}`]),
  ...(values.upstream === undefined ? [] : ["--var", `BIBLE_UPSTREAM_URL:${values.upstream}`]),
];
if (values.pages && services.length > 0) {
  console.error("--languages and --upstream do not reach the worker behind --pages.");
  process.exit(1);
}
const port = Number(values.port);
const isPort = Number.isInteger(port) && port > 0 && port < 65_536;
const free = await freePort(isPort ? port : 8787);
if (free !== port) {
  console.error(`Port ${values.port} ${isPort ? "is taken" : "does not exist"}. Free is, for example: --port ${free}`);
  process.exit(1);
}
await ensureBuilt();
const persist = ["--persist-to", resolve(values.persist)];
await prepareDatabase(persist);
// A separate registry: the binding must find this worker, not another one running on this machine.
const env = { WRANGLER_REGISTRY_PATH: resolve(values.persist, "registry") };
const address = ["--ip", "127.0.0.1", "--port", `${port}`, "--log-level", "warn", "--inspector-port", "0"];
const startServer = () =>
  values.pages
    ? start("wrangler", ["pages", "dev", "-c", "wrangler.toml", "-c", "../wrangler.toml", ...address, ...persist], {
        env,
        cwd: "cloudflare-pages",
      })
    : start("wrangler", ["dev", ...address, ...persist, ...services], { env });
let server = startServer();
let isStopping = false;
const onExit = async (code: number | null): Promise<void> => {
  // If the server ends by a signal that we did not forward, it has failed; unless a build took its files away.
  if (isStopping || isBuilt()) process.exit(code ?? (isStopping ? 0 : 1));
  console.log("A build has begun. The site is served again when it is done.");
  while (!isBuilt()) await pause(500);
  server = startServer().on("exit", onExit);
};
server.on("exit", onExit);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    isStopping = true;
    if (!server.kill(signal)) process.exit(0);
  });

const site = `http://127.0.0.1:${port}`;
await waitUntilUp(site, { withinMs: 120_000, everyMs: 200, server });
console.log(`Lampstand is at ${site} (Ctrl+C stops it)`);
