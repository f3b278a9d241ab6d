import { createDeviceStore, type DeviceStore, type Exclusive } from "./device-store.ts";
import type { StoredEntry } from "./entries.ts";
import { isBrowser } from "../environment.ts";
import { toast } from "../toast.ts";
import { createInLine, orInLine } from "./in-line.ts";
import { storeFailureMessages, type StoreFailure } from "./messages.ts";
import { tabLock } from "./tab-lock.ts";
import { memoryStorage, type TextStorage } from "./text-storage.ts";

interface StoreReporters {
  /** Shows a failed write to the visitor; by default a toast. */
  onFailure: (failure: StoreFailure, entry: StoredEntry<never>) => void;
  /** Records a write with a key that is not allowed. */
  onBlocked: (key: string) => void;
}

const reporters: StoreReporters = {
  onFailure: (failure) => toast({ ...storeFailureMessages[failure], tone: "refusal", durationMs: 10_000 }),
  onBlocked: () => {},
};

/** Sets who else is told about failed and blocked writes; the guards do this at start. */
export const reportStoreTo = (own: Partial<StoreReporters>): void => void Object.assign(reporters, own);

/** Reading `localStorage` alone throws where cookies are blocked, and old private modes give one of size zero. */
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

/** Web Locks are missing in insecure contexts and old browsers, and may be refused; there, updates of this tab at least queue. */
const exclusiveOver = (storage: TextStorage | undefined): Exclusive => {
  const locks = isBrowser ? (navigator as { locks?: LockManager }).locks : undefined;
  const inLine = createInLine();
  return storage === undefined || locks === undefined ? inLine : orInLine(tabLock(locks, storage), inLine);
};

let told = false;

const build = (): DeviceStore => {
  const lasting = isBrowser ? lastingStorage() : undefined;
  const store = createDeviceStore({
    storage: lasting ?? memoryStorage(),
    isLasting: lasting !== undefined,
    exclusive: exclusiveOver(lasting),
    onFailure: (failure, entry) => {
      if (failure === "unavailable" && told) return;
      told ||= failure === "unavailable";
      reporters.onFailure(failure, entry);
    },
    onBlocked: (key) => reporters.onBlocked(key),
  });
  if (lasting !== undefined) {
    window.addEventListener("storage", (event) => {
      if (event.storageArea === lasting) store.announce(event.key);
    });
    // Kept whole by the browser for going back to it, the page heard nothing of what other tabs did meanwhile.
    window.addEventListener("pageshow", (event) => {
      if (event.persisted) store.announce(null);
    });
    window.addEventListener("pagehide", () => store.writeWaiting());
  }
  return store;
};

let store: DeviceStore | undefined;

/** The one store of this page. On the server it is empty memory: everything reads as its fallback. */
export const deviceStore = (): DeviceStore => (store ??= build());
