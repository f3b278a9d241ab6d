import { createStore, useStore } from "../store.ts";

/** A toast's content. At most one is shown at a time (docs/product/shell.md, "Toasts"). */
interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  /** `refusal` looks different, and is announced at once. */
  readonly tone: "plain" | "refusal";
  readonly durationMs: number;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** The visitor did nothing to cause it: it waits for the toast that is shown, and comes back if another replaces it. */
  readonly isUnasked: boolean;
}

export type ToastRequest = Pick<Toast, "title"> & Partial<Omit<Toast, "id" | "title">>;

const defaultDurationMs = 5000;

/** The first is shown; the others, all of them `isUnasked`, wait. */
const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a toast, replacing the current one. Returns its id for `dismissToast`. */
export const toast = (request: ToastRequest): number => {
  lastId += 1;
  const next: Toast = { tone: "plain", durationMs: defaultDurationMs, isUnasked: false, ...request, id: lastId };
  toasts.update((all) => (next.isUnasked ? [...all, next] : [next, ...all.filter(({ isUnasked }) => isUnasked)]));
  return lastId;
};

/** Dismisses the toast that is shown, or the one with an id. */
export const dismissToast = (id?: number): void =>
  toasts.update((all) => all.filter((one, index) => (id === undefined ? index > 0 : one.id !== id)));

export const useCurrentToast = (): Toast | undefined => useStore(toasts, ([shown]) => shown);
