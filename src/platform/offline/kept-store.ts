import { useEffect } from "react";
import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { useExternalValue } from "#src/platform/use-external-value.ts";
import { keepTranslation, keptTranslations, removeTranslation, type KeepOutcome, type KeptTranslation, type Progress } from "./keep-translation.ts";

/** What the screens show of offline copies; it goes on while the visitor moves between screens. */
export interface KeptState {
  /** `unknown` until the device has been looked at, `none` where there is no Cache API or it is refused. */
  readonly device: "unknown" | "none" | "looked-at";
  readonly kept: readonly KeptTranslation[];
  readonly running: Readonly<Partial<Record<EmbeddedTranslationId, Progress>>>;
  /** How the last try ended, where it did not end well. */
  readonly failed: Readonly<Partial<Record<EmbeddedTranslationId, Exclude<KeepOutcome, "kept" | "stopped">>>>;
}

const nothing: KeptState = { device: "unknown", kept: [], running: {}, failed: {} };
let state = nothing;
const listeners = new Set<() => void>();
const stops = new Map<EmbeddedTranslationId, AbortController>();

const set = (change: Partial<KeptState>): void => {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Missing in insecure contexts and some private modes; where storage is refused, looking for it throws. */
const surroundings = () => {
  try {
    return "caches" in window ? { caches: window.caches, fetch: (path: string, init: RequestInit) => window.fetch(path, init) } : undefined;
  } catch {
    return undefined;
  }
};

const look = async (version: string): Promise<void> => {
  const own = surroundings();
  const kept = own && (await keptTranslations(own, version).catch(() => undefined));
  set(kept === undefined ? { device: "none" } : { kept, device: "looked-at" });
};

const without = <T extends object>(record: T, key: keyof T): T => ({ ...record, [key]: undefined });

/** Starts keeping a translation, or goes on with it. Resolves when it is over, however it ended. */
export const startKeeping = async (version: string, translation: EmbeddedTranslationId): Promise<KeepOutcome> => {
  const own = surroundings();
  if (own === undefined || stops.has(translation)) return "failed";
  const stop = new AbortController();
  stops.set(translation, stop);
  set({ running: { ...state.running, [translation]: { files: 0, allFiles: 1, bytes: 0 } }, failed: without(state.failed, translation) });
  const outcome = await keepTranslation(own, version, translation, stop.signal, (progress) => set({ running: { ...state.running, [translation]: progress } }));
  stops.delete(translation);
  set({ running: without(state.running, translation), failed: { ...state.failed, [translation]: outcome === "kept" || outcome === "stopped" ? undefined : outcome } });
  await look(version);
  return outcome;
};

export const stopKeeping = (translation: EmbeddedTranslationId): void => stops.get(translation)?.abort();

export const removeKept = async (version: string, translation: EmbeddedTranslationId): Promise<void> => {
  const own = surroundings();
  if (own === undefined) return;
  stopKeeping(translation);
  await removeTranslation(own, translation);
  await look(version);
};

/** Removes everything that is kept for reading without a network: chapters, translations, code. Where storage is refused there is nothing. */
export const removeAllCaches = async (): Promise<void> => {
  const own = surroundings();
  const names = own && (await own.caches.keys().catch(() => undefined));
  if (own === undefined || names === undefined) return;
  for (const name of names) await own.caches.delete(name);
  set(nothing);
};

export const useKept = (version: string): KeptState => {
  useEffect(() => void look(version), [version]);
  return useExternalValue(() => state, nothing, subscribe);
};
