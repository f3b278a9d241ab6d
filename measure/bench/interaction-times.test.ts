import { describe, expect, it } from "vitest";
import { hydratedMark, slowestByStep, stepMark, timeToHydrate } from "./interaction-times.ts";

const page = { pid: 1, tid: 1 };
const mark = (ts: number) => ({ ...page, name: stepMark, ph: "I", ts });
const task = (ts: number, dur: number, tdur: number) => ({
  ...page,
  name: "ThreadControllerImpl::RunTask",
  ph: "X",
  ts,
  dur,
  tdur,
});
const timing = (ts: number, duration: number, interactionId: number) => ({
  ...page,
  name: "EventTiming",
  ph: "b",
  ts,
  args: { data: { interactionId, duration } },
});

describe("slowestByStep", () => {
  it("returns the slowest interaction of each step, and nothing for a step without any", () => {
    const steps = slowestByStep([
      mark(0),
      timing(1000, 40, 7),
      timing(2000, 90, 7),
      timing(3000, 300, 0),
      mark(200_000),
      mark(300_000),
      timing(301_000, 24, 8),
    ]);
    expect(steps.map(({ clockMs }) => clockMs)).toEqual([90, 0, 24]);
  });

  it("counts the main thread’s CPU time between input and frame, and of nested tasks only the outer one", () => {
    const before = task(0, 2000, 2000);
    const half = task(100_000, 20_000, 10_000);
    const other = { ...task(20_000, 50_000, 50_000), tid: 2 };
    const [step] = slowestByStep([
      mark(0),
      before,
      timing(10_000, 100, 7),
      task(10_000, 40_000, 30_000),
      task(20_000, 10_000, 9000),
      half,
      other,
    ]);
    expect(step!.busyMs).toBe(35);
  });
});

describe("timeToHydrate", () => {
  const navigation = (ts: number) => ({ ...page, name: "navigationStart", ph: "R", ts });
  const hydrated = { ...page, name: hydratedMark, ph: "I", ts: 100_000 };

  it("counts from the page’s own navigation, and the CPU time of its main thread only", () => {
    const inside = task(30_000, 20_000, 15_000);
    const other = { ...task(20_000, 50_000, 50_000), tid: 2 };
    const half = task(90_000, 20_000, 10_000);
    const events = [navigation(0), navigation(20_000), task(1000, 10_000, 10_000), inside, other, half, hydrated];
    expect(timeToHydrate(events)).toEqual({ clockMs: 80, busyMs: 20 });
  });

  it("throws without a hydration", () => {
    expect(() => timeToHydrate([navigation(0)])).toThrow("no hydration");
  });
});
