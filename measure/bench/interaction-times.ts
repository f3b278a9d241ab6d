import { outerTasks, type TraceEvent } from "./main-thread-tasks.ts";

/** How long something took, in milliseconds. */
export interface Duration {
  /** Wall-clock time. */
  readonly clockMs: number;
  /** CPU time of the page's main thread within it, which other work on the machine does not affect. */
  readonly busyMs: number;
}

/** Chromium's trace data for an event that is part of an interaction; `duration` is in milliseconds. */
interface EventTiming {
  readonly interactionId?: number;
  readonly duration?: number;
}

interface Timed extends TraceEvent {
  readonly args?: { readonly data?: EventTiming };
}

/** Name of the mark at the beginning of each step. */
export const stepMark = "next step";

/** Name of the mark at which the page is hydrated. */
export const hydratedMark = "hydrated";

const overlap = ({ ts, dur = 0 }: TraceEvent, from: number, to: number): number =>
  dur === 0 ? 0 : Math.max(0, Math.min(ts + dur, to) - Math.max(ts, from)) / dur;

/** CPU time in ms of the tasks among a thread's events between two times. */
const busyBetween = (events: readonly TraceEvent[], from: number, to: number): number =>
  outerTasks(events).reduce((sum, task) => sum + (task.tdur ?? 0) * overlap(task, from, to), 0) / 1000;

/**
 * The slowest interaction of each step, from the input to the next frame that shows its effect, as for INP, in a trace
 * with `stepMark` before every step. Nothing for a step without any that was recorded: they were too fast.
 */
export const slowestByStep = (events: readonly Timed[]): readonly Duration[] => {
  const marks = events.filter(({ name }) => name === stepMark).toSorted((a, b) => a.ts - b.ts);
  return marks.map(({ ts: from, pid, tid }, index) => {
    const to = marks[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ts >= from && event.ts < to);
    const pressed = own
      .filter(({ name, ph, args }) => name === "EventTiming" && ph === "b" && (args?.data?.interactionId ?? 0) > 0)
      .map(({ ts, args }) => ({ ts, clockMs: args?.data?.duration ?? 0 }));
    const [slowest = { ts: from, clockMs: 0 }] = pressed.toSorted((a, b) => b.clockMs - a.clockMs);
    const { ts, clockMs } = slowest;
    return { clockMs, busyMs: busyBetween(own, ts, ts + clockMs * 1000) };
  });
};

/**
 * From the last navigation before `hydratedMark` until it.
 * @throws Error if the trace has no such mark
 */
export const timeToHydrate = (events: readonly Timed[]): Duration => {
  const mark = events.find(({ name }) => name === hydratedMark);
  const start = events
    .filter(({ name, pid, ts }) => name === "navigationStart" && mark && pid === mark.pid && ts <= mark.ts)
    .toSorted((a, b) => b.ts - a.ts)[0];
  if (!mark || !start) throw new Error("The trace has no hydration");
  const own = events.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
  return { clockMs: (mark.ts - start.ts) / 1000, busyMs: busyBetween(own, start.ts, mark.ts) };
};
