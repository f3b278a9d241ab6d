import { onProcessExit, start } from "#scripts/setup/process.ts";
import { requireUnused, waitUntilUp } from "#scripts/setup/ready.ts";

/** Maximum time for a missing build, the database and start-up on a busy machine. */
const readyWithinMs = 180_000;

/** Starts the product as `npm start` does, with a database of its own. `options` are those of `npm run serve`. */
export const serveProduct = async (
  port: number,
  options: readonly string[] = [],
): Promise<{ readonly origin: string; readonly stop: () => void }> => {
  const origin = `http://127.0.0.1:${port}`;
  const health = `${origin}/api/health`;
  await requireUnused(health);
  const server = start(
    "node",
    ["scripts/serve.ts", "--port", String(port), "--persist", ".wrangler/bench", ...options],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const stop = () => void server.kill("SIGTERM");
  server.once("exit", onProcessExit(stop));
  await waitUntilUp(health, { withinMs: readyWithinMs, everyMs: 250, server });
  return { origin, stop };
};
