import { useEffect } from "react";
import type { Edition } from "#domain/scripture/languages/edition.ts";
import { isWorld, type WorldTranslationId } from "#domain/scripture/translations.ts";
import { keptTranslations, keptPlaces, removeKept } from "#src/platform/offline/kept-chapters.ts";
import type { DownloadOutcome } from "#src/platform/offline/translation-download.ts";
import { createStore, useStore } from "#src/platform/store.ts";
import { keepEdition, type KeepProgress } from "./keep.ts";
import { readMark } from "./kept-mark.ts";

/** What is kept of the world's languages. It outlives navigation between screens. */
interface KeptState {
  readonly kept: readonly KeptEdition[];
  readonly running: Readonly<Record<string, KeepProgress>>;
  readonly failed: Readonly<Record<string, Exclude<DownloadOutcome, "done" | "stopped">>>;
}

export interface KeptEdition {
  readonly edition: Edition;
  readonly chapters: number;
  readonly isComplete: boolean;
}

const state = createStore<KeptState>({ kept: [], running: {}, failed: {} });
const stops = new Map<WorldTranslationId, AbortController>();

const look = async (): Promise<void> => {
  const keys = await keptTranslations(isWorld).catch(() => []);
  const kept = await Promise.all(
    keys.map(async (key): Promise<KeptEdition[]> => {
      const mark = await readMark(key);
      return mark
        ? [{ edition: mark.edition, isComplete: mark.isComplete, chapters: (await keptPlaces(key)).size }]
        : [];
    }),
  );
  state.update((present) => ({ ...present, kept: kept.flat() }));
};

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** Starts or continues keeping a translation. Resolves when that has ended, successfully or not. */
export const keep = async (edition: Edition): Promise<DownloadOutcome> => {
  const { key } = edition;
  if (stops.has(key)) return "failed";
  const stop = new AbortController();
  stops.set(key, stop);
  const progress = (now: KeepProgress) =>
    state.update((present) => ({ ...present, running: { ...present.running, [key]: now } }));
  state.update((present) => ({ ...present, failed: without(present.failed, key) }));
  progress({ chapters: 0, allChapters: 1189, bytes: 0 });
  const outcome = await keepEdition(edition, stop.signal, progress);
  stops.delete(key);
  state.update(({ running, failed, ...rest }) => ({
    ...rest,
    running: without(running, key),
    failed: outcome === "done" || outcome === "stopped" ? failed : { ...failed, [key]: outcome },
  }));
  await look();
  return outcome;
};

export const stopKeeping = (key: WorldTranslationId): void => stops.get(key)?.abort();

export const removeEdition = async (key: WorldTranslationId): Promise<void> => {
  stopKeeping(key);
  await removeKept(key).catch(() => undefined);
  await look();
};

export const useKept = (): KeptState => {
  useEffect(() => void look(), []);
  return useStore(state, (present) => present);
};
