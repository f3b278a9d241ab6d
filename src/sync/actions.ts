import { makeStore } from "#src/api/sync-store.ts";
import { systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { randomBytes, randomHex } from "#src/platform/random.ts";
import { apiErrorOf } from "#src/api/api-client.ts";
import { startSync } from "./background.ts";
import { codeAsText, codeBytes } from "./code-text.ts";
import { exclusively, forgetCode } from "./forget.ts";
import { NoSpaceError, recordLocalChanges, pullAll, type Pulled } from "./exchange.ts";
import type { SyncKeys } from "./keys.ts";
import { previewOf, type PreviewRow } from "./preview.ts";
import type { Replica } from "./replica.ts";
import {
  eraseStoreIfPresent,
  exchangeWithoutVisit,
  exchangeNow,
  keysOfCode,
  markAllForResend,
  remoteStore,
  syncDevice,
  syncedEntries,
} from "./sync-once.ts";
import { syncDevices, type SyncSettings, syncSettings, syncVersions } from "./stored.ts";
import { syncProblemMessages, syncScreenMessages } from "./messages.ts";

export const failureSentence = (error: unknown): string => {
  const code = apiErrorOf(error)?.code;
  if (code === "not_found" || code === "sync_erased") return syncScreenMessages.unknownCode;
  if (code === "rate_limited") return syncScreenMessages.tooManyCodes;
  if (error instanceof NoSpaceError) return syncProblemMessages["device full"];
  return syncScreenMessages.noAnswer;
};

/** The visitor's actions of sync. All of these reject with `HttpError` if the store does not answer. */

/** The time given to local data from before the code: newer versions replace it, and texts that differ are merged. */
const beforeAnyChange = 1;

const newSettings = (code: string): SyncSettings => ({
  code,
  device: randomHex(3),
  cursor: "",
  comparedAt: systemClock.now(),
  agreedAt: 0,
  keptUntil: "",
  isPaused: false,
  isErased: false,
});

/** Rejects with `NoSpaceError` if the device has no space. */
const storeSettings = async (settings: SyncSettings): Promise<void> => {
  if (!(await deviceStore().update(syncSettings, () => settings))) throw new NoSpaceError();
};

/** Stores a code as this device's own, and marks all local data as pending. Rejects with `NoSpaceError` if they do not fit. */
const begin = async (code: string, since: number): Promise<SyncSettings> => {
  await forgetCode();
  const settings = newSettings(code);
  const replica: Replica = new Map();
  recordLocalChanges(syncDevice(await syncedEntries()), { device: settings.device, replica, cursor: "" }, since);
  if (!(await deviceStore().update(syncVersions, () => Object.fromEntries(replica)))) throw new NoSpaceError();
  await storeSettings(settings);
  return settings;
};

const keysFor = async (code: string): Promise<SyncKeys> => {
  const keys = await keysOfCode(code);
  if (keys === undefined) throw new Error("The code is invalid");
  return keys;
};

/** Creates the store of a new code. If the code cannot be kept on this device, it is of no use, and goes again. */
const withNewStore = async (keep: (code: string) => Promise<unknown>): Promise<void> => {
  const code = codeAsText(randomBytes(codeBytes));
  const keys = await keysFor(code);
  await makeStore(keys);
  try {
    await keep(code);
  } catch (error) {
    await eraseStoreIfPresent(keys).catch(() => undefined);
    throw error;
  }
};

/** Creates a code and sends the local data. The code is stored once its store exists. */
export const makeCode = (): Promise<void> =>
  exclusively(() => withNewStore((code) => begin(code, systemClock.now()))).then(startSync);

/** A code that can be joined, and what that would change. */
export interface Joining {
  readonly code: string;
  readonly rows: readonly PreviewRow[];
  readonly pulled: Pulled;
}

/** What joining a code would change. Rejects with 404 if there is no such code: joining never creates one. */
export const previewJoin = async (code: string): Promise<Joining> => {
  const keys = await keysFor(code);
  const pulled = await pullAll(remoteStore(keys), keys, "");
  const entries = await syncedEntries();
  return { code, pulled, rows: previewOf(entries, (entry) => deviceStore().read(entry), pulled) };
};

/** Joins a code with the records that the preview has pulled. Later failures are retried and shown in `syncStatus`. */
export const join = ({ code, pulled }: Joining): Promise<void> =>
  exclusively(async () => {
    const keys = await keysFor(code);
    // A device that had another code before, which has ended: it keeps its name, and is listed once.
    const former = deviceStore().read(syncSettings)?.device ?? "";
    const name = deviceStore().read(syncDevices)[former]?.name;
    const settings = await begin(code, beforeAnyChange);
    if (name !== undefined)
      await deviceStore().update(syncDevices, () => ({ [settings.device]: { name, at: systemClock.now() } }));
    await exchangeNow(settings, keys, pulled).catch(() => undefined);
    await deviceStore().update(syncDevices, (present) => {
      const { [former]: _ended, ...others } = present;
      return former in present ? others : present;
    });
  }).then(startSync);

export const setPaused = async (isPaused: boolean): Promise<void> => {
  await deviceStore().update(syncSettings, (present) => present && { ...present, isPaused });
  startSync();
};

/** Ends sync on this device. No device loses data. */
export const leave = (): Promise<void> =>
  exclusively(async () => {
    const settings = deviceStore().read(syncSettings);
    if (settings && !settings.isErased) {
      const { [settings.device]: _own, ...others } = deviceStore().read(syncDevices);
      await deviceStore().update(syncDevices, () => others);
      // The request only removes this device from the list; if it fails, the list shows a device that no longer syncs.
      await exchangeIfPossible(settings).catch(() => undefined);
    }
    await forgetCode();
  });

const exchangeIfPossible = async (settings: SyncSettings): Promise<void> => {
  const keys = await keysOfCode(settings.code);
  if (keys && !settings.isPaused) await exchangeWithoutVisit(settings, keys);
};

/** Deletes the store, including records that other devices have not received yet. Data on devices stays. */
export const eraseEverywhere = (): Promise<void> =>
  exclusively(async () => {
    const settings = deviceStore().read(syncSettings);
    if (settings) await eraseStoreIfPresent(await keysFor(settings.code));
    await forgetCode();
  });

/**
 * Replaces the code, keeping the data. Once the new store exists, the rest is retried until it succeeds:
 * everything is sent again, then the old store is erased.
 */
export const renewCode = (): Promise<void> =>
  exclusively(async () => {
    const old = deviceStore().read(syncSettings);
    if (old?.formerCode !== undefined) await eraseStoreIfPresent(await keysFor(old.formerCode));
    await withNewStore(async (code) => {
      await markAllForResend();
      await storeSettings({
        ...(old ?? newSettings(code)),
        ...(old && { formerCode: old.code }),
        code,
        cursor: "",
        agreedAt: 0,
        isErased: false,
        isPaused: false,
      });
    });
    // The others join again with new ids; a lost one does not.
    const { device = "" } = deviceStore().read(syncSettings) ?? {};
    await deviceStore().update(syncDevices, ({ [device]: own }) => (own ? { [device]: own } : {}));
  }).then(startSync);
