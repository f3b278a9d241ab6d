import { atProcessEnd, start } from "../setup/process.ts";

/** The most that building what is missing, the database and the start may take on a busy machine. */
const readyWithinMs = 180_000;

const isUp = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );

/** The whole product as `npm start` serves it, with a database of its own, on a port of the loopback. `stop` ends it. */
export const serveProduct = async (port: number): Promise<{ readonly origin: string; readonly stop: () => void }> => {
  const origin = `http://127.0.0.1:${port}`;
  if (await isUp(origin)) throw new Error(`${origin} answers already: end what runs there`);
  const server = start("node", ["scripts/serve.ts", "--port", String(port), "--persist", ".wrangler/bench"], { stdio: ["ignore", "ignore", "inherit"] });
  const stop = () => void server.kill("SIGTERM");
  server.once("exit", atProcessEnd(stop));
  const end = performance.now() + readyWithinMs;
  while (!(await isUp(origin))) {
    if (server.exitCode !== null || performance.now() > end) {
      stop();
      throw new Error(`${origin} did not answer within ${readyWithinMs / 1000} s`);
    }
    await new Promise((done) => setTimeout(done, 250));
  }
  return { origin, stop };
};
