import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { planDayCount } from "#domain/calendar/plan-day.ts";
import { whenIdle } from "#src/platform/clock.ts";
import type { PlanId } from "./config.ts";
import { loadTexts, type DayTexts } from "./day-texts.ts";

interface DayTextsLoad {
  /** Undefined while loading, and after a failure. */
  readonly texts: DayTexts | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const textsQuery = (id: PlanId, day: number) => ({
  queryKey: ["plan texts", id, day],
  queryFn: () => loadTexts(id, day),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The texts about a day's readings; those of the next day are prefetched while idle. */
export const useDayTexts = (id: PlanId, day: number): DayTextsLoad => {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(textsQuery(id, day));
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) whenIdle(() => void client.prefetchQuery(textsQuery(id, Math.min(day + 1, planDayCount))));
  }, [isThere, client, id, day]);
  return { texts: data, hasFailed: isError, retry: () => void refetch() };
};
