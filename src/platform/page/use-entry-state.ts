import { useEffect, useState } from "react";
import { entryKey } from "./history.ts";

const states = new Map<string, unknown>();

/**
 * What a visitor unfolded or chose on a screen: `useState` that remembers its value for the history entry, so that going
 * back shows what was shown. What is closed and opened again meanwhile, and a page that is loaded anew, start with `initial`.
 * @param name unique on the screen
 */
export const useEntryState = <Value>(name: string, initial: Value) => {
  const [value, setValue] = useState(() => {
    const place = `${entryKey()} ${name}`;
    return states.has(place) ? (states.get(place) as Value) : initial;
  });
  useEffect(() => {
    const key = entryKey();
    return () => {
      if (entryKey() === key) states.delete(`${key} ${name}`);
    };
  }, [name]);
  const change = (next: Value): void => {
    states.set(`${entryKey()} ${name}`, next);
    setValue(next);
  };
  return [value, change] as const;
};
