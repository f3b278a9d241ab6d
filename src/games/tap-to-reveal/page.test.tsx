import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { elsewhere, expectNoLateBoard } from "#tests/support/late-board.tsx";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { usageStats } from "#src/usage/stored.ts";
import { Page } from "./page.tsx";
import { type RevealEvent, step } from "./rules.ts";
import { revealEntries, type RevealRound } from "./stored.ts";

const plays = () => deviceStore().read(usageStats).plays;

const show = (address: string) =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>,
    );
  });

/** Presses a button and waits until its change is stored. */
const press = (name: RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
    await deviceStore().update(revealEntries.ordinary, (present) => present);
    await deviceStore().update(revealEntries.daily, (present) => present);
  });

afterEach(async () => {
  cleanup();
  await deviceStore().erase([revealEntries.ordinary.key, revealEntries.daily.key]);
});

describe("Tap to Reveal", () => {
  it.each(elsewhere)("starts no board that loads until %s is shown", (shown) =>
    expectNoLateBoard(Page, "/tap-to-reveal", [revealEntries.ordinary, revealEntries.daily], shown),
  );

  it("can be started again in the middle of a round, but not on today's board, whose answers would be known", async () => {
    await show("/tap-to-reveal");
    await press(/^Start/);
    expect(screen.getByRole("button", { name: "Start again" })).toBeTruthy();
    cleanup();
    await show("/tap-to-reveal?daily");
    await press(/^Start/);
    expect(await screen.findByRole("button", { name: "Leave the game" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Start again" })).toBeNull();
  });

  it("gives the heading of the end the focus, until its dialog opens after the animation", async () => {
    let state = step(revealEntries.ordinary.fallback, { type: "start", seed: 1 }).state as RevealRound;
    const send = (event: RevealEvent) => void (state = step(state, event).state as RevealRound);
    for (const { reference } of state.questions) {
      send({ type: "next" });
      send({ type: "pick", part: "book", value: reference.book });
      send({ type: "pick", part: "chapter", value: reference.chapter });
      send({ type: "pick", part: "verse", value: reference.verse });
      send({ type: "submit" });
    }
    await deviceStore().update(revealEntries.ordinary, () => state);
    await show("/tap-to-reveal");
    await press(/^Finish/);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Game Complete", level: 1 }));
  });

  it("starts one round, though the button is tapped twice while today's verses load", async () => {
    const before = plays();
    await show("/tap-to-reveal?daily");
    fireEvent.click(screen.getByRole("button", { name: /^Start/ }));
    await press(/^Start/);
    expect(await screen.findByRole("button", { name: "Leave the game" })).toBeTruthy();
    await act(async () => void (await deviceStore().update(revealEntries.daily, (present) => present)));
    expect(plays()).toBe(before + 1);
  });
});
