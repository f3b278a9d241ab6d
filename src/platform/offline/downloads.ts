import { useEffect } from "react";
import type { EmbeddedTranslationId, RemoteTranslationId } from "#domain/scripture/translations/translations.ts";
import { dispatchPageEvent } from "../page/page-events.ts";
import { createStore, useStore } from "../store.ts";
import { deviceCaches, translationCacheName } from "./caches.ts";

/** How much of a translation is downloaded, in files or chapters; `bytes` is the size so far. */
export interface DownloadProgress {
  readonly done: number;
  readonly all: number;
  readonly bytes: number;
}

/** How a download ended. `stopped`: by the visitor. `full`: storage is full. `offline`: the network failed. */
export type DownloadOutcome = "done" | "stopped" | "full" | "offline" | "failed";

export type DownloadFailure = Exclude<DownloadOutcome, "done" | "stopped">;

export interface DownloadsState<Key extends string, Stored> {
  /** Undefined until storage has been read. */
  readonly stored: Stored | undefined;
  readonly running: Readonly<Partial<Record<Key, DownloadProgress>>>;
  /** How the last attempt ended, if it failed. */
  readonly failed: Readonly<Partial<Record<Key, DownloadFailure>>>;
}

const resets: (() => void)[] = [];

/**
 * The downloads of one kind of translation. Their state outlives navigation between screens.
 * @param readStored reads from the device what is downloaded
 */
export const createDownloads = <Key extends EmbeddedTranslationId | RemoteTranslationId, Stored>(
  readStored: () => Promise<Stored>,
) => {
  const nothing = { stored: undefined, running: {}, failed: {} } as DownloadsState<Key, Stored>;
  const state = createStore(nothing);
  const stops = new Map<Key, AbortController>();
  resets.push(() => state.update(() => nothing));

  const refresh = async (): Promise<void> => {
    const stored = await readStored();
    state.update((present) => ({ ...present, stored }));
  };
  const stop = (key: Key): void => stops.get(key)?.abort();

  return {
    /** Starts or resumes a download by `run`. Resolves when it has ended, successfully or not. */
    start: async (
      key: Key,
      run: (signal: AbortSignal, onProgress: (progress: DownloadProgress) => void) => Promise<DownloadOutcome>,
    ): Promise<DownloadOutcome> => {
      if (stops.has(key)) return "failed";
      const controller = new AbortController();
      stops.set(key, controller);
      dispatchPageEvent("offlineWanted");
      const setProgress = (progress: DownloadProgress): void =>
        state.update((present) => ({ ...present, running: { ...present.running, [key]: progress } }));
      state.update((present) => ({ ...present, failed: { ...present.failed, [key]: undefined } }));
      setProgress({ done: 0, all: 1, bytes: 0 });
      const outcome = await run(controller.signal, setProgress);
      // Read before the row changes, so that its buttons change once: none moves away under a finger.
      const stored = await readStored();
      stops.delete(key);
      state.update(({ running, failed }) => ({
        stored,
        running: { ...running, [key]: undefined },
        failed: { ...failed, [key]: outcome === "done" || outcome === "stopped" ? undefined : outcome },
      }));
      return outcome;
    },
    /** Stops a running download. What was downloaded stays. */
    stop,
    /** Stops a running download and deletes what was downloaded. */
    remove: async (key: Key): Promise<void> => {
      stop(key);
      await deviceCaches()
        ?.delete(translationCacheName(key))
        .catch(() => undefined);
      await refresh();
    },
    /** Their state, read from storage when it is first used. */
    useDownloads: (): DownloadsState<Key, Stored> => {
      useEffect(() => void refresh(), []);
      return useStore(state, (present) => present);
    },
  };
};

/** Deletes everything stored for offline use: chapters, translations, code. Does nothing where storage is denied. */
export const removeAllCaches = async (): Promise<void> => {
  const caches = deviceCaches();
  const names = await caches?.keys().catch(() => undefined);
  if (caches === undefined || names === undefined) return;
  for (const name of names) await caches.delete(name);
  for (const reset of resets) reset();
};
