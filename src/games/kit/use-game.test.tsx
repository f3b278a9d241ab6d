import { act, cleanup, renderHook } from "@testing-library/react";
import * as z from "zod/mini";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { defineStored } from "#src/platform/storage/entries.ts";
import { dismissToast, useCurrentToast } from "#src/platform/page/toast.ts";
import { trophiesEntry } from "./stored.ts";
import { go, announce, type Step, stay, toast } from "./game.ts";
import { useGame } from "./use-game.ts";

interface Count {
  readonly count: number;
}
type Event = "more" | "nothing" | "end" | { readonly type: "tick"; readonly seconds: number };

const entry = defineStored<Count>({
  key: "gbh_test_game",
  schema: z.object({ count: z.number() }),
  fallback: { count: 0 },
});

const step: Step<Count, Event> = (state, event) => {
  if (event === "nothing") return stay(state);
  if (typeof event === "object") return go({ count: state.count + event.seconds });
  if (event === "more") return go({ count: state.count + 1 }, announce("One more."));
  return go(state, toast("Victory!", "Well played."), {
    type: "award",
    badge: { name: "Gold", emoji: "🏆", color: "gold" },
  });
};

const settled = () => act(async () => Promise.resolve());

const attention = (isHere: boolean) => {
  vi.spyOn(document, "hasFocus").mockReturnValue(isHere);
  if (!isHere) window.dispatchEvent(new Event("blur"));
};

/** Another tab stores its own step; if suspended, this one receives no event. */
const inAnotherTab = (count: number, isTold = true) =>
  act(() => {
    localStorage.setItem(entry.key, JSON.stringify({ count }));
    if (isTold) deviceStore().announce(entry.key);
  });

beforeEach(() => void attention(true));

afterEach(async () => {
  vi.restoreAllMocks();
  cleanup();
  await deviceStore().erase(["gbh_test_game", "gbh_game_trophies"]);
});

interface Round {
  readonly phase: "start" | "playing";
  readonly moves: number;
}

const roundEntry = defineStored<Round>({
  key: "gbh_test_game_round",
  schema: z.object({ phase: z.enum(["start", "playing"]), moves: z.number() }),
  fallback: { phase: "start", moves: 0 },
});

const roundStep: Step<Round, "again" | "move" | "leave"> = (state, event) => {
  if (event === "again") return go({ phase: "playing", moves: 0 }, { type: "play" });
  return go(event === "leave" ? roundEntry.fallback : { ...state, moves: state.moves + 1 });
};

const playThreeMoves = async () => {
  const shown = renderHook(() => useCurrentToast()).result;
  const { result, unmount } = renderHook(() => useGame("tap-to-reveal", roundEntry, roundStep));
  act(() => (["again", "move", "move", "move"] as const).forEach((event) => result.current.send(event)));
  await settled();
  expect(shown.current).toBeUndefined();
  return { result, shown, unmount };
};

describe("a running round that is thrown away", () => {
  beforeEach(() => {
    // Files share modules, and with them the messages that others left, shown or waiting.
    const { result: left } = renderHook(() => useCurrentToast());
    while (left.current) act(() => dismissToast());
  });
  afterEach(async () => {
    await settled();
    await deviceStore().erase([roundEntry.key]);
    act(() => dismissToast());
  });

  it.each(["again", "leave"] as const)("is offered back after %s, and stored again when it is taken", async (event) => {
    const { result, shown } = await playThreeMoves();
    act(() => result.current.send(event));
    await settled();
    expect(result.current.state.moves).toBe(0);
    expect(shown.current).toMatchObject({ title: "A new round", action: { label: "Back to the one before" } });
    act(() => shown.current!.action!.run());
    await settled();
    expect(result.current.state).toEqual({ phase: "playing", moves: 3 });
    expect(deviceStore().read(roundEntry)).toEqual({ phase: "playing", moves: 3 });
  });

  it("is not offered where nobody asked for the step, and no longer once the screen is left or the game erased", async () => {
    const { result, shown, unmount } = await playThreeMoves();
    act(() => result.current.sendQuietly("again"));
    expect(shown.current).toBeUndefined();
    act(() => result.current.send("again"));
    expect(shown.current).toBeDefined();
    await settled();
    await act(async () => deviceStore().erase([roundEntry.key]));
    expect(shown.current).toBeUndefined();
    act(() => (["again", "again"] as const).forEach((event) => result.current.send(event)));
    expect(shown.current).toBeDefined();
    act(unmount);
    expect(shown.current).toBeUndefined();
  });
});

