import { useSyncExternalStore } from "react";
import { subscribeToTime } from "./use-today.ts";

/** A text that changes with the time, as `text` has it now; updated while the page is open. Not in `use-today.ts`, which home loads. */
export const useTimed = (text: () => string): string => useSyncExternalStore(subscribeToTime, text, text);
