import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "#tests/support/fake-socket.ts";

/** The queued idle callbacks. */
let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  vi.resetModules();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
});
afterEach(() => void vi.unstubAllGlobals());

it("one socket opens for a follower that stops and starts again before the browser is idle, and closes with the last follower", async () => {
  const { followStats } = await import("./stats-socket.ts");
  const openedBefore = FakeSocket.opened;
  const leave = followStats();
  leave();
  const leaveAgain = followStats();
  for (const work of idle) work();
  expect(FakeSocket.opened - openedBefore).toBe(1);
  const close = vi.spyOn(FakeSocket.last, "close");
  leaveAgain();
  expect(close).toHaveBeenCalledTimes(1);
});

it("the totals are fetched once where no socket connects", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return Response.json([{ stat_name: "visitors", stat_value: 7 }]);
  });
  const { followStats } = await import("./stats-socket.ts");
  const { liveStats } = await import("./live-stats.ts");
  const leave = followStats();
  for (const work of idle) work();
  FakeSocket.last.dispatchEvent(new Event("close"));
  await vi.advanceTimersByTimeAsync(2000);
  FakeSocket.last.dispatchEvent(new Event("close"));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["/api/stats"]);
  expect(liveStats.get().totals.visitors).toBe(7);
  leave();
  vi.useRealTimers();
});

it("totals that are fetched late replace no newer ones of the socket", async () => {
  vi.useFakeTimers();
  const asked = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => asked.promise);
  const { followStats } = await import("./stats-socket.ts");
  const { liveStats } = await import("./live-stats.ts");
  const leave = followStats();
  await vi.advanceTimersByTimeAsync(2000);
  FakeSocket.last.dispatchEvent(new Event("close"));
  await vi.advanceTimersByTimeAsync(2000);
  FakeSocket.last.open();
  FakeSocket.last.arrive({ type: "snapshot", stats: [{ stat_name: "visitors", stat_value: 9 }] });
  expect(liveStats.get().totals.visitors).toBe(9);
  const late = Response.json([{ stat_name: "visitors", stat_value: 7 }]);
  const read = vi.spyOn(late, "json");
  asked.resolve(late);
  await vi.advanceTimersByTimeAsync(0);
  await read.mock.results[0]!.value;
  await vi.advanceTimersByTimeAsync(0);
  expect(liveStats.get().totals.visitors).toBe(9);
  leave();
  vi.useRealTimers();
});

it("no socket opens if the last follower has gone by then", async () => {
  const { followStats } = await import("./stats-socket.ts");
  const openedBefore = FakeSocket.opened;
  followStats()();
  for (const work of idle) work();
  expect(FakeSocket.opened).toBe(openedBefore);
});
