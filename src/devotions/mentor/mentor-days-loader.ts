import { useEffect, useState } from "react";
import { days01to08 } from "#content/devotions/mentor/days-01-08.ts";
import type { MentorDay } from "#content/schema/devotions/mentor.ts";
import { whenIdle } from "#src/platform/clock.ts";

/** The first eight days are bundled with the screen; the others load on demand in groups of eight. */
const daysInAGroup = 8;

const loaders: readonly (() => Promise<readonly MentorDay[]>)[] = [
  () => Promise.resolve(days01to08),
  () => import("#content/devotions/mentor/days-09-16.ts").then(({ days09to16 }) => days09to16),
  () => import("#content/devotions/mentor/days-17-24.ts").then(({ days17to24 }) => days17to24),
  () => import("#content/devotions/mentor/days-25-32.ts").then(({ days25to32 }) => days25to32),
  () => import("#content/devotions/mentor/days-33-40.ts").then(({ days33to40 }) => days33to40),
];

const loaded = new Map<number, readonly MentorDay[]>([[0, days01to08]]);

const load = async (group: number): Promise<void> => {
  const loader = loaders[group];
  if (loader && !loaded.has(group)) loaded.set(group, await loader());
};

/** All forty days, e.g. to export the answers. */
export const loadAllDays = async (): Promise<readonly MentorDay[]> => (await Promise.all(loaders.map((loader) => loader()))).flat();

export interface DayLoad {
  /** Undefined while loading. */
  readonly content: MentorDay | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads a group and reports the outcome. When it has loaded, the next one is prefetched while idle. */
const fetchGroup = (group: number, settle: (hasFailed: boolean) => void): void => {
  load(group).then(
    () => {
      settle(false);
      whenIdle(() => void load(group + 1).catch(() => {}));
    },
    () => settle(true),
  );
};

/** The content of a day; prefetches the next group. */
export const useMentorDay = (day: number): DayLoad => {
  const group = Math.floor((day - 1) / daysInAGroup);
  const [settled, setSettled] = useState<{ group: number; hasFailed: boolean }>();

  useEffect(() => {
    let isWanted = true;
    fetchGroup(group, (hasFailed) => {
      if (isWanted) setSettled({ group, hasFailed });
    });
    return () => {
      isWanted = false;
    };
  }, [group]);

  return {
    content: loaded.get(group)?.[(day - 1) % daysInAGroup],
    hasFailed: settled?.group === group && settled.hasFailed,
    retry: () => {
      setSettled(undefined);
      fetchGroup(group, (hasFailed) => setSettled({ group, hasFailed }));
    },
  };
};
