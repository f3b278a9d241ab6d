import { useEffect, useState } from "react";
import { days01to08 } from "#content/devotions/mentor/days-01-08.ts";
import type { MentorDay } from "#content/schema/devotions/mentor.ts";
import { whenIdle } from "#src/platform/clock.ts";

/** The first eight days come with the screen, the others eight at a time when they are wanted. */
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

/** All forty days, for example to write the answers down. */
export const loadAllDays = async (): Promise<readonly MentorDay[]> => (await Promise.all(loaders.map((loader) => loader()))).flat();

export interface DayLoad {
  /** Undefined while it is on its way. */
  readonly content: MentorDay | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads a group and says how it went; when it is there, the next one follows while nothing else is to do. */
const fetchGroup = (group: number, settle: (hasFailed: boolean) => void): void => {
  load(group).then(
    () => {
      settle(false);
      whenIdle(() => void load(group + 1).catch(() => {}));
    },
    () => settle(true),
  );
};

/** The content of a day, and the next group ahead of time. */
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
