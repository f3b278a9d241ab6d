import type { Exclusive } from "./device-store.ts";

/** Runs one task after another within this tab, even when the previous one failed. */
export const createQueue = (): Exclusive => {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, task) => {
    const turn = last.then(task);
    last = turn.catch(() => {});
    return turn;
  };
};

/** For a lock that some browsers deny (`SecurityError`): tasks it did not start run in the queue instead. */
export const orQueued =
  (locked: Exclusive, queued: Exclusive): Exclusive =>
  async (name, task) => {
    let hasBegun = false;
    try {
      return await locked(name, () => {
        hasBegun = true;
        return task();
      });
    } catch (error) {
      if (hasBegun) throw error;
      return queued(name, task);
    }
  };
