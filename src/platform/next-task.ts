/** Runs in the next task, without the minimum delay of timers. */
export const inNextTask = (run: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", run, { once: true });
  port1.start();
  port2.postMessage(undefined);
};
