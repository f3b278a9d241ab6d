import { createStore, useStore } from "../store.ts";

/** A toast's content. At most one is shown at a time; a new one replaces it (docs/product/shell.md, "Toasts"). */
interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  /** `refusal` looks different, and is announced at once. */
  readonly tone: "plain" | "refusal";
  readonly durationMs: number;
  readonly action?: { readonly label: string; readonly run: () => void };
}

type ToastRequest = Pick<Toast, "title"> & Partial<Omit<Toast, "id" | "title">>;

const defaultDurationMs = 5000;
const current = createStore<Toast | undefined>(undefined);
let lastId = 0;

/** Shows a toast, replacing the current one. Returns its id for `dismissToast`. */
export const toast = (request: ToastRequest): number => {
  lastId += 1;
  const next: Toast = { tone: "plain", durationMs: defaultDurationMs, ...request, id: lastId };
  current.update(() => next);
  return lastId;
};

/** Dismisses the toast; with an id, only if that one is still shown. */
export const dismissToast = (id?: number): void =>
  current.update((shown) => (id === undefined || shown?.id === id ? undefined : shown));

export const useCurrentToast = (): Toast | undefined => useStore(current, (shown) => shown);
