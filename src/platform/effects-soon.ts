import { options } from "preact";

/**
 * Effects of a screen run in a task of their own as soon as it is drawn, not after the next frame: a timer starts and the
 * focus moves before the visitor can press the next key. What a page load or a slow phone draws is not kept waiting by it.
 */
export const runEffectsSoon = (): void => {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.addEventListener("message", () => {
    for (const run of waiting.splice(0)) run();
  });
  port1.start();
  options.requestAnimationFrame = (run) => {
    waiting.push(() => run());
    port2.postMessage(undefined);
  };
};
