import type { OnLost } from "./checked-storage.ts";
import { createDeviceStore, type DeviceStore, type Exclusive } from "./device-store.ts";
import { loadDescriptionOf } from "./entries.ts";
import { whenIdle } from "../clock.ts";
import { isBrowser } from "../environment.ts";
import { toast } from "../page/toast.ts";
import { createQueue, queueOnLeaving, tabLock, webLocks, withQueueFallback } from "./tab-lock.ts";
import { lostMessage, storeFailureMessages } from "../messages.ts";
import { memoryStorage, type TextStorage } from "./text-storage.ts";

const refusal = { tone: "refusal", durationMs: 10_000 } as const;

const losses: { readonly key: string; readonly markTold: () => void }[] = [];

/** Losses found by one screen are reported together, and not during rendering. */
const reportLost: OnLost = (key, markTold) => {
  if (losses.push({ key, markTold }) > 1) return;
  whenIdle(() => {
    void loadDescriptionOf().then((descriptionOf) => {
      const told = losses.splice(0);
      toast({ ...lostMessage(told.map((loss) => descriptionOf(loss.key))), ...refusal, isUnasked: true });
      told.forEach((loss) => loss.markTold());
    });
  });
};

let reportBlocked: (key: string) => void = () => {};

export const reportBlockedTo = (report: (key: string) => void): void => {
  reportBlocked = report;
};

/** Even reading `localStorage` throws where cookies are blocked, and old private modes give one of size zero. */
const lastingStorage = (): TextStorage | undefined => {
  const probe = "gbh_probe";
  try {
    const storage = window.localStorage;
    try {
      storage.setItem(probe, "1");
      storage.removeItem(probe);
    } catch {
      if (storage.length === 0) return undefined;
    }
    return storage;
  } catch {
    return undefined;
  }
};

/** Where Web Locks are missing or denied, at least this tab's updates queue. */
const exclusiveOver = (storage: TextStorage | undefined): Exclusive => {
  const locks = isBrowser ? webLocks() : undefined;
  const queue = createQueue();
  if (storage === undefined || locks === undefined) return queue;
  return queueOnLeaving(withQueueFallback(tabLock(locks, storage), queue), queue);
};

const build = (): DeviceStore => {
  const lasting = isBrowser ? lastingStorage() : undefined;
  const store = createDeviceStore({
    storage: lasting ?? memoryStorage(),
    isLasting: lasting !== undefined,
    exclusive: exclusiveOver(lasting),
    onFailure: (failure) => toast({ ...storeFailureMessages[failure], ...refusal }),
    onLost: reportLost,
    onBlocked: (key) => reportBlocked(key),
  });
  if (lasting !== undefined) {
    // Whichever storage the event names: the guards put a proxy in its place, and the other one is not used.
    window.addEventListener("storage", (event) => store.announce(event.key));
    // A page restored from the back/forward cache received no storage events in the meantime.
    window.addEventListener("pageshow", (event) => {
      if (event.persisted) store.announce(null);
    });
    window.addEventListener("pagehide", () => store.flush());
  }
  return store;
};

let store: DeviceStore | undefined;

/** The one store of this page. During prerendering it is empty memory: every entry reads as its fallback. */
export const deviceStore = (): DeviceStore => (store ??= build());
