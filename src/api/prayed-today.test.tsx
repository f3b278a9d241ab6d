import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "#tests/support/fake-socket.ts";

const today = "2026-11-21";
const tomorrow = "2026-11-22";
const answer = (day: string, prayers: number) => Response.json({ day, topics: [{ topic_id: 17, prayers }] });

/** What the server says to a plain question; it is down without an answer. */
let answers: Response[] = [];
let asked = 0;

const show = async () => {
  const { usePrayedToday } = await import("./prayed-today.ts");
  const Probe = () => <output>{usePrayedToday().get(17) ?? "no number"}</output>;
  render(<Probe />);
};

const shown = () => screen.getByRole("status").textContent;
const settle = (ms = 0) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const happen = async (type: "open" | "close") => {
  act(() => void FakeSocket.last.dispatchEvent(new Event(type)));
  await settle();
};
const hear = (frame: object) => act(() => void FakeSocket.last.arrive(frame));
const frame = (type: "snapshot" | "change", day: string, prayers?: number) => ({ type, stats: [], prayed_today: { day, topics: prayers === undefined ? [] : [{ topic_id: 17, prayers }] } });

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse(`${today}T22:00:00Z`) });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
  answers = [];
  asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    const next = answers.shift();
    if (!next) throw new TypeError("Failed to fetch");
    return next;
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("how often a topic was prayed today", () => {
  it("is not said before it is known, and then follows the live line without asking", async () => {
    await show();
    expect(shown()).toBe("no number");
    await happen("open");
    hear(frame("snapshot", today, 4));
    expect(shown()).toBe("4");
    hear(frame("change", today, 5));
    expect(shown()).toBe("5");
    hear(frame("change", tomorrow));
    expect(shown()).toBe("no number");
    expect(asked).toBe(0);
  });

  it("stays unsaid when every service is dead", async () => {
    await show();
    await happen("close");
    await settle(120_000);
    expect(shown()).toBe("no number");
    expect(asked).toBeGreaterThan(0);
  });

  it("is asked for where no socket gets through, at each failure and after own prayers", async () => {
    answers = [answer(today, 4), answer(today, 6), answer(today, 7)];
    await show();
    await happen("close");
    expect(shown()).toBe("4");
    await settle(2000);
    await happen("close");
    expect(shown()).toBe("6");
    act(() => void window.dispatchEvent(new Event("statsUpdated")));
    await settle();
    expect(shown()).toBe("7");
  });

  it("is not asked for by everybody at once when the line drops", async () => {
    await show();
    await happen("open");
    hear(frame("snapshot", today, 4));
    await happen("close");
    expect([shown(), asked]).toEqual(["4", 0]);
  });

  it("is no longer said after midnight when nobody has told of the new day, and asked for", async () => {
    await show();
    await happen("open");
    hear(frame("snapshot", today, 4));
    await settle(2 * 3_600_000 + 40_000);
    expect(shown()).toBe("no number");
    expect(asked).toBe(1);
    answers = [answer(tomorrow, 1)];
    await happen("close");
    await settle(2000);
    await happen("close");
    expect(shown()).toBe("1");
  });

  it("is said on a device whose clock runs ahead of the server's day", async () => {
    answers = [answer(today, 9)];
    await show();
    await happen("open");
    hear(frame("snapshot", today, 8));
    await settle(2 * 3_600_000 + 40_000);
    await settle();
    expect(shown()).toBe("9");
    hear(frame("change", tomorrow, 1));
    expect(shown()).toBe("1");
  });
});
