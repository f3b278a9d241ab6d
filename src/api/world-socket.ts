import { statFrameSchema } from "#domain/api/stats.ts";
import { utcDay } from "#domain/calendar/utc-day.ts";
import { systemClock, whenIdle } from "#src/platform/clock.ts";
import { openLiveSocket } from "#src/platform/live-socket.ts";
import { type World, applyFrame, unknownWorld } from "./world.ts";

let world = unknownWorld;
let failures = 0;
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** The current global counters as known to this page. */
export const currentWorld = (): World => world;

/** Consecutive socket failures since it was last up; 0 while it is up or not yet requested. */
export const socketFailures = (): number => failures;

/** Calls `listener` when either of the two changes. Returns the unsubscribe function. */
export const subscribeToWorld = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const changeWorld = (change: (present: World) => World): void => {
  world = change(world);
  tell();
};

/** The current UTC day by this device's clock. */
export const deviceDay = (): string => utcDay(systemClock.now());

const open = (): (() => void) =>
  openLiveSocket("/api/stats/live", {
    onFrame: (frame) => {
      const { success, data } = statFrameSchema.safeParse(frame);
      if (success) changeWorld((present) => applyFrame(present, data, deviceDay()));
    },
    onState: (isOpen) => {
      failures = isOpen ? 0 : failures + 1;
      tell();
    },
  });

let watchers = 0;
let stop: (() => void) | undefined;

/**
 * Shares one socket between all watchers: opened when the browser is idle, closed with the last watcher. Returns the
 * function that stops watching.
 */
export const watchWorld = (): (() => void) => {
  watchers += 1;
  if (watchers === 1) {
    whenIdle(() => {
      // A watcher that stopped and started again has queued more than one idle callback.
      if (watchers > 0) stop ??= open();
    });
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    stop?.();
    stop = undefined;
    failures = 0;
  };
};
