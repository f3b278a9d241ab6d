import { dispatchPageEvent } from "../page/page-events.ts";
import { useEffect } from "react";
import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { createStore, useStore } from "../store.ts";
import { deviceCaches } from "./caches.ts";
import {
  downloadTranslation,
  storedTranslations,
  removeTranslation,
  type DownloadOutcome,
  type IsVerified,
  type StoredTranslation,
  type Progress,
} from "./translation-download.ts";

/** The state of offline copies shown on screens. It outlives navigation between screens. */
export interface OfflineState {
  /** `unknown` until storage has been read; `none` where the Cache API is missing or denied. */
  readonly device: "unknown" | "none" | "known";
  readonly stored: readonly StoredTranslation[];
  readonly running: Readonly<Partial<Record<EmbeddedTranslationId, Progress>>>;
  /** How the last attempt ended, if it failed. */
  readonly failed: Readonly<Partial<Record<EmbeddedTranslationId, Exclude<DownloadOutcome, "done" | "stopped">>>>;
}

const nothing: OfflineState = { device: "unknown", stored: [], running: {}, failed: {} };
const state = createStore(nothing);
const stops = new Map<EmbeddedTranslationId, AbortController>();

const set = (change: Partial<OfflineState>): void => state.update((present) => ({ ...present, ...change }));

const setProgress = (translation: EmbeddedTranslationId, progress: Progress): void =>
  state.update((present) => ({ ...present, running: { ...present.running, [translation]: progress } }));

const readDevice = async (version: string): Promise<Partial<OfflineState>> => {
  const caches = deviceCaches();
  const stored = caches && (await storedTranslations({ caches }, version).catch(() => undefined));
  return stored === undefined ? { device: "none" } : { stored, device: "known" };
};

const refresh = async (version: string): Promise<void> => set(await readDevice(version));

const without = <T extends object>(record: T, key: keyof T): T => ({ ...record, [key]: undefined });

/** Starts or resumes the download of a translation. Resolves when it has ended, successfully or not. */
export const startDownload = async (
  version: string,
  translation: EmbeddedTranslationId,
  isVerified: IsVerified,
): Promise<DownloadOutcome> => {
  const caches = deviceCaches();
  if (caches === undefined || stops.has(translation)) return "failed";
  const stop = new AbortController();
  stops.set(translation, stop);
  dispatchPageEvent("offlineWanted");
  set({ failed: without(state.get().failed, translation) });
  setProgress(translation, { files: 0, allFiles: 1, bytes: 0 });
  const environment = { caches, fetch: (path: string, init: RequestInit) => window.fetch(path, init), isVerified };
  const outcome = await downloadTranslation(environment, version, translation, stop.signal, (progress) =>
    setProgress(translation, progress),
  );
  // Read before the row changes, so that its buttons change once: none moves away under a finger.
  const device = await readDevice(version);
  stops.delete(translation);
  const { running, failed } = state.get();
  set({
    ...device,
    running: without(running, translation),
    failed: { ...failed, [translation]: outcome === "done" || outcome === "stopped" ? undefined : outcome },
  });
  return outcome;
};

/** Stops a running download. What was downloaded stays. */
export const stopDownload = (translation: EmbeddedTranslationId): void => stops.get(translation)?.abort();

/** Stops a running download and deletes what was downloaded. */
export const removeOffline = async (version: string, translation: EmbeddedTranslationId): Promise<void> => {
  const caches = deviceCaches();
  if (caches === undefined) return;
  stopDownload(translation);
  await removeTranslation({ caches }, translation);
  await refresh(version);
};

/** Deletes everything stored for offline use: chapters, translations, code. Does nothing where storage is denied. */
export const removeAllCaches = async (): Promise<void> => {
  const caches = deviceCaches();
  const names = await caches?.keys().catch(() => undefined);
  if (caches === undefined || names === undefined) return;
  for (const name of names) await caches.delete(name);
  set(nothing);
};

/** The state of offline copies, read from storage when it is first used. @param version of the texts in this build */
export const useOfflineTranslations = (version: string): OfflineState => {
  useEffect(() => void refresh(version), [version]);
  return useStore(state, (present) => present);
};
