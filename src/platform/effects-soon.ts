import { options } from "preact";

const inNextTask = (run: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", run, { once: true });
  port1.start();
  port2.postMessage(undefined);
};

/**
 * Draws a page for the first time; its effects follow in a task of their own. From then on effects run as soon as
 * something is drawn, not after the next frame: the focus moves and a timer starts before the next key can be pressed.
 */
export const drawFirst = (draw: () => void): void => {
  options.requestAnimationFrame = inNextTask;
  draw();
  options.requestAnimationFrame = (run) => queueMicrotask(run);
};
