import { useEffect } from "react";
import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { useExternalValue } from "#src/platform/use-external-value.ts";
import { keepTranslation, keptTranslations, removeTranslation, type KeepOutcome, type KeptTranslation, type Progress } from "./keep-translation.ts";

/** The state of offline copies shown on screens. It outlives navigation between screens. */
export interface KeptState {
  /** `unknown` until storage has been read; `none` where the Cache API is missing or denied. */
  readonly device: "unknown" | "none" | "looked-at";
  readonly kept: readonly KeptTranslation[];
  readonly running: Readonly<Partial<Record<EmbeddedTranslationId, Progress>>>;
  /** How the last attempt ended, if it failed. */
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

/** Missing in insecure contexts and some private modes. Where storage is denied, even reading the property throws. */
const environment = () => {
  try {
    return "caches" in window ? { caches: window.caches, fetch: (path: string, init: RequestInit) => window.fetch(path, init) } : undefined;
  } catch {
    return undefined;
  }
};

const look = async (version: string): Promise<void> => {
  const own = environment();
  const kept = own && (await keptTranslations(own, version).catch(() => undefined));
  set(kept === undefined ? { device: "none" } : { kept, device: "looked-at" });
};

const without = <T extends object>(record: T, key: keyof T): T => ({ ...record, [key]: undefined });

/** Starts or resumes keeping a translation. Resolves when it has ended, successfully or not. */
export const startKeeping = async (version: string, translation: EmbeddedTranslationId): Promise<KeepOutcome> => {
  const own = environment();
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
  const own = environment();
  if (own === undefined) return;
  stopKeeping(translation);
  await removeTranslation(own, translation);
  await look(version);
};

/** Deletes everything kept for offline use: chapters, translations, code. Does nothing where storage is denied. */
export const removeAllCaches = async (): Promise<void> => {
  const own = environment();
  const names = own && (await own.caches.keys().catch(() => undefined));
  if (own === undefined || names === undefined) return;
  for (const name of names) await own.caches.delete(name);
  set(nothing);
};

export const useKept = (version: string): KeptState => {
  useEffect(() => void look(version), [version]);
  return useExternalValue(() => state, nothing, subscribe);
};
