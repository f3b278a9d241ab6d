import { onProcessExit, start } from "#scripts/setup/process.ts";
import { freePort, waitUntilUp } from "#scripts/setup/ready.ts";

/** Maximum time for a missing build, the database and start-up on a busy machine. */
const readyWithinMs = 180_000;

/** Starts the product as `npm start` does, with a database of its own. `options` are those of `npm run serve`. */
export const serveProduct = async (
  options: readonly string[] = [],
): Promise<{ readonly port: number; readonly origin: string; readonly stop: () => void }> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = start(
    "node",
    ["scripts/serve.ts", "--port", String(port), "--persist", ".wrangler/bench", ...options],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const stop = () => void server.kill("SIGTERM");
  server.once("exit", onProcessExit(stop));
  await waitUntilUp(`${origin}/api/health`, { withinMs: readyWithinMs, everyMs: 250, server });
  return { port, origin, stop };
};
