import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "#src/platform/page/router.tsx";
import { currentPath } from "#src/platform/page/history.ts";
import { after } from "#src/platform/clock.ts";
import { useAfterHydration } from "#src/platform/loading/hydration.ts";

/** In characters. */
export const longestQuery = 60;

/** Browsers refuse an address that changes more often than about three times a second. */
const addressDelayMs = 400;

/** What was typed and is not in the address yet, by entry of the history: the screen may be left before. */
const unwritten = new Map<string, string>();

/** The query: the address's `q`, which is updated while typing without adding history entries. */
export const useSearchText = (): readonly [query: string, setQuery: (query: string) => void] => {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = (parameters.get("q") ?? "").slice(0, longestQuery);
  // The prerendered page has no query; the box is filled after hydration.
  const fromAddress = useAfterHydration(inAddress, "");
  const { key } = useLocation();
  const [typed, setTyped] = useState(() => unwritten.get(key));
  const written = useRef(inAddress);

  useEffect(() => {
    // A link or the browser's buttons have changed it.
    if (inAddress === written.current) return;
    written.current = inAddress;
    setTyped(unwritten.get(key));
  }, [inAddress, key]);

  useEffect(() => {
    if (typed === undefined || typed === written.current) return;
    const path = currentPath();
    return after(addressDelayMs, () => {
      // A link was followed meanwhile, and its screen is still loading.
      if (currentPath() !== path) return;
      written.current = typed;
      unwritten.delete(key);
      setParameters(
        (present) => {
          const next = new URLSearchParams(present);
          if (typed === "") next.delete("q");
          else next.set("q", typed);
          return next;
        },
        { replace: true },
      );
    });
  }, [typed, key, setParameters]);

  const setQuery = (text: string): void => {
    unwritten.set(key, text);
    setTyped(text);
  };
  return [typed ?? fromAddress, setQuery];
};
