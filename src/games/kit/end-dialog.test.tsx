import { act, cleanup, render, renderHook, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeFailureMessages } from "#src/platform/messages.ts";
import { dismissToast, toast, useCurrentToast } from "#src/platform/page/toast.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { AboutBoards } from "#src/games/menu/daily-board.tsx";
import { dailyGames } from "./catalogue.data.ts";
import { runEffect } from "./use-game.ts";
import { EndDialog } from "./end-dialog.tsx";
import { dailyBoardEntry, dailyDaysEntry } from "./stored.ts";
import { showVictoryAnimation } from "./victory-animation.tsx";

const badge = { name: "Wall Conqueror", emoji: "🏆", color: "gold" } as const;
const result = { done: 1, total: 2, marks: [] };

const namesIn = (part: Element) => [...part.querySelectorAll("a, button")].map(({ textContent }) => textContent);

const EndDialogOf = ({ address, done = 10 }: { address: string; done?: number }) => (
  <MemoryRouter initialEntries={[address]}>
    <EndDialog
      game="wall-of-jericho"
      title="Victory!"
      badge={badge}
      dailyDate={address.endsWith("?daily") ? "2026-11-21" : null}
      result={{ done, total: 10, marks: [] }}
      score="10 of 10 pairs"
      actions={[
        { label: "Next Level", onPress: () => {} },
        { label: "Play Again", onPress: () => {} },
        { label: "More Games", to: "/games" },
      ]}
      more={[{ label: "Back to the start", onPress: () => {} }]}
      shareText=""
    >
      Well done.
    </EndDialog>
  </MemoryRouter>
);

/** The names of the buttons and links in sight, the main one first, and behind 'More'. */
const waysAfter = async (address: string, done?: number) => {
  window.history.replaceState(null, "", address);
  await act(async () => {
    render(<EndDialogOf address={address} {...(done !== undefined && { done })} />);
  });
  const dialog = screen.getByRole("dialog");
  return {
    dialog,
    ways: namesIn(dialog.querySelector(".end-actions")!),
    more: namesIn(within(dialog).getByText("More").closest("details")!),
  };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2026-11-21T12:00:00");
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const hasFinished = (games: readonly string[]) =>
  deviceStore().update(dailyBoardEntry, () => ({
    date: "2026-11-21",
    results: Object.fromEntries(games.map((game) => [game, result])),
  }));

it("shows no picture of a badge where nothing was done, only its name", async () => {
  const picture = "Badge: Wall Conqueror";
  const { dialog } = await waysAfter("/wall-of-jericho");
  expect(within(dialog).getByRole("img", { name: picture })).toBeTruthy();
  cleanup();
  const { dialog: empty } = await waysAfter("/wall-of-jericho", 0);
  expect(within(empty).queryByRole("img", { name: picture })).toBeNull();
  expect(within(empty).queryByText("Save as image")).toBeNull();
  expect(empty.textContent).toContain("Wall Conqueror");
});

it("offers an ordinary round's ways on, three in sight", async () => {
  await hasFinished(["trivia-challenge"]);
  const { dialog, ways, more } = await waysAfter("/wall-of-jericho");
  expect(ways).toEqual(["Next Level", "Play Again", "More Games"]);
  expect(more).toEqual(["Back to the start"]);
  expect(dialog.textContent).not.toContain("in a row");
});

it("leads from today's board to the next one without a result, and tells the streak", async () => {
  await hasFinished(["trivia-challenge", "wall-of-jericho", "bible-crossword-search"]);
  await deviceStore().update(dailyDaysEntry, () => ["2026-11-19", "2026-11-20", "2026-11-21"]);
  const { dialog, ways, more } = await waysAfter("/wall-of-jericho?daily");
  expect(ways).toEqual(["Next board: Wisdom Nuggets", "Next Level", "Play Again"]);
  expect(more).toEqual(["More Games"]);
  expect(within(dialog).getByRole("link", { name: ways[0]! }).getAttribute("href")).toBe("/wisdom-nuggets?daily");
  expect(dialog.textContent).toContain("3 days in a row");
});

it("leads from the last board of the day to all of them", async () => {
  await hasFinished(dailyGames);
  const { dialog, ways } = await waysAfter("/wall-of-jericho?daily");
  expect(ways[0]).toBe("Today’s boards");
  expect(within(dialog).getByRole("link", { name: ways[0]! }).getAttribute("href")).toBe("/games-menu");
  expect(dialog.textContent).not.toContain("in a row");
});

it("takes away the victory's toast, not that the device is full", async () => {
  const { result: shown } = renderHook(() => useCurrentToast());
  toast({ title: "Victory!" });
  const animation = showVictoryAnimation("wall-of-jericho");
  await act(async () => {
    render(<EndDialogOf address="/wall-of-jericho?daily" />);
  });
  expect(shown.current?.title).toBe("Victory!");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  runEffect("wall-of-jericho", { type: "daily", date: "2026-11-21", result }, () => {});
  await expect.poll(() => shown.current?.title).toBe(storeFailureMessages.full.title);
  vi.restoreAllMocks();
  await act(() => animation);
  expect(await screen.findByRole("dialog")).toBeTruthy();
  expect(shown.current?.title).toBe(storeFailureMessages.full.title);
  cleanup();
  act(() => dismissToast());
  toast({ title: "Victory!" });
  const { result: later } = renderHook(() => useCurrentToast());
  expect(later.current?.title).toBe("Victory!");
  await waysAfter("/wall-of-jericho");
  // A toast of another file, whose tests share this environment, may have waited behind it.
  expect(later.current?.title).not.toBe("Victory!");
});

it("the menu shares no day on which only boards of another language were finished", async () => {
  render(<AboutBoards />);
  for (const [board, isShared] of [
    ["tap-to-reveal es", false],
    ["tap-to-reveal", true],
  ] as const) {
    await act(() =>
      deviceStore().update(dailyBoardEntry, ({ results }) => ({
        date: "2026-11-21",
        results: { ...results, [board]: result },
      })),
    );
    expect(screen.queryByRole("button", { name: /^Share/ }) !== null).toBe(isShared);
  }
});
