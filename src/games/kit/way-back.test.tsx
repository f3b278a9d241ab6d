import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Page as BibleCrosswordSearchPage } from "#src/games/bible-crossword-search/page.tsx";
import { crosswordEntries } from "#src/games/bible-crossword-search/stored.ts";
import { Page as ScholarPage } from "#src/games/bible-scholar/page.tsx";
import { scholarEntries } from "#src/games/bible-scholar/stored.ts";
import { Page as PlayNPrayPage } from "#src/games/play-n-pray/page.tsx";
import { prayEntry } from "#src/games/play-n-pray/stored.ts";
import { Page as RevealPage } from "#src/games/tap-to-reveal/page.tsx";
import { revealEntries } from "#src/games/tap-to-reveal/stored.ts";
import { triviaEntries } from "#src/games/trivia-challenge/stored.ts";
import { Page as TriviaPage } from "#src/games/trivia-challenge/page.tsx";
import { Page as WallOfJerichoPage } from "#src/games/wall-of-jericho/page.tsx";
import { jerichoEntries } from "#src/games/wall-of-jericho/stored.ts";
import { wisdomEntries } from "#src/games/wisdom-nuggets/stored.ts";
import { Page as WisdomPage } from "#src/games/wisdom-nuggets/page.tsx";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import type { StoredEntry } from "#src/platform/storage/entries.ts";
import { dismissToast, useCurrentToast } from "#src/platform/page/toast.ts";

const games: readonly (readonly [leave: string, key: StoredEntry<never>["key"], page: ReactNode])[] = [
  ["Start again", scholarEntries.ordinary.key, <ScholarPage key="scholar" />],
  ["Start again", jerichoEntries.ordinary.key, <WallOfJerichoPage key="jericho" />],
  ["Start again", wisdomEntries.ordinary.key, <WisdomPage key="wisdom" />],
  ["Start again", prayEntry.key, <PlayNPrayPage key="pray" />],
  ["Restart", triviaEntries.ordinary.key, <TriviaPage key="restart" />],
  ["New Game", triviaEntries.ordinary.key, <TriviaPage key="new" />],
  ["Reset", crosswordEntries.ordinary.key, <BibleCrosswordSearchPage key="crossword" />],
  ["Start again", revealEntries.ordinary.key, <RevealPage key="reveal" />],
];

const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
    await deviceStore().update(scholarEntries.ordinary, (present) => present);
  });

/** By a button, or by an entry of the menu "…". */
const leaveRound = async (name: string) => {
  if (screen.queryByRole("button", { name })) return press(name);
  await act(async () => fireEvent.keyDown(screen.getByRole("button", { name: "More" }), { key: "Enter" }));
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  const entry = await screen.findByRole("menuitem", { name });
  return act(async () => {
    fireEvent.click(entry);
    await deviceStore().update(scholarEntries.ordinary, (present) => present);
  });
};

beforeEach(() => {
  // No clock ticks between two looks at the stored round.
  vi.useFakeTimers({ toFake: ["setInterval"] });
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  dismissToast();
  await deviceStore().erase(games.map(([, key]) => key));
});

it.each(games)("'%s' in the middle of a round can be undone (%s)", async (leave, key, page) => {
  const shown = renderHook(() => useCurrentToast()).result;
  await act(async () => {
    render(<MemoryRouter>{page}</MemoryRouter>);
  });
  await press(/^Start/);
  const before = localStorage.getItem(key);
  expect(before).toMatch(/"phase":"(?:playing|question)"/);
  await leaveRound(leave);
  expect(localStorage.getItem(key)).not.toBe(before);
  expect(shown.current).toMatchObject({ title: "A new round" });
  await act(async () => {
    shown.current!.action!.run();
    await deviceStore().update(scholarEntries.ordinary, (present) => present);
  });
  expect(localStorage.getItem(key)).toBe(before);
});
