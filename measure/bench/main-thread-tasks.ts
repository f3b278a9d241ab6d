import type { Page } from "@playwright/test";

/** The fields used here of an event in Chromium's trace format. Times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The thread's CPU time, without time spent waiting for a processor or for memory. */
  readonly tdur?: number;
}

/**
 * Chromium's trace events while `run` runs.
 * @param category which events are recorded besides those of the main thread's tasks
 */
export const traced = async (
  page: Page,
  category: "loading" | "blink.user_timing",
  run: () => Promise<void>,
): Promise<readonly TraceEvent[]> => {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "devtools.timeline", category] },
  });
  await run();
  const complete = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.end");
  await complete;
  return events;
};

/** A longer task blocks the visitor (Web Vitals, Total Blocking Time). */
const longTaskMs = 50;

/** The tasks among the events of a thread in order, without those inside another one. */
export const outerTasks = <Event extends TraceEvent>(events: readonly Event[]): readonly Event[] => {
  let end = 0;
  return events
    .filter(({ ph, name }) => ph === "X" && name.endsWith("RunTask"))
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      const isOuter = ts >= end;
      if (isOuter) end = ts + dur;
      return isOuter;
    });
};

/**
 * CPU time in ms of each task of the page's main thread from the first contentful paint on, in order.
 * @throws Error if the trace has no paint
 */
export const mainThreadTasksMs = (events: readonly TraceEvent[]): readonly number[] => {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  const script =
    paint &&
    events.find(({ name, pid }) => pid === paint.pid && (name === "EvaluateScript" || name === "FunctionCall"));
  if (!script) throw new Error("The trace has no first paint followed by scripts");
  return outerTasks(events.filter(({ pid, tid }) => pid === script.pid && tid === script.tid))
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
};

/** Total blocking time in ms of the tasks on a device `slowdown` times slower. */
export const blockingMs = (tasksMs: readonly number[], slowdown: number): number =>
  tasksMs.reduce((sum, task) => sum + Math.max(0, task * slowdown - longTaskMs), 0);
