import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "#tests/support/fake-socket.ts";

const today = "2026-11-21";
const tomorrow = "2026-11-22";
const answer = (day: string, prayers: number) => Response.json({ day, topics: [{ topic_id: 17, prayers }] });

/** Responses to plain HTTP requests, in order; when they run out, the server is down. */
let answers: Response[] = [];
let requestCount = 0;

const show = async () => {
  const { usePrayedToday } = await import("./prayed-today.ts");
  const Probe = () => <output>{usePrayedToday().get(17) ?? "no number"}</output>;
  render(<Probe />);
};

const shown = () => screen.getByRole("status").textContent;
const advance = (ms = 0) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const fireOnSocket = async (type: "open" | "close") => {
  act(() => void FakeSocket.last.dispatchEvent(new Event(type)));
  await advance();
};
const receive = (frame: object) => act(() => void FakeSocket.last.arrive(frame));
const frame = (type: "snapshot" | "change", day: string, prayers?: number) => ({
  type,
  stats: [],
  prayed_today: { day, topics: prayers === undefined ? [] : [{ topic_id: 17, prayers }] },
});

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse(`${today}T22:00:00Z`) });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
  answers = [];
  requestCount = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    if (url !== "/api/stats/prayed-today") return Response.json([]);
    requestCount += 1;
    const next = answers.shift();
    if (!next) throw new TypeError("Failed to fetch");
    return next;
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("prayers today, by topic", () => {
  it("are empty until known, then follow the live socket without extra requests", async () => {
    await show();
    expect(shown()).toBe("no number");
    await fireOnSocket("open");
    receive(frame("snapshot", today, 4));
    expect(shown()).toBe("4");
    receive(frame("change", today, 5));
    expect(shown()).toBe("5");
    receive(frame("change", tomorrow));
    expect(shown()).toBe("no number");
    expect(requestCount).toBe(0);
  });

  it("stay empty when every service is down", async () => {
    await show();
    await fireOnSocket("close");
    await advance(120_000);
    expect(shown()).toBe("no number");
    expect(requestCount).toBeGreaterThan(0);
  });

  it("are fetched when no socket connects: after each failure and after the visitor's own prayers", async () => {
    answers = [answer(today, 4), answer(today, 6), answer(today, 7)];
    await show();
    await fireOnSocket("close");
    expect(shown()).toBe("4");
    await advance(2000);
    await fireOnSocket("close");
    expect(shown()).toBe("6");
    act(() => void window.dispatchEvent(new Event("statsUpdated")));
    await advance();
    expect(shown()).toBe("7");
  });

  it("are not fetched by every client at once when the socket drops", async () => {
    await show();
    await fireOnSocket("open");
    receive(frame("snapshot", today, 4));
    await fireOnSocket("close");
    expect([shown(), requestCount]).toEqual(["4", 0]);
  });

  it("are dropped and fetched again after midnight when the server has not announced the new day", async () => {
    await show();
    await fireOnSocket("open");
    receive(frame("snapshot", today, 4));
    await advance(2 * 3_600_000 + 40_000);
    expect(shown()).toBe("no number");
    expect(requestCount).toBe(1);
    answers = [answer(tomorrow, 1)];
    await fireOnSocket("close");
    await advance(2000);
    await fireOnSocket("close");
    expect(shown()).toBe("1");
  });

  it("are shown on a device whose clock is ahead of the server's day", async () => {
    answers = [answer(today, 9)];
    await show();
    await fireOnSocket("open");
    receive(frame("snapshot", today, 8));
    await advance(2 * 3_600_000 + 40_000);
    await advance();
    expect(shown()).toBe("9");
    receive(frame("change", tomorrow, 1));
    expect(shown()).toBe("1");
  });
});
