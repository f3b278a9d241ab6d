import { vi } from "vitest";

/**
 * Records listeners added to window and document by code that never removes them, since test files share one window.
 * Returns the function that removes those listeners.
 */
export const recordListeners = (): (() => void) => {
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
