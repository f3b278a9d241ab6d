import { useEffect } from "react";
import { days01to08 } from "#content/devotions/mentor/days-01-08.ts";
import type { MentorDay } from "#content/schema/devotions.ts";
import { whenIdle } from "#src/platform/clock.ts";
import { lazyCode, loadCode, preloadCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";

/** The first eight days are bundled with the screen; the others load on demand in groups of eight. */
const daysInAGroup = 8;

const groups = [
  lazyCode("mentor days 9 to 16", async () => (await import("#content/devotions/mentor/days-09-16.ts")).days09to16),
  lazyCode("mentor days 17 to 24", async () => (await import("#content/devotions/mentor/days-17-24.ts")).days17to24),
  lazyCode("mentor days 25 to 32", async () => (await import("#content/devotions/mentor/days-25-32.ts")).days25to32),
  lazyCode("mentor days 33 to 40", async () => (await import("#content/devotions/mentor/days-33-40.ts")).days33to40),
] as const;

/** All forty days, e.g. to export the answers. */
export const loadAllDays = async (): Promise<readonly MentorDay[]> => [
  ...days01to08,
  ...(await Promise.all(groups.map(loadCode))).flat(),
];

/** The content of a day, 1 to 40; prefetches the next group. */
export const useMentorDay = (day: number) => {
  const index = Math.floor((day - 1) / daysInAGroup);
  const isBundled = index === 0;
  const { code, isMissing, again } = useLazyCode(groups[isBundled ? 0 : index - 1]!, !isBundled);
  const days = isBundled ? days01to08 : code;
  const isThere = days !== undefined;
  const next = groups[index];
  useEffect(() => {
    if (isThere && next) whenIdle(() => preloadCode(next));
  }, [isThere, next]);
  return { content: days?.[(day - 1) % daysInAGroup], hasFailed: !isBundled && isMissing, retry: again };
};
