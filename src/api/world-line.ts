import { statFrameSchema } from "#domain/api/stats.ts";
import { utcDay } from "#domain/calendar/utc-day.ts";
import { systemClock, whenIdle } from "#src/platform/clock.ts";
import { openLiveSocket } from "#src/platform/live-socket.ts";
import { type World, afterFrame, unknownWorld } from "./world.ts";

let world = unknownWorld;
let failures = 0;
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** The world's counters as this page knows them now. */
export const worldNow = (): World => world;

/** How often the live line has failed since it was last up; 0 while it is up or not yet asked for. */
export const lineFailures = (): number => failures;

/** Calls back when either of them changed; returns what stops it. */
export const onWorld = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const changeWorld = (change: (present: World) => World): void => {
  world = change(world);
  tell();
};

/** What day it is in UTC by this device's clock. */
export const deviceDay = (): string => utcDay(systemClock.now());

const open = (): (() => void) =>
  openLiveSocket("/api/stats/live", {
    onFrame: (frame) => {
      const { success, data } = statFrameSchema.safeParse(frame);
      if (success) changeWorld((present) => afterFrame(present, data, deviceDay()));
    },
    onState: (isOpen) => {
      failures = isOpen ? 0 : failures + 1;
      tell();
    },
  });

let watchers = 0;
let stop = () => {};

/** One socket for however many components watch; opened when the browser is idle, closed with the last watcher. */
export const watchWorld = (): (() => void) => {
  watchers += 1;
  if (watchers === 1) {
    whenIdle(() => {
      if (watchers > 0) stop = open();
    });
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    stop();
    stop = () => {};
    failures = 0;
  };
};
