import { useSyncExternalStore } from "react";

export interface Listeners {
  /** Adds a listener. Returns the function that removes it. */
  readonly add: (listener: () => void) => () => void;
  readonly notify: () => void;
  readonly isEmpty: () => boolean;
}

export const createListeners = (): Listeners => {
  const all = new Set<() => void>();
  return {
    add: (listener) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    notify: () => {
      for (const listener of all) listener();
    },
    isEmpty: () => all.size === 0,
  };
};

/** A value outside React that every part of the page shares. Values are replaced, never mutated. */
export interface Store<T> {
  readonly initial: T;
  readonly get: () => T;
  /** Replaces the value by what `change` returns for it, and notifies unless that is the same value. */
  readonly update: (change: (present: T) => T) => void;
  /** Calls `listener` after every change. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * @param follow runs while anybody subscribes, for values that come from the browser's own events; returns what stops it
 */
export const createStore = <T>(initial: T, follow?: () => () => void): Store<T> => {
  const listeners = createListeners();
  let value = initial;
  let stop: (() => void) | undefined;
  return {
    initial,
    get: () => value,
    update: (change) => {
      const next = change(value);
      if (Object.is(next, value)) return;
      value = next;
      listeners.notify();
    },
    subscribe: (listener) => {
      if (listeners.isEmpty()) stop = follow?.();
      const remove = listeners.add(listener);
      return () => {
        remove();
        if (!listeners.isEmpty()) return;
        stop?.();
        stop = undefined;
      };
    },
  };
};

/**
 * What `select` reads from a store, kept up to date; it must return the same object while nothing changes. Prerendered
 * pages and hydration show what it reads from the initial value.
 */
export const useStore = <T, Selected>(store: Store<T>, select: (value: T) => Selected): Selected =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
