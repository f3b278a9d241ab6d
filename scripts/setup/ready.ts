import type { ChildProcess } from "node:child_process";

/** One question waits no longer than this: a server that takes a connection and says nothing is not up. */
const answerMs = 2000;

/** Whether an address answers with success. */
export const isUp = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(answerMs) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );

/** Throws if something answers there already: its figures would be taken for ours. */
export const requireFree = async (address: string): Promise<void> => {
  if (await isUp(address)) throw new Error(`${address} answers already: end what runs there`);
};

interface Patience {
  readonly withinMs: number;
  /** Between two questions. */
  readonly everyMs: number;
  /** What is waited for: when it has ended, there is nothing to wait for. */
  readonly server: ChildProcess;
}

/** Waits for the first success. Throws when the server ends before it, or takes too long. */
export const untilUp = async (address: string, { withinMs, everyMs, server }: Patience): Promise<void> => {
  const end = performance.now() + withinMs;
  while (!(await isUp(address))) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(`${address}: the server ended before it answered`);
    if (performance.now() > end) throw new Error(`${address} did not answer within ${withinMs / 1000} s`);
    await new Promise((done) => setTimeout(done, everyMs));
  }
};
