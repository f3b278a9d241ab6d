import { describe, expect, it } from "vitest";
import { blockingMs, mainThreadTasksMs, type TraceEvent } from "./main-thread-tasks.ts";

const task = (atMs: number, ms: number, cpuMs: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name: "ThreadControllerImpl::RunTask",
  ph: "X",
  pid: 1,
  tid: 1,
  ts: atMs * 1000,
  dur: ms * 1000,
  tdur: cpuMs * 1000,
  ...more,
});
const paint: TraceEvent = { name: "firstContentfulPaint", ph: "I", pid: 1, tid: 7, ts: 100_000 };
const script: TraceEvent = { name: "EvaluateScript", ph: "X", pid: 1, tid: 1, ts: 200_000, dur: 1 };

describe("the tasks of a trace", () => {
  it("are those of the page's main thread after the first paint, by CPU time", () => {
    const events = [
      paint,
      script,
      task(300, 40, 20),
      task(0, 90, 90),
      task(200, 30, 30),
      task(250, 9, 9, { pid: 2 }),
      task(260, 9, 9, { tid: 3 }),
    ];
    expect(mainThreadTasksMs(events)).toEqual([30, 20]);
  });

  it("count a nested task once", () => {
    expect(
      mainThreadTasksMs([paint, script, task(200, 50, 40), task(200, 49, 39, { name: "RunTask" }), task(251, 5, 5)]),
    ).toEqual([40, 5]);
  });

  it("are not read from a trace without a paint", () => {
    expect(() => mainThreadTasksMs([script, task(0, 1, 1)])).toThrow("no first paint");
  });
});

it("counts only the time above 50 ms as blocking, on the slower device", () => {
  expect(blockingMs([10, 12.5, 20, 100], 4)).toBe(30 + 350);
});
