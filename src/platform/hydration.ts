import { useSyncExternalStore } from "react";

const never = () => () => {};

/** A value that the prerendered HTML could not know: `before` in that HTML and the first render over it, then the value. */
export const useAfterHydration = <T>(value: T, before: T): T => {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? value : before;
};
