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

/**
 * CPU time in ms of each task of the page's main thread from the first contentful paint on, in order. Nested tasks are not
 * counted twice.
 * @throws Error if the trace has no paint
 */
export const mainThreadTasksMs = (events: readonly TraceEvent[]): readonly number[] => {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  const script =
    paint &&
    events.find(({ name, pid }) => pid === paint.pid && (name === "EvaluateScript" || name === "FunctionCall"));
  if (!script) throw new Error("The trace has no first paint followed by scripts");
  const tasks = events
    .filter(
      (one) =>
        one.ph === "X" &&
        one.pid === script.pid &&
        one.tid === script.tid &&
        one.name.endsWith("RunTask") &&
        one.ts + (one.dur ?? 0) > paint.ts,
    )
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let end = 0;
  return tasks.flatMap(({ ts, dur = 0, tdur = 0 }) => {
    if (ts < end) return [];
    end = ts + dur;
    return [tdur / 1000];
  });
};

/** Total blocking time in ms of the tasks on a device `slowdown` times slower. */
export const blockingMs = (tasksMs: readonly number[], slowdown: number): number =>
  tasksMs.reduce((sum, task) => sum + Math.max(0, task * slowdown - longTaskMs), 0);
