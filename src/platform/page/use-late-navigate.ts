import { useCallback, useEffect, useRef } from "react";
import { currentPath } from "./history.ts";
import { useNavigate } from "./router.tsx";

export type LateNavigate = (path: string, options?: { readonly replace: true }) => void;

/**
 * For a navigation after something that takes time. Calling it when that begins returns the function that navigates at its
 * end; not if the visitor has gone to another screen by then, even if they have come back.
 */
export const useLateNavigate = (): (() => LateNavigate) => {
  const navigate = useNavigate();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => {
    const begunOn = currentPath();
    return (path, options) => {
      if (isShown.current && currentPath() === begunOn) void navigate(path, options);
    };
  }, [navigate]);
};
