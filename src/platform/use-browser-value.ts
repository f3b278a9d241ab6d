import { useExternalValue } from "./use-external-value.ts";

/**
 * A value that only the browser knows and that does not change by itself: prerendered pages and the first render in the
 * browser show `whenPrerendered`, the real one follows at once. `read` must give equal primitives for equal values.
 */
export const useBrowserValue = <Value extends string | number | boolean>(read: () => Value, whenPrerendered: Value): Value =>
  useExternalValue(read, whenPrerendered);
