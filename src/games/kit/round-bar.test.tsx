import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { Page as ScholarPage } from "#src/games/bible-scholar/page.tsx";
import { scholarEntries } from "#src/games/bible-scholar/stored.ts";
import { jerichoEntries } from "#src/games/wall-of-jericho/stored.ts";
import { Page as WallOfJerichoPage } from "#src/games/wall-of-jericho/page.tsx";
import { wisdomEntries } from "#src/games/wisdom-nuggets/stored.ts";
import { Page as WisdomPage } from "#src/games/wisdom-nuggets/page.tsx";
import { deviceStore } from "#src/platform/storage/browser-store.ts";

const keys = [scholarEntries, jerichoEntries, wisdomEntries].flatMap(({ ordinary, daily }) => [
  ordinary.key,
  daily.key,
]);

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await deviceStore().erase(keys);
});

it.each([
  ["bible-scholar", <ScholarPage key="scholar" />],
  ["wall-of-jericho", <WallOfJerichoPage key="jericho" />],
  ["wisdom-nuggets", <WisdomPage key="wisdom" />],
])("%s: an ordinary round can be restarted; today's board, whose first result counts, cannot", async (path, page) => {
  for (const [address, count] of [
    [`/${path}`, 1],
    [`/${path}?daily`, 0],
  ] as const) {
    await act(async () => {
      render(<MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>);
    });
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: /^Start/ }));
      await deviceStore().update(scholarEntries.ordinary, (present) => present);
    });
    expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: "Start again" })).toHaveLength(count);
    cleanup();
  }
});

/** Leaves a round that was just started. Returns what the sheet says. */
const leaveRound = async () => {
  render(<MemoryRouter initialEntries={["/wall-of-jericho"]}>{<WallOfJerichoPage />}</MemoryRouter>);
  await act(async () => void fireEvent.click(await screen.findByRole("button", { name: /^Start/ })));
  fireEvent.click(screen.getByRole("button", { name: "Leave the game" }));
  const { textContent } = await screen.findByRole("dialog", { name: "Leave the game?" });
  cleanup();
  return textContent;
};

it("a round that does not fit on the device is not said to be kept when it is left", async () => {
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await leaveRound()).toContain("Not saved: this device’s storage is full. What was there before is untouched.");
  setItem.mockRestore();
  expect(await leaveRound()).toContain("Your round is kept on this device");
});
