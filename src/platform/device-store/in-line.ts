import type { Exclusive } from "./device-store.ts";

/** One task after another within this tab, whatever became of the one before. */
export const createInLine = (): Exclusive => {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, task) => {
    const turn = last.then(task);
    last = turn.catch(() => {});
    return turn;
  };
};

/** A lock that some browser may refuse (a `SecurityError`): what it did not let begin is done in line instead. */
export const orInLine = (locked: Exclusive, inLine: Exclusive): Exclusive => async (name, task) => {
  let hasBegun = false;
  try {
    return await locked(name, () => {
      hasBegun = true;
      return task();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return inLine(name, task);
  }
};
