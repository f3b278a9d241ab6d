import type { ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Timeout of one request. A server that accepts a connection without responding does not count as up. */
const answerMs = 2000;

/** Whether a URL responds with success. */
const isUp = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(answerMs) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );

/** A port of this machine that nothing listens on: the first from `from` on, or any. */
export const freePort = (from = 0): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? done(freePort(from + 1)) : fail(error),
    );
    server.listen(from, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

interface Patience {
  readonly withinMs: number;
  /** Pause between two requests. */
  readonly everyMs: number;
  /** The process to wait for. If it has ended, waiting stops. */
  readonly server: ChildProcess;
}

/** Waits for the first successful response. Throws if the server ends before, or takes too long. */
export const waitUntilUp = async (address: string, { withinMs, everyMs, server }: Patience): Promise<void> => {
  const end = performance.now() + withinMs;
  while (!(await isUp(address))) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`${address}: the server ended before it responded`);
    if (performance.now() > end) throw new Error(`${address} did not respond within ${withinMs / 1000} s`);
    await pause(everyMs);
  }
};
