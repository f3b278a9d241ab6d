import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { RevealPage } from "./reveal-page.tsx";
import { revealEntries } from "./stored.ts";

const show = (address: string) =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <RevealPage />
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

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<(options?: boolean | ScrollIntoViewOptions) => void>();
});

afterEach(async () => {
  cleanup();
  await deviceStore().erase([revealEntries.ordinary.key, revealEntries.daily.key]);
});

describe("Tap to Reveal", () => {
  it("focuses the heading when a round is left", async () => {
    await show("/tap-to-reveal");
    await press(/^Start/);
    await press(/^Leave the game$/);
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Tap to Reveal" }));
  });

  it("keeps today's board when the visitor goes to the menu, so that it cannot be restarted with its answers seen", async () => {
    await show("/tap-to-reveal?daily");
    await press(/^Start/);
    expect(screen.queryByRole("button", { name: "Leave the game" })).toBeNull();
    expect(screen.getByRole("link", { name: "Leave the game" }).getAttribute("href")).toBe("/games-menu");
  });
});
