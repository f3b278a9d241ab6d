/** `npm run dev`: Vite with hot reload on port 5173, the worker with hot reload behind it on 8788, or the next free ones. */
import { mkdirSync } from "node:fs";
import { prepareDatabase, runOrThrow, start } from "./setup/process.ts";
import { commandOptions } from "./setup/options.ts";
import { freePort, waitUntilUp } from "./setup/ready.ts";

commandOptions({});
await runOrThrow("node", ["scripts/generate.ts"]);
mkdirSync("dist", { recursive: true });
await prepareDatabase();
const [sitePort, workerPort] = [await freePort(5173), await freePort(8788)];
const workerAddress = `http://127.0.0.1:${workerPort}`;
const wrangler = ["dev", "--ip", "127.0.0.1", "--port", `${workerPort}`, "--inspector-port", "0"];
const worker = start("wrangler", [...wrangler, "--assets", ".generated/static", "--log-level", "warn"]);
const children = [worker];
const stopAll = () => children.forEach((child) => child.kill());
const watch = (child: typeof worker) =>
  child.on("exit", (code) => {
    // Neither is useful without the other.
    if (code) process.exitCode = code;
    stopAll();
  });
watch(worker);
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    isStopping = true;
    stopAll();
  });
// A page that asks a worker that is not there yet would fill the terminal with errors.
const isUp = await waitUntilUp(`${workerAddress}/api/health`, { withinMs: 120_000, everyMs: 200, server: worker }).then(
  () => true,
  () => false,
);
if (isUp) {
  const options = ["--host", "127.0.0.1", "--port", `${sitePort}`, "--strictPort"];
  const vite = start("vite", options, { env: { WORKER_ADDRESS: workerAddress } });
  children.push(vite);
  watch(vite);
} else if (!isStopping) {
  console.error("The worker did not start.");
  process.exitCode = 1;
  stopAll();
}
