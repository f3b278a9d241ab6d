import { useCallback } from "react";
import { useSearchParams } from "#src/platform/page/router.tsx";
import { useQueryParameters } from "#src/platform/page/use-query-parameters.ts";

/** The day that an address names, clamped to 1 … `lastDay`; undefined without a number (docs/product/addresses.md, "Parameters"). */
export const dayOfAddress = (parameters: URLSearchParams, lastDay: number): number | undefined => {
  const text = parameters.get("day") ?? "";
  return /^\d+$/.test(text) ? Math.min(Math.max(Number(text), 1), lastDay) : undefined;
};

/**
 * The day in the address, so that it can be shared and restored, and the function that replaces it: undefined removes it, and
 * the default day is shown.
 */
export const useDayInAddress = (lastDay: number) => {
  const day = dayOfAddress(useQueryParameters(), lastDay);
  const [, setParameters] = useSearchParams();
  const goTo = useCallback(
    (wanted: number | undefined) =>
      void setParameters(wanted === undefined ? {} : { day: String(wanted) }, { replace: true }),
    [setParameters],
  );
  return [day, goTo] as const;
};
