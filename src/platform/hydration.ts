import { useExternalValue } from "./use-external-value.ts";

/** A value that the prerendered HTML could not know: `before` in that HTML and until hydration is complete, then the value. */
export const useAfterHydration = <T>(value: T, before: T): T => useExternalValue(() => value, before);
