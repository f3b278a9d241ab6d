import { options } from "preact";
import { inNextTask } from "./next-task.ts";

let isInUse = false;

const noteUse = (): void => {
  isInUse = true;
};

/**
 * Effects do not wait for the next frame. Before the first interaction they run in their own tasks. From the first key
 * or tap on they run right after rendering, so that the focus moves and timers start before the next key press.
 */
export const runEffectsSoon = (): void => {
  options.requestAnimationFrame = (run) => (isInUse ? queueMicrotask(run) : inNextTask(run));
  for (const input of ["pointerdown", "keydown", "click"] as const) window.addEventListener(input, noteUse, { capture: true, once: true });
};
