import { useEffect, useRef } from "react";
import { isInView, scrollToElement } from "./viewport.ts";

/**
 * Keeps the element with this id in view while it moves on from one to the next, such as the verse being read aloud. A
 * visitor who has scrolled away from the one before is left where they are.
 */
export const useFollowed = (id: string | undefined): void => {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isWatched = before.current === undefined || isInView(before.current);
    before.current = id;
    if (id !== undefined && isWatched && !isInView(id, true)) scrollToElement(id, "center");
  }, [id]);
};
