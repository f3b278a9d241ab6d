import { useExternalValue } from "./use-external-value.ts";

/** A toast's content. At most one is shown at a time; a new one replaces it (specification 1, section 9). */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  /** `refusal` is the specification's "destructive" toast. */
  readonly tone: "plain" | "refusal";
  readonly durationMs: number;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export type ToastRequest = Pick<Toast, "title"> & Partial<Omit<Toast, "id" | "title">>;

const defaultDurationMs = 5000;
let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Shows a toast, replacing the current one. Returns its id for `dismissToast`. */
export const toast = (request: ToastRequest): number => {
  lastId += 1;
  current = { tone: "plain", durationMs: defaultDurationMs, ...request, id: lastId };
  tell();
  return lastId;
};

/** Dismisses the toast; with an id, only if that one is still shown. */
export const dismissToast = (id?: number): void => {
  if (!current || (id !== undefined && current.id !== id)) return;
  current = undefined;
  tell();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useCurrentToast = (): Toast | undefined =>
  useExternalValue(() => current, undefined, subscribe);