describe("useGame", () => {
  it("passes the newest state to the rules within one render, stores it, and restores it after a reload", async () => {
    const first = renderHook(() => useGame("tap-to-reveal", entry, step));
    act(() => {
      first.result.current.send("more");
      first.result.current.send("more");
      first.result.current.send("nothing");
    });
    expect(first.result.current.state.count).toBe(2);
    await settled();
    first.unmount();
    expect(renderHook(() => useGame("tap-to-reveal", entry, step)).result.current.state.count).toBe(2);
  });

  it("starts with the fallback if the stored state is unreadable", () => {
    localStorage.setItem("gbh_test_game", JSON.stringify({ phase: "of an older version" }));
    expect(renderHook(() => useGame("tap-to-reveal", entry, step)).result.current.state).toEqual({ count: 0 });
  });

  it("returns to the start when it is erased, and pending writes do not restore it", async () => {
    const { result } = renderHook(() => useGame("tap-to-reveal", entry, step));
    act(() => result.current.send("more"));
    await settled();
    await act(async () => deviceStore().erase([entry.key]));
    expect(result.current.state).toEqual({ count: 0 });
    act(() => {
      result.current.send("more");
      localStorage.removeItem(entry.key);
      deviceStore().announce(entry.key);
    });
    await settled();
    expect([result.current.state, localStorage.getItem(entry.key)]).toEqual([{ count: 0 }, null]);
  });

  it("announces a repeated sentence again", () => {
    const { result } = renderHook(() => useGame("tap-to-reveal", entry, step));
    act(() => result.current.send("more"));
    act(() => result.current.send("more"));
    expect(result.current.announcement).toEqual({ text: "One more.", count: 2 });
  });

  it("runs effects: toasts and trophies", async () => {
    const toasts = renderHook(() => useCurrentToast());
    const { result } = renderHook(() => useGame("tap-to-reveal", entry, step));
    act(() => result.current.send("end"));
    await settled();
    expect(toasts.result.current).toMatchObject({ title: "Victory!", description: "Well played.", tone: "plain" });
    await expect
      .poll(() => deviceStore().read(trophiesEntry))
      .toMatchObject([{ game: "tap-to-reveal", badge: { name: "Gold" }, times: 1 }]);
  });

  it.each([
    ["is told", true],
    ["was asleep", false],
  ])(
    "follows another tab that continues the game, once the visitor has left this one: it %s",
    async (_case, isTold) => {
      const { result } = renderHook(() => useGame("tap-to-reveal", entry, step));
      act(() => result.current.send("more"));
      await settled();
      attention(false);
      await inAnotherTab(7, isTold);
      act(() => {
        result.current.send("more");
        result.current.send("end");
      });
      await settled();
      expect([result.current.state.count, localStorage.getItem(entry.key), deviceStore().read(trophiesEntry)]).toEqual([
        7,
        '{"count":7}',
        [],
      ]);
      attention(true);
      act(() => result.current.send("more"));
      await settled();
      expect([result.current.state.count, localStorage.getItem(entry.key)]).toEqual([8, '{"count":8}']);
    },
  );

  it("shows the other tab's state when the visitor returns to a tab that was suspended", async () => {
    const { result } = renderHook(() => useGame("tap-to-reveal", entry, step));
    act(() => result.current.send("more"));
    await settled();
    attention(false);
    await inAnotherTab(7, false);
    attention(true);
    act(() => deviceStore().announce(entry.key));
    expect(result.current.state.count).toBe(7);
    // Time missed while suspended was already counted in the tab where the game was played.
    const tick = (seconds: number) => act(() => result.current.send({ type: "tick", seconds }));
    tick(100);
    expect(result.current.state.count).toBe(7);
    tick(1);
    expect(result.current.state.count).toBe(8);
  });

  it("continues in the background while no other tab plays, and ignores steps of a background tab", async () => {
    const { result } = renderHook(() => useGame("tap-to-reveal", entry, step));
    attention(false);
    act(() => result.current.send("more"));
    await settled();
    act(() => result.current.send("more"));
    await settled();
    attention(true);
    act(() => result.current.send("more"));
    await settled();
    await inAnotherTab(1);
    expect(result.current.state.count).toBe(3);
    act(() => result.current.send("more"));
    await settled();
    expect(localStorage.getItem(entry.key)).toBe('{"count":4}');
  });
});
