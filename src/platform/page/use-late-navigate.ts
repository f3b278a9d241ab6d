import { useCallback } from "react";
import { currentPath } from "./history.ts";
import { useNavigate } from "./router.tsx";

export type LateNavigate = (path: string, options?: { readonly replace: true }) => void;

/**
 * For a navigation after something that takes time. Calling it when that begins returns the function that navigates at its
 * end; not if the visitor has gone to another screen by then.
 */
export const useLateNavigate = (): (() => LateNavigate) => {
  const navigate = useNavigate();
  return useCallback(() => {
    const begunOn = currentPath();
    return (path, options) => {
      if (currentPath() === begunOn) void navigate(path, options);
    };
  }, [navigate]);
};
