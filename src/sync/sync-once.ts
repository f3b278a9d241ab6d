import { isSameJson } from "#domain/text/json.ts";
import { eraseStore, makeStore, pullPage, pushRecords } from "#src/api/sync-store.ts";
import { systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { decode } from "#src/platform/storage/codec.ts";
import { loadStoredEntries } from "#src/platform/storage/entries.ts";
import { browserAndSystem } from "#src/platform/page/device-name.ts";
import { HttpError } from "#src/platform/network/http.ts";
import { codeFromText } from "./code-text.ts";
import {
  EndlessStoreError,
  exchange,
  NoSpaceError,
  recordLocalChanges,
  type Pulled,
  type SyncDevice,
  type SyncStore,
} from "./exchange.ts";
import { exclusively } from "./forget.ts";
import { keysOf, type SyncKeys } from "./keys.ts";
import { syncScreenMessages } from "./messages.ts";
import { isSyncedEntry, type SyncedEntry } from "./parts.ts";
import { markForResend, pendingParts } from "./replica.ts";
import { syncStatus, type SyncStatus } from "./status.ts";
import { recordConflicts } from "./report-conflicts.ts";
import { type SyncSettings, syncDevices, syncSettings, syncVersions } from "./stored.ts";

/** Exchanges of this device with the store of its code. One at a time, over all tabs. */

/** How often a device updates its entry in the list of devices. */
const visitMs = 60 * 60_000;
/** How often all records are compared, as a precaution. */
const compareMs = 7 * 24 * 60 * 60_000;

const keyring = new Map<string, Promise<SyncKeys>>();

/** The keys derived from a code, cached. Undefined if the code is invalid. */
export const keysOfCode = (code: string): Promise<SyncKeys> | undefined => {
  const bytes = codeFromText(code);
  if (bytes === undefined) return undefined;
  const keys = keyring.get(code) ?? keysOf(bytes);
  keyring.set(code, keys);
  // A failed derivation is not cached.
  keys.catch(() => keyring.delete(code));
  return keys;
};

export const syncedEntries = async (): Promise<readonly SyncedEntry[]> =>
  (await loadStoredEntries()).filter(isSyncedEntry);

/** This device's store as an exchange uses it. */
export const syncDevice = (entries: readonly SyncedEntry[]): SyncDevice => ({
  entries,
  read: (entry) => deviceStore().read(entry),
  conditionOf: (entry) => {
    const text = deviceStore().texts().get(entry.key);
    if (text === undefined) return "absent";
    return decode(entry, text).isClean ? "whole" : "damaged";
  },
  update: (entry, change) => deviceStore().update(entry, change),
  now: systemClock.now,
});

/** The store of a code on the server, as an exchange uses it. */
export const remoteStore = (keys: SyncKeys): SyncStore => ({
  pull: (cursor, next) => pullPage(keys, cursor, next),
  push: (push) => pushRecords(keys, push),
});

/** Changes the settings of a code, unless another one has taken its place. */
const withSettings = (code: string, change: (present: SyncSettings) => SyncSettings): Promise<boolean> =>
  deviceStore().update(syncSettings, (present) => (present?.code === code ? change(present) : present));

/** "Chrome on Android". */
const ownName = (): string => {
  const { browser = syncScreenMessages.browser, system } = browserAndSystem();
  return system === undefined ? browser : syncScreenMessages.browserOn(browser, system);
};

const recordVisit = ({ device }: SyncSettings): Promise<boolean> => {
  const now = systemClock.now();
  return deviceStore().update(syncDevices, (present) => {
    const known = present[device];
    const name = known?.name ?? ownName();
    return known && now - known.at < visitMs && now >= known.at ? present : { ...present, [device]: { name, at: now } };
  });
};

/** Deletes the store of the previous code once the new store has all records. */
const eraseFormer = async ({ code, formerCode }: SyncSettings): Promise<void> => {
  const keys = formerCode === undefined ? undefined : await keysOfCode(formerCode);
  if (keys === undefined) return;
  await eraseStoreIfPresent(keys);
  await withSettings(code, ({ formerCode: _erased, ...present }) => present);
};

/** One exchange. Rejects with errors of the store or the device; does not update `syncStatus`. */
export const exchangeNow = async (settings: SyncSettings, keys: SyncKeys, pulled?: Pulled) => {
  await recordVisit(settings);
  return exchangeWithoutVisit(settings, keys, pulled);
};

/** Like `exchangeNow`, without updating the list of devices. */
export const exchangeWithoutVisit = async (settings: SyncSettings, keys: SyncKeys, pulled?: Pulled) => {
  const { code, device } = settings;
  const entries = await syncedEntries();
  const replica = new Map(Object.entries(deviceStore().read(syncVersions)));
  // A time ahead is of a clock that was wrong.
  const isDue = Math.abs(systemClock.now() - settings.comparedAt) > compareMs;
  const result = await exchange(
    syncDevice(entries),
    remoteStore(keys),
    keys,
    { device, replica, cursor: isDue ? "" : settings.cursor },
    async (state, keptUntil) => {
      const versions = Object.fromEntries(state.replica);
      const isStored = await deviceStore().update(syncVersions, (present) =>
        isSameJson(present, versions) ? present : versions,
      );
      if (!isStored) throw new NoSpaceError();
      await withSettings(code, (present) => ({ ...present, cursor: state.cursor, keptUntil }));
    },
    pulled,
  );
  await recordConflicts(result.conflicts);
  await eraseFormer(settings);
  const now = systemClock.now();
  await withSettings(code, (present) => ({
    ...present,
    agreedAt: now,
    // A later version of the site may be able to read these records.
    comparedAt: result.unread > 0 ? 0 : isDue ? now : present.comparedAt,
  }));
  return result;
};

/** Marks everything on this device to be sent again, since a new store has nothing. */
export const markAllForResend = (): Promise<boolean> =>
  deviceStore().update(syncVersions, (present) => {
    const replica = new Map(Object.entries(present));
    markForResend(replica, new Set());
    return Object.fromEntries(replica);
  });

/** The store is missing although this device has synced with it: creates it again and sends everything. */
const remake = async (keys: SyncKeys, code: string): Promise<void> => {
  await makeStore(keys);
  await markAllForResend();
  await withSettings(code, (present) => ({ ...present, cursor: "" }));
};

const isStatus = (error: unknown, status: number): boolean => error instanceof HttpError && error.status === status;

const stateAfter = (error: unknown): SyncStatus["state"] => {
  if (error instanceof NoSpaceError) return "device full";
  if (isStatus(error, 409)) return "store full";
  if (error instanceof EndlessStoreError || (error instanceof HttpError && error.kind === "invalid")) return "refused";
  return "waiting";
};

/** Shows that all is well, or what is given. */
const show = (status: Partial<SyncStatus>): void =>
  syncStatus.update((present) => ({ ...present, state: "fine", ...status }));

export const isSyncing = (settings: SyncSettings | null): settings is SyncSettings =>
  settings !== null && !settings.isPaused && !settings.isErased;

/** One exchange; where the store is missing, one with a new store. */
const exchangeOrRemake = async (settings: SyncSettings, keys: SyncKeys) => {
  try {
    return await exchangeNow(settings, keys);
  } catch (error) {
    if (!isStatus(error, 404)) throw error;
    await remake(keys, settings.code);
    show({ isRecreated: true });
    return exchangeNow(deviceStore().read(syncSettings) ?? settings, keys);
  }
};

/**
 * One exchange, with its result in `syncStatus`. Never rejects.
 * @returns `isDone`: it has succeeded, or a retry cannot help. `retryAfterMs`: how long to wait, if the store has said so
 */
export const syncOnce = async (): Promise<{ readonly isDone: boolean; readonly retryAfterMs?: number | undefined }> =>
  exclusively(async () => {
    const settings = deviceStore().read(syncSettings);
    if (!isSyncing(settings)) {
      show({});
      return { isDone: true };
    }
    try {
      const keys = await keysOfCode(settings.code);
      if (keys === undefined) {
        show({ state: "unreadable code" });
        return { isDone: true };
      }
      show({});
      const { tooLarge, unread } = await exchangeOrRemake(settings, keys);
      show({ tooLarge: tooLarge.length, unread });
      return { isDone: true };
    } catch (error) {
      if (isStatus(error, 410)) {
        await withSettings(settings.code, (present) => ({ ...present, isErased: true }));
        return { isDone: true };
      }
      const state = stateAfter(error);
      show({ state });
      return {
        isDone: state !== "waiting",
        retryAfterMs: error instanceof HttpError ? error.retryAfterMs : undefined,
      };
    }
  });

/** Whether this device has unsent changes. Makes no request. */
export const hasUnsentChanges = async (): Promise<boolean> => {
  const settings = deviceStore().read(syncSettings);
  if (!isSyncing(settings)) return false;
  const replica = new Map(Object.entries(deviceStore().read(syncVersions)));
  const entries = await syncedEntries();
  recordLocalChanges(syncDevice(entries), { device: settings.device, replica, cursor: "" });
  return pendingParts(replica).length > 0;
};

/** Erases a code's store. Succeeds if it does not exist any more. */
export const eraseStoreIfPresent = async (keys: SyncKeys): Promise<void> => {
  try {
    await eraseStore(keys);
  } catch (error) {
    if (!isStatus(error, 404) && !isStatus(error, 410)) throw error;
  }
};
