import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { elsewhere, expectNoLateBoard } from "#tests/support/late-board.tsx";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { triviaQuestions } from "#content/games/trivia.ts";
import { mediumQuestions } from "#content/games/trivia/medium.ts";
import { simpleQuestions } from "#content/games/trivia/simple.ts";
import { step } from "./rules.ts";
import { askedStories, triviaEntries } from "./stored.ts";
import { dismissToast, useCurrentToast } from "#src/platform/page/toast.ts";
import { usageStats } from "#src/usage/stored.ts";
import { Page } from "./page.tsx";

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
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
    await deviceStore().update(triviaEntries.ordinary, (present) => present);
    await deviceStore().update(triviaEntries.daily, (present) => present);
  });

/** Presses a key on what has the focus. */
const key = (name: string, options: KeyboardEventInit = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement!, { key: name, ...options });
  });
const enter = (options: KeyboardEventInit = {}) => key("Enter", options);
/** In the middle of an endless game: its first question is a built-in one. */
const showEndless = async () => {
  const settings = {
    level: "level1",
    mode: "single",
    answerMode: "choice",
    pace: "relaxed",
    roundSeconds: 20,
    source: "endless",
  } as const;
  const { state } = step({ phase: "setup", settings }, { type: "start", seed: 1, drawn: [triviaQuestions[0]!] });
  await deviceStore().update(triviaEntries.ordinary, () => state);
  await show("/trivia-challenge");
};
const radios = () => screen.getAllByRole<HTMLInputElement>("radio");

const heading = () => screen.getByRole("heading", { level: 1 });

let scrollIntoView: MockInstance<Element["scrollIntoView"]>;
/** What has been scrolled into view since the last question. */
const broughtIntoView = () => scrollIntoView.mock.contexts.map((element) => (element as Element).className);

beforeEach(() => {
  scrollIntoView = vi.spyOn(Element.prototype, "scrollIntoView");
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  dismissToast();
  await deviceStore().erase([triviaEntries.ordinary.key, triviaEntries.daily.key, askedStories.key]);
});

