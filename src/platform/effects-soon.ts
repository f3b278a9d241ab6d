import { options } from "preact";
import { inNextTask } from "./next-task.ts";

let isInUse = false;

const noteUse = (): void => {
  isInUse = true;
};

/**
 * Effects do not wait for the next frame. While a page is only looked at they run in tasks of their own; from the first
 * key or tap on as soon as something is drawn: the focus moves and a timer starts before the next key can be pressed.
 */
export const runEffectsSoon = (): void => {
  options.requestAnimationFrame = (run) => (isInUse ? queueMicrotask(run) : inNextTask(run));
  for (const input of ["pointerdown", "keydown", "click"] as const) window.addEventListener(input, noteUse, { capture: true, once: true });
};
