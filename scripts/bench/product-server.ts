import { atProcessEnd, start } from "../setup/process.ts";
import { requireFree, untilUp } from "../setup/ready.ts";

/** The most that building what is missing, the database and the start may take on a busy machine. */
const readyWithinMs = 180_000;

/** The whole product as `npm start` serves it, with a database of its own, on a port of the loopback. `stop` ends it. */
export const serveProduct = async (port: number): Promise<{ readonly origin: string; readonly stop: () => void }> => {
  const origin = `http://127.0.0.1:${port}`;
  const health = `${origin}/api/health`;
  await requireFree(health);
  const server = start("node", ["scripts/serve.ts", "--port", String(port), "--persist", ".wrangler/bench"], { stdio: ["ignore", "ignore", "inherit"] });
  const stop = () => void server.kill("SIGTERM");
  server.once("exit", atProcessEnd(stop));
  await untilUp(health, { withinMs: readyWithinMs, everyMs: 250, server });
  return { origin, stop };
};