describe("Trivia Challenge", () => {
  it.each(elsewhere)("starts no board that loads until %s is shown", (shown) =>
    expectNoLateBoard(Page, "/trivia-challenge", [triviaEntries.ordinary, triviaEntries.daily], shown),
  );

  it("takes letters and digits for the choices, from anywhere in the question", async () => {
    await show("/trivia-challenge");
    await press("Multiple choice");
    await press("Start Game");
    await key("b");
    expect(document.activeElement).toBe(radios()[1]);
    await key("4");
    expect(radios().map(({ checked }) => checked)).toEqual([false, false, false, true]);
    await key("a", { ctrlKey: true });
    await key("5");
    await key("e");
    expect(radios()[3]!.checked).toBe(true);
    await press("Submit Answer");
    await key("a");
    expect(screen.getByRole("button", { name: "Next Question" })).toBeTruthy();
  });

  it("takes them from the switch that shows the choices", async () => {
    await show("/trivia-challenge");
    await press("Start Game");
    const choices = screen.getByRole("switch", { name: "Show multiple choice options" });
    await act(async () => fireEvent.click(choices));
    await act(async () => fireEvent.keyDown(choices, { key: "b" }));
    expect(document.activeElement).toBe(radios()[1]);
    expect(radios()[1]!.checked).toBe(true);
  });

  it("leaves letters to the field of a typed answer", async () => {
    await show("/trivia-challenge");
    await press("Start Game");
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "a" });
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("focuses the heading when a round of choices starts and when it is left for a new game", async () => {
    await show("/trivia-challenge");
    expect(document.activeElement).toBe(document.body);
    await press("Multiple choice");
    await press("Start Game");
    expect(document.activeElement).toBe(heading());
    await act(async () => fireEvent.keyDown(screen.getByRole("button", { name: "More" }), { key: "Enter" }));
    fireEvent.click(screen.getByRole("button", { name: "More" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "New Game" }));
    expect(await screen.findByRole("button", { name: "Start Game" })).toBeTruthy();
    expect(document.activeElement).toBe(heading());
  });

  it("is typed without leaving the keys: the field has the focus, Enter submits, Enter goes on", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "Date"] });
    await show("/trivia-challenge");
    await press("Start Game");
    const field = screen.getByRole("textbox", { name: "The missing word" });
    expect(document.activeElement).toBe(field);
    const described = document.getElementById(field.getAttribute("aria-describedby")!);
    expect(described).toBe(heading());
    await act(async () => {
      fireEvent.input(field, { target: { value: "zzzzz" } });
    });
    await enter();
    expect(screen.getByText("Incorrect")).toBeTruthy();
    // The second press of a double press, and the key that is still held down.
    await enter();
    await act(async () => void vi.advanceTimersByTime(300));
    await enter({ repeat: true });
    expect(screen.getByText("Incorrect")).toBeTruthy();
    await enter();
    expect(screen.getAllByText("Question 2 of 10").length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
    await act(async () => void vi.advanceTimersByTime(20_000));
    expect(screen.getAllByText(/^Time’s up!/).length).toBeGreaterThan(0);
    await act(async () => void vi.advanceTimersByTime(1000));
    await enter();
    expect(screen.getAllByText(/^Time’s up!/).length).toBeGreaterThan(0);
    await act(async () => void vi.advanceTimersByTime(500));
    await enter();
    expect(screen.getAllByText("Question 3 of 10").length).toBeGreaterThan(0);
  });

  it("goes on by Enter as soon as the button can be pressed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "Date"] });
    await show("/trivia-challenge");
    await press("Start Game");
    await act(async () => {
      fireEvent.input(screen.getByRole("textbox", { name: "The missing word" }), { target: { value: "zzzzz" } });
    });
    // Laying out takes its time, here between the effects that follow an answer.
    scrollIntoView.mockImplementation(() => void vi.advanceTimersByTime(5));
    await enter();
    const next = screen.getByRole("button", { name: "Next Question" });
    while (next.getAttribute("aria-disabled") === "true") await act(async () => void vi.advanceTimersToNextTimer());
    await enter();
    expect(screen.getAllByText("Question 2 of 10").length).toBeGreaterThan(0);
  });

  it("keeps the focus on the switch that shows the choices", async () => {
    await show("/trivia-challenge");
    await press("Start Game");
    const choices = screen.getByRole("switch", { name: "Show multiple choice options" });
    choices.focus();
    await act(async () => {
      fireEvent.click(choices);
    });
    expect(screen.getAllByRole("radio")).toHaveLength(4);
    expect(document.activeElement).toBe(screen.getByRole("switch"));
  });

  it("scrolls the head of the round into view, not the verse below it, and then the answer", async () => {
    await show("/trivia-challenge");
    const focus = vi.spyOn(HTMLElement.prototype, "focus");
    await press("Start Game");
    expect(broughtIntoView()).toEqual(["roundbar", ""]);
    scrollIntoView.mockClear();
    await act(async () => {
      fireEvent.input(screen.getByRole("textbox"), { target: { value: "zzzzz" } });
    });
    await press("Submit Answer");
    expect(broughtIntoView()).toEqual(["roundbar", "answer-panel trivia-panel is-wrong"]);
    expect(focus.mock.calls.filter(([options]) => !options?.preventScroll)).toEqual([]);
    focus.mockRestore();
  });

  it("asks ten questions on people and places, and remembers those it has shown", async () => {
    await show("/trivia-challenge");
    await press("People and places");
    await press("Medium");
    await press("Multiple choice");
    await press("Start Game");
    await waitFor(() => expect(screen.getAllByText("Question 1 of 10").length).toBeGreaterThan(0));
    const question = mediumQuestions.find((one) => one.question === heading().textContent)!;
    expect(
      screen
        .getAllByRole("radio")
        .map((radio) => (radio as HTMLInputElement).value)
        .toSorted(),
    ).toEqual(question.choices.toSorted());
    await waitFor(() =>
      expect(deviceStore().read(askedStories)).toEqual({ simple: [], medium: [question.id], difficult: [] }),
    );
    await act(async () => {
      fireEvent.click(screen.getByRole("radio", { name: question.answer }));
    });
    await press("Submit Answer");
    expect(screen.getByText("That is the answer.")).toBeTruthy();
    await press("Next Question");
    await waitFor(() => expect(deviceStore().read(askedStories).medium).toHaveLength(2));
  });

  it("says that a question could not be fetched, and says it no more in another round", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const shown = renderHook(() => useCurrentToast()).result;
    await show("/trivia-challenge");
    await press("Endless");
    await press("Start Game");
    await waitFor(() => expect(shown.current?.title).toMatch(/^The next question could not be fetched/));
    await press("Ten verses");
    await press("Multiple choice");
    await press("Start Game");
    await act(async () => {
      fireEvent.click(radios()[0]!);
    });
    await press("Submit Answer");
    expect(screen.queryByText(/could not be fetched/)).toBeNull();
  });

  it("says so where a round cannot be restarted", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const shown = renderHook(() => useCurrentToast()).result;
    await showEndless();
    await press("Restart");
    await waitFor(() => expect(shown.current?.title).toMatch(/^The next question could not be fetched/));
  });

  it("goes on from a verse to a question on people and places in an endless game", async () => {
    await showEndless();
    await act(async () => {
      fireEvent.click(screen.getByRole("radio", { name: "world" }));
    });
    await press("Submit Answer");
    expect(screen.getByText("That is the word.")).toBeTruthy();
    await press("Next Question");
    await waitFor(() => expect(simpleQuestions.map(({ question }) => question)).toContain(heading().textContent));
    expect(screen.getByRole("group", { name: "Choose the answer" })).toBeTruthy();
  });

  it("starts one round, though the button is tapped twice while questions load", async () => {
    const before = plays();
    await show("/trivia-challenge?daily");
    fireEvent.click(screen.getByRole("button", { name: "Start today’s board" }));
    await press("Start today’s board");
    await screen.findByText("Daily board");
    await act(async () => void (await deviceStore().update(triviaEntries.daily, (present) => present)));
    expect(plays()).toBe(before + 1);
  });

  it("starts the round that was asked for, though another level is chosen while its questions load", async () => {
    await show("/trivia-challenge");
    await press("People and places");
    await press("Difficult");
    fireEvent.click(screen.getByRole("button", { name: "Start Game" }));
    fireEvent.click(screen.getByRole("button", { name: "Medium" }));
    await waitFor(() => expect(screen.getAllByText("Question 1 of 10").length).toBeGreaterThan(0));
    await act(async () => void (await deviceStore().update(triviaEntries.ordinary, (present) => present)));
    expect(deviceStore().read(triviaEntries.ordinary).settings).toMatchObject({ source: "stories", level: "level3" });
  });

  it("starts no round that loads until another is being played", async () => {
    const before = plays();
    await show("/trivia-challenge");
    await press("People and places");
    fireEvent.click(screen.getByRole("button", { name: "Start Game" }));
    fireEvent.click(screen.getByRole("button", { name: "Ten verses" }));
    await press("Start Game");
    await act(() => vi.dynamicImportSettled());
    expect(plays()).toBe(before + 1);
    expect(screen.getByRole("textbox", { name: "The missing word" })).toBeTruthy();
  });

  it("cannot restart today's board once its questions were seen", async () => {
    await show("/trivia-challenge?daily");
    await press("Start today’s board");
    await screen.findByText("Daily board");
    expect(screen.getByText("Simple")).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: /New Game|Restart/ })).toEqual([]);
  });
});

it("after a draw the dialog shows the badge that was awarded, of the player with fewer turns", async () => {
  const settings = {
    level: "level1",
    mode: "two",
    answerMode: "choice",
    pace: "relaxed",
    roundSeconds: 20,
    source: "endless",
  } as const;
  const [first, second, third] = triviaQuestions;
  const answers = [first!.answer, second!.answer, "wrong"];
  let { state } = step({ phase: "setup", settings }, { type: "start", seed: 1, drawn: [first!] });
  for (const [index, text] of answers.entries()) {
    const events = [
      ...(index === 0
        ? []
        : ([{ type: "drawn", question: [first!, second!, third!][index]! }, { type: "next" }] as const)),
      { type: "draft", text },
      { type: "submit" },
    ] as const;
    for (const event of events) ({ state } = step(state, event));
  }
  const { state: end, effects } = step(state, { type: "finish" });
  expect(effects).toContainEqual({ type: "award", badge: expect.objectContaining({ name: "Perfect Scholar" }) });
  await deviceStore().update(triviaEntries.ordinary, () => end);
  await show("/trivia-challenge");
  expect((await screen.findByRole("dialog")).textContent).toContain("Your badge: Perfect Scholar");
});
