import { useEffect } from "react";
import type { EmbeddedTranslationId, RemoteTranslationId } from "#domain/scripture/translations/translations.ts";
import { dispatchPageEvent } from "../page/page-events.ts";
import { onPageVisible } from "../page/page-visibility.ts";
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

type Run = (signal: AbortSignal, onProgress: (progress: DownloadProgress) => void) => Promise<DownloadOutcome>;

/** End all downloads of a kind, so that nothing is stored any more. */
const ends: (() => Promise<void>)[] = [];

/**
 * The downloads of one kind of translation. Their state outlives navigation between screens.
 * @param readStored reads from the device what is downloaded
 */
export const createDownloads = <Key extends EmbeddedTranslationId | RemoteTranslationId, Stored>(
  readStored: () => Promise<Stored>,
) => {
  const nothing = { stored: undefined, running: {}, failed: {} } as DownloadsState<Key, Stored>;
  const state = createStore(nothing);
  const attempts = new Map<Key, { readonly stop: AbortController; readonly outcome: Promise<DownloadOutcome> }>();

  const refresh = async (): Promise<void> => {
    const stored = await readStored();
    state.update((present) => ({ ...present, stored }));
  };
  const stop = (key: Key): void => attempts.get(key)?.stop.abort();
  /** Stops a running download, which stores how far it has come, and waits for that. */
  const end = async (key: Key): Promise<void> => {
    stop(key);
    await attempts.get(key)?.outcome;
  };
  ends.push(async () => {
    await Promise.all([...attempts.keys()].map(end));
    state.update(() => nothing);
  });

  const download = async (key: Key, run: Run, signal: AbortSignal): Promise<DownloadOutcome> => {
    const setProgress = (progress: DownloadProgress): void =>
      state.update((present) => ({ ...present, running: { ...present.running, [key]: progress } }));
    state.update((present) => ({ ...present, failed: { ...present.failed, [key]: undefined } }));
    setProgress({ done: 0, all: 1, bytes: 0 });
    const outcome = await run(signal, setProgress);
    // Read before the row changes, so that its buttons change once: none moves away under a finger.
    const stored = await readStored();
    attempts.delete(key);
    state.update(({ running, failed }) => ({
      stored,
      running: { ...running, [key]: undefined },
      failed: { ...failed, [key]: outcome === "done" || outcome === "stopped" ? undefined : outcome },
    }));
    return outcome;
  };

  return {
    /** Starts or resumes a download by `run`. Resolves when it has ended, successfully or not. */
    start: async (key: Key, run: Run): Promise<DownloadOutcome> => {
      if (attempts.has(key)) return "failed";
      dispatchPageEvent("offlineWanted");
      const stopping = new AbortController();
      const outcome = download(key, run, stopping.signal);
      attempts.set(key, { stop: stopping, outcome });
      return outcome;
    },
    /** Stops a running download. What was downloaded stays. */
    stop,
    /** Ends a running download and deletes what was downloaded. */
    remove: async (key: Key): Promise<void> => {
      await end(key);
      await deviceCaches()
        ?.delete(translationCacheName(key))
        .catch(() => undefined);
      await refresh();
    },
    /** Their state, read from storage when it is first used, and when the visitor comes back, perhaps from another tab. */
    useDownloads: (): DownloadsState<Key, Stored> => {
      useEffect(() => {
        void refresh();
        return onPageVisible(() => void refresh());
      }, []);
      return useStore(state, (present) => present);
    },
  };
};

/** Ends all downloads and deletes everything stored for offline use: chapters, translations, code. */
export const removeAllCaches = async (): Promise<void> => {
  await Promise.all(ends.map((end) => end()));
  const caches = deviceCaches();
  // If storage is denied, there are no caches. If one cannot be deleted, the others still are.
  for (const name of (await caches?.keys().catch(() => [])) ?? []) await caches?.delete(name).catch(() => false);
};
