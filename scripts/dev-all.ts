/** `npm run dev`: Vite with hot reload on port 5173, the worker with hot reload behind it on 8788. */
import { existsSync, mkdirSync } from "node:fs";
import { runOrThrow, start } from "./setup/process.ts";

await runOrThrow("node", ["scripts/generate.ts"]);
mkdirSync("dist", { recursive: true });
if (existsSync("migrations"))
  await runOrThrow("wrangler", ["d1", "migrations", "apply", "DB", "--local"], { env: { CI: "true" } });
const children = [
  start("wrangler", [
    "dev",
    "--ip",
    "127.0.0.1",
    "--port",
    "8788",
    "--assets",
    ".generated/static",
    "--log-level",
    "warn",
  ]),
  start("vite", ["--host", "127.0.0.1", "--port", "5173", "--strictPort"]),
];
const stopAll = () => children.forEach((child) => child.kill());
for (const child of children)
  child.on("exit", (code) => {
    // Neither is useful without the other.
    if (code) process.exitCode = code;
    stopAll();
  });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopAll);
