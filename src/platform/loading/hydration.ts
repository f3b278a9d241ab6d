import { useSyncExternalStore } from "react";

const never = () => () => {};

/** A value that the prerendered HTML could not know: `before` in that HTML and while it is hydrated, then what `read` returns. */
export const useReadAfterHydration = <T>(read: () => T, before: T): T =>
  useSyncExternalStore(never, read, () => before);

/** Like `useReadAfterHydration`, for a given value. */
export const useAfterHydration = <T>(value: T, before: T): T => useReadAfterHydration(() => value, before);

/** False while the component is hydrated, then true; at once where nothing was prerendered. */
export const useIsHydrated = (): boolean => useAfterHydration(true, false);
