import { useEffect, useState } from "react";
import { after } from "../clock.ts";
import { entryKey } from "./history.ts";

/** Of screens that the visitor left. */
const states = new Map<string, unknown>();

/**
 * What a visitor unfolded or chose on a screen: `useState` that remembers its value for the history entry, so that going
 * back shows what was shown. What is closed and opened again meanwhile, and a page that is loaded anew, start with `initial`.
 * @param name unique on the screen
 */
export const useEntryState = <Value>(name: string, initial: Value) => {
  const state = useState(() => {
    const place = `${entryKey()} ${name}`;
    return states.has(place) ? (states.get(place) as Value) : initial;
  });
  const [value] = state;
  useEffect(() => {
    const key = entryKey();
    const place = `${key} ${name}`;
    states.delete(place);
    return () => {
      if (entryKey() !== key && value !== initial) states.set(place, value);
    };
  }, [name, value, initial]);
  return state;
};

/** Safari refuses more than a hundred changes of the history in half a minute. */
const writeDelayMs = 500;

interface LastingState {
  readonly lasting?: Readonly<Record<string, unknown>>;
}

const readLasting = () => (window.history.state as LastingState | null)?.lasting ?? {};

const writeLasting = (name: string, value: unknown): void => {
  const lasting = readLasting();
  if (lasting[name] === value) return;
  window.history.replaceState({ ...window.history.state, lasting: { ...lasting, [name]: value } }, "");
};

/**
 * Like `useEntryState`, but in the history entry itself, so that it also outlasts a reload: phones discard tabs in the
 * background. For what is not prerendered, and for values whose form does not change: the entry may be of an older version.
 */
export const useLastingState = <Value>(name: string, initial: Value) => {
  const state = useState(() => (readLasting()[name] as Value | undefined) ?? initial);
  const [value] = state;
  useEffect(
    () => after(writeDelayMs, () => writeLasting(name, value === initial ? undefined : value)),
    [name, value, initial],
  );
  useEffect(() => {
    const key = entryKey();
    return () => {
      if (entryKey() === key) writeLasting(name, undefined);
    };
  }, [name]);
  return state;
};
