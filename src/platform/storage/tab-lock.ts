import type { Exclusive } from "./device-store.ts";
import type { TextStorage } from "./text-storage.ts";

/**
 * One writer at a time across all tabs. A Web Lock alone is not enough: each tab's process keeps its own copy of
 * `localStorage`, and the lock can arrive before the other tab's write does (measured in Chromium: 12 % of 2,000
 * interleaved writes lost). So every write increments a revision under the lock, and briefly holds a second lock whose
 * name contains the revision. Lock names are visible to all tabs at once. The next writer waits until its copy of the
 * storage has that revision too, and with it everything written before.
 */
const writerLock = "gbh:writer";
const revisionLock = "gbh:revision:";
export const revisionKey = "gbh_revision";
/** Far longer than a write takes to reach the other tabs (milliseconds). */
const holdMs = 1000;
const longestWaitMs = 1000;

const numberOf = (text: string | null): number => Number(text ?? "0") || 0;

const announcedRevision = async (locks: LockManager): Promise<number> => {
  const { held = [] } = await locks.query();
  return Math.max(
    0,
    ...held.map(({ name = "" }) => (name.startsWith(revisionLock) ? numberOf(name.slice(revisionLock.length)) : 0)),
  );
};

const hasSeen = (storage: TextStorage, revision: number): boolean => numberOf(storage.getItem(revisionKey)) >= revision;

/** Waits until this tab's copy of the storage has the revision. Gives up if the storage was cleared meanwhile. */
const catchUp = (storage: TextStorage, revision: number): Promise<void> =>
  new Promise((resolve) => {
    if (hasSeen(storage, revision)) return resolve();
    const finish = () => {
      clearInterval(poll);
      clearTimeout(limit);
      window.removeEventListener("storage", look);
      resolve();
    };
    const look = () => {
      if (hasSeen(storage, revision)) finish();
    };
    const poll = setInterval(look, 4);
    const limit = setTimeout(finish, longestWaitMs);
    window.addEventListener("storage", look);
  });

/** A lock across all tabs that also guarantees that the storage is up to date inside it. */
export const tabLock = (locks: LockManager, storage: TextStorage): Exclusive => {
  let releasePrevious: (() => void) | undefined;

  /** Never rejects: the value is stored, whoever hears of it. */
  const announce = (revision: number): Promise<void> =>
    new Promise((resolve) => {
      const hold = () => {
        releasePrevious?.();
        resolve();
        return new Promise<void>((release) => {
          const timer = setTimeout(release, holdMs);
          releasePrevious = () => {
            clearTimeout(timer);
            release();
          };
        });
      };
      locks.request(`${revisionLock}${revision}`, { mode: "shared" }, hold).catch(() => resolve());
    });

  const incrementRevision = async (announced: number): Promise<void> => {
    const revision = Math.max(announced, numberOf(storage.getItem(revisionKey))) + 1;
    try {
      storage.setItem(revisionKey, String(revision));
    } catch {
      return; // Storage is full: other tabs must not wait for a revision that was never written.
    }
    await announce(revision);
  };

  return (key, task) =>
    locks.request(writerLock, async () => {
      const announced = await announcedRevision(locks);
      await catchUp(storage, announced);
      const before = storage.getItem(key);
      try {
        return await task();
      } finally {
        if (storage.getItem(key) !== before) await incrementRevision(announced);
      }
    });
};

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
export const withQueueFallback =
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

/** Once the page is being left, tasks run in the queue: the browser keeps no page for Back that waits for a lock or holds one. */
export const queueOnLeaving = (locked: Exclusive, queued: Exclusive): Exclusive => {
  let usual = locked;
  window.addEventListener("pagehide", () => (usual = queued));
  window.addEventListener("pageshow", () => (usual = locked));
  return (name, task) => usual(name, task);
};

/** Web Locks are missing in insecure contexts and old browsers. */
export const webLocks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;
