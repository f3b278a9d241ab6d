import { followStore } from "#src/api/sync-store.ts";
import { after } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { onPageEvent } from "#src/platform/page/page-events.ts";
import { isPageVisible, onPageHidden, onPageVisible } from "#src/platform/page/page-visibility.ts";
import { chance } from "#src/platform/random.ts";
import { retryPauseMs } from "#src/platform/network/retry-pause.ts";
import { hasUnsentChanges, isSyncing, keysOfCode, syncOnce, syncedEntries } from "./sync-once.ts";
import { syncSettings } from "./stored.ts";
import { reportConflicts } from "./report-conflicts.ts";

/** Syncs in the background while the page is open: after each change, when the page is shown again, and when another device wrote. */

/** After a change: long enough to send several changes in one request. */
const settleMs = 2000;
/** After a notification of the store. */
const soonMs = 200;

const nothing = () => {};

/** A timer that starts anew when it is started again. */
const restartable = () => {
  let cancel = nothing;
  return {
    start: (delayMs: number, run: () => void): void => {
      cancel();
      cancel = after(delayMs, run);
    },
    stop: (): void => cancel(),
  };
};

/** One for each reason, so that none of them cancels another. */
const [retryTimer, changeTimer, notificationTimer] = [restartable(), restartable(), restartable()];

let isRunning = false;
let isWanted = false;
let failures = 0;
/** The store has said when it may be asked again: until then, whatever wants an exchange waits for that retry. */
let mustWait = false;

const planRetry = (retryAfterMs: number | undefined): void => {
  mustWait = retryAfterMs !== undefined;
  retryTimer.start(retryAfterMs ?? retryPauseMs(failures, chance()), () => {
    mustWait = false;
    void syncNow();
  });
  failures += 1;
};

/** Exchanges until no further request arrived meanwhile. Failures are retried with growing delays. */
const syncNow = async (): Promise<void> => {
  isWanted = true;
  if (isRunning) return;
  isRunning = true;
  try {
    while (isWanted) {
      if (mustWait) return;
      isWanted = false;
      retryTimer.stop();
      const { isDone, retryAfterMs } = await syncOnce();
      if (isDone) failures = 0;
      else planRetry(retryAfterMs);
    }
  } finally {
    isRunning = false;
  }
};

const afterChange = async (): Promise<void> => {
  if (await hasUnsentChanges()) await syncNow();
};

let unsubscribe = nothing;
let subscribedCode: string | undefined;

/** Subscribes to the store of the current code, and to no other. */
const subscribe = async (): Promise<void> => {
  const settings = deviceStore().read(syncSettings);
  const code = isSyncing(settings) && isPageVisible() ? settings.code : undefined;
  if (code === subscribedCode) return;
  subscribedCode = code;
  unsubscribe();
  let isOver = false;
  unsubscribe = () => {
    isOver = true;
  };
  const keys = code === undefined ? undefined : await keysOfCode(code);
  if (keys === undefined || isOver) return;
  unsubscribe = followStore(keys, (cursor) => {
    // By then this device has recorded its own push, which also causes a notification.
    notificationTimer.start(soonMs, () => {
      if (cursor !== deviceStore().read(syncSettings)?.cursor) void syncNow();
    });
  });
};

const noteChange = (): void => changeTimer.start(settleMs, () => void afterChange());

let isStarted = false;

const start = async (): Promise<void> => {
  const entries = await syncedEntries();
  for (const { key } of entries) deviceStore().subscribe(key, noteChange);
  deviceStore().subscribe(syncSettings.key, () => void subscribe());
  onPageEvent("online", () => void syncNow());
  onPageVisible(() => {
    void reportConflicts();
    void subscribe();
    void syncNow();
  });
  onPageHidden(() => {
    void afterChange();
    void subscribe();
  });
};

/** Starts sync, and restarts it after the code was created, joined, paused or resumed. */
export const startSync = (): void => {
  if (!isStarted) {
    isStarted = true;
    void start();
  }
  failures = 0;
  mustWait = false;
  void subscribe();
  void syncNow();
};
