import { useEffect, useState } from "react";
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
