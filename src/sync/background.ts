import { followStore } from "#src/api/sync-store.ts";
import { after } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { onPageEvent } from "#src/platform/page/page-events.ts";
import { isShown, onHidden, onShown } from "#src/platform/page/page-visibility.ts";
import { chance } from "#src/platform/random.ts";
import { retryPauseMs } from "#src/platform/network/retry-pause.ts";
import { hasNews, isSyncing, keysOfText, syncOnce, syncedEntries } from "./run.ts";
import { syncSettings } from "./stored.ts";
import { tellClashes } from "./tell-clashes.ts";

/** Keeps this device in step while the page is open: after each change, when it comes back, and when another device wrote. */

/** Milliseconds. Long enough to send several changes in one request. */
const settleMs = 2000;
const soonMs = 200;

const nothing = () => {};

let cancel = nothing;
let isRunning = false;
let isWanted = false;
let failures = 0;

const plan = (delayMs: number, run: () => void): void => {
  cancel();
  cancel = after(delayMs, run);
};

/** Exchanges until no further request arrived meanwhile. Failures are retried with growing delays. */
const syncNow = async (): Promise<void> => {
  cancel();
  isWanted = true;
  if (isRunning) return;
  isRunning = true;
  try {
    while (isWanted) {
      isWanted = false;
      const { isDone, retryAfterMs } = await syncOnce();
      if (isDone) failures = 0;
      else {
        plan(retryAfterMs ?? retryPauseMs(failures, chance()), () => void syncNow());
        failures += 1;
      }
    }
  } finally {
    isRunning = false;
  }
};

const afterChange = async (): Promise<void> => {
  if (await hasNews()) await syncNow();
};

let follows = nothing;
let followed: string | undefined;

/** Listens to the store of the current code only. */
const follow = async (): Promise<void> => {
  const settings = deviceStore().read(syncSettings);
  const code = isSyncing(settings) && isShown() ? settings.code : undefined;
  if (code === followed) return;
  followed = code;
  follows();
  follows = nothing;
  const keys = code === undefined ? undefined : await keysOfText(code);
  if (keys === undefined || followed !== code) return;
  follows = followStore(keys, (cursor) => {
    // By then this device has recorded its own push, which also causes a notification.
    plan(soonMs, () => (cursor === deviceStore().read(syncSettings)?.cursor ? undefined : void syncNow()));
  });
};

const noteChange = (): void => plan(settleMs, () => void afterChange());

let isStarted = false;

const start = async (): Promise<void> => {
  const entries = await syncedEntries();
  for (const { key } of entries) deviceStore().subscribe(key, noteChange);
  deviceStore().subscribe(syncSettings.key, () => void follow());
  onPageEvent("online", () => void syncNow());
  onShown(() => {
    void tellClashes();
    void follow();
    void syncNow();
  });
  onHidden(() => {
    void afterChange();
    void follow();
  });
};

/** Starts sync, and restarts it after the code was created, joined, paused or resumed. */
export const startSync = (): void => {
  if (!isStarted) {
    isStarted = true;
    void start();
  }
  failures = 0;
  void follow();
  void syncNow();
};
