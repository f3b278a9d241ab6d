import { useEffect, useRef } from "react";
import { isInView, scrollToElement } from "./scroll-to.ts";

/**
 * Keeps the element with this id in view as the id changes, e.g. for the verse being read aloud. Does not scroll if the
 * visitor has scrolled away from the previous one.
 */
export const useKeepInView = (id: string | undefined): void => {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isWatched = before.current === undefined || isInView(before.current);
    before.current = id;
    if (id !== undefined && isWatched && !isInView(id, true)) scrollToElement(id, "center");
  }, [id]);
};
