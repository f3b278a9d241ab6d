import { vi } from "vitest";

/**
 * Notes what is listened to on window and document, for code that listens as long as its page is there: test files share
 * one window. Returns the function that removes those listeners.
 */
export const noteListeners = (): (() => void) => {
  const removals: (() => void)[] = [];
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation((type, listener) => {
      removals.push(() => target.removeEventListener(type, listener));
      add(type, listener);
    });
  }
  return () => {
    for (const remove of removals) remove();
  };
};
