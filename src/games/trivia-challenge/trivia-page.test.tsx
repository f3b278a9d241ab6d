import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { triviaEntries } from "./stored.ts";
import { TriviaPage } from "./trivia-page.tsx";

const show = (address: string) =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <TriviaPage />
      </MemoryRouter>,
    );
  });

/** Presses a button and waits until its change is stored. */
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
    await deviceStore().update(triviaEntries.ordinary, (present) => present);
    await deviceStore().update(triviaEntries.daily, (present) => present);
  });

const heading = () => screen.getByRole("heading", { level: 1 });

const scrollIntoView = vi.fn<(this: Element, options?: boolean | ScrollIntoViewOptions) => void>();
/** What has been scrolled into view since the last question. */
const broughtIntoView = () => scrollIntoView.mock.contexts.map((element) => element.className);

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(async () => {
  cleanup();
  await deviceStore().erase([triviaEntries.ordinary.key, triviaEntries.daily.key]);
});

describe("Trivia Challenge", () => {
  it("focuses the heading when a round starts and when it is left for a new game", async () => {
    await show("/trivia-challenge");
    expect(document.activeElement).toBe(document.body);
    await press("Start Game");
    expect(document.activeElement).toBe(heading());
    await press("New Game");
    expect(screen.getByRole("button", { name: "Start Game" })).toBeTruthy();
    expect(document.activeElement).toBe(heading());
  });

  it("scrolls the head of the round into view, not the verse below it, and then the answer", async () => {
    await show("/trivia-challenge");
    const focus = vi.spyOn(HTMLElement.prototype, "focus");
    await press("Start Game");
    expect(broughtIntoView()).toEqual(["trivia-head", ""]);
    scrollIntoView.mockClear();
    await act(async () => {
      fireEvent.input(screen.getByRole("textbox"), { target: { value: "zzzzz" } });
    });
    await press("Submit Answer");
    expect(broughtIntoView()).toEqual(["trivia-head", "trivia-panel is-wrong"]);
    expect(focus.mock.calls.filter(([options]) => !options?.preventScroll)).toEqual([]);
    focus.mockRestore();
  });

  it("cannot restart today's board once its questions were seen", async () => {
    await show("/trivia-challenge?daily");
    await press("Start Game");
    expect(screen.getByText("Daily board")).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: /New Game|Restart/ })).toEqual([]);
  });
});
