import { makeStore } from "#src/api/sync-store.ts";
import { systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { randomBytes, randomHex } from "#src/platform/random.ts";
import { startSync } from "./background.ts";
import { codeAsText, codeBytes } from "./code-text.ts";
import { alone, forget } from "./forget.ts";
import { noteDevice, pullAll, type Pulled } from "./exchange.ts";
import type { SyncKeys } from "./keys.ts";
import { previewOf, type PreviewRow } from "./preview.ts";
import { type Replica, sendAgainExcept } from "./replica.ts";
import {
  eraseEverything,
  exchangeAsIs,
  exchangeNow,
  keysOfText,
  remoteStore,
  syncDevice,
  syncedEntries,
} from "./run.ts";
import { type SyncSettings, syncDevices, syncSettings, syncVersions } from "./stored.ts";

/** What a visitor can do about sync. All of these reject with `HttpError` if the store does not answer. */

/** What was here before the code: it gives way where a newer word is known, and nothing of it is lost. */
const longAgo = 1;

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

/** Stores a code as this device's own, with everything that is here marked as to be sent. */
const begin = async (code: string, since: number): Promise<SyncSettings> => {
  await forget();
  const settings = newSettings(code);
  const replica: Replica = new Map();
  noteDevice(syncDevice(await syncedEntries()), { device: settings.device, replica, cursor: "" }, since);
  await deviceStore().update(syncVersions, () => Object.fromEntries(replica));
  if (!(await deviceStore().update(syncSettings, () => settings))) throw new Error("nothing lasts here");
  return settings;
};

const keysFor = async (code: string): Promise<SyncKeys> => {
  const keys = await keysOfText(code);
  if (keys === undefined) throw new Error("not a code");
  return keys;
};

/** Makes a code and sends what is here. The code is stored once its store exists. */
export const makeCode = (): Promise<void> =>
  alone(async () => {
    const code = codeAsText(randomBytes(codeBytes));
    await makeStore(await keysFor(code));
    await begin(code, systemClock.now());
  }).then(startSync);

export interface Joining {
  readonly code: string;
  readonly rows: readonly PreviewRow[];
  readonly pulled: Pulled;
}

/** What joining a code would change. Rejects with 404 if there is no such code: joining never makes one. */
export const previewJoin = async (code: string): Promise<Joining> => {
  const keys = await keysFor(code);
  const pulled = await pullAll(remoteStore(keys), keys, "");
  const entries = await syncedEntries();
  return { code, pulled, rows: previewOf(entries, (entry) => deviceStore().read(entry), pulled) };
};

/** Joins a code with what the preview has pulled. What fails afterwards is tried again, and told by the state. */
export const join = ({ code, pulled }: Joining): Promise<void> =>
  alone(async () => {
    const keys = await keysFor(code);
    const settings = await begin(code, longAgo);
    await exchangeNow(settings, keys, pulled).catch(() => undefined);
  }).then(startSync);

const setPaused = async (isPaused: boolean): Promise<void> => {
  await deviceStore().update(syncSettings, (present) => present && { ...present, isPaused });
  startSync();
};

export const pauseSync = (): Promise<void> => setPaused(true);
export const resumeSync = (): Promise<void> => setPaused(false);

/** Ends sync on this device. What is here stays, and so does what is on the others. */
export const leave = (): Promise<void> =>
  alone(async () => {
    const settings = deviceStore().read(syncSettings);
    if (settings && !settings.isErased) {
      const { [settings.device]: _own, ...others } = deviceStore().read(syncDevices);
      await deviceStore().update(syncDevices, () => others);
      // The list of devices is the only reason to ask; without an answer it keeps a device that comes no more.
      await exchangeQuietly(settings);
    }
    await forget();
  });

const exchangeQuietly = async (settings: SyncSettings): Promise<void> => {
  const keys = await keysOfText(settings.code);
  if (keys && !settings.isPaused) await exchangeAsIs(settings, keys).catch(() => undefined);
};

/** Deletes the store, and with it what other devices have not received yet. Devices keep what they have. */
export const eraseEverywhere = (): Promise<void> =>
  alone(async () => {
    const settings = deviceStore().read(syncSettings);
    if (settings) await eraseEverything(await keysFor(settings.code));
    await forget();
  });

/**
 * Another code for the same things. Once its store is made, the rest follows by itself, however often the network fails:
 * everything is sent again, then the old store is erased.
 */
export const renewCode = (): Promise<void> =>
  alone(async () => {
    const old = deviceStore().read(syncSettings);
    if (old?.formerCode !== undefined) await eraseEverything(await keysFor(old.formerCode));
    const code = codeAsText(randomBytes(codeBytes));
    await makeStore(await keysFor(code));
    const settings: SyncSettings = {
      ...(old ?? newSettings(code)),
      ...(old && { formerCode: old.code }),
      code,
      cursor: "",
      agreedAt: 0,
      isErased: false,
      isPaused: false,
    };
    await deviceStore().update(syncVersions, (present) => {
      const replica = new Map(Object.entries(present));
      sendAgainExcept(replica, new Set());
      return Object.fromEntries(replica);
    });
    await deviceStore().update(syncSettings, () => settings);
  }).then(startSync);
