import { useMemo, useSyncExternalStore } from "react";

const never = () => () => {};

/** A value that the prerendered HTML could not know: `before` in that HTML and while it is hydrated, then what `read` returns. */
export const useReadAfterHydration = <T>(read: () => T, before: T): T =>
  useSyncExternalStore(never, read, () => before);

/** Like `useReadAfterHydration`, but reads once for each `occasion`, however often the component renders. */
export const useReadOnceAfterHydration = <T>(read: () => T, before: T, occasion: string): T => {
  const readOnce = useMemo(() => {
    let found: { readonly value: T } | undefined;
    return () => (found ??= { value: read() }).value;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the function is a new one with each render
  }, [occasion]);
  return useReadAfterHydration(readOnce, before);
};

/** Like `useReadAfterHydration`, for a given value. */
export const useAfterHydration = <T>(value: T, before: T): T => useReadAfterHydration(() => value, before);

/** False while the component is hydrated, then true; at once where nothing was prerendered. */
export const useIsHydrated = (): boolean => useAfterHydration(true, false);
