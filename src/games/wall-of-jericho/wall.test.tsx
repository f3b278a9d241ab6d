import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MemoryRouter } from "react-router";
import { bestsEntry } from "#src/games/kit/stored.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { EndScreen } from "./end-screen.tsx";
import { type JerichoEvent, step } from "./rules.ts";
import { type JerichoBox, jerichoStart, type JerichoState } from "./stored.ts";
import { Quoting } from "#src/games/kit/quoting.tsx";
import { Wall } from "./wall.tsx";

const boxes: readonly JerichoBox[] = Array.from({ length: 20 }, (_, id) => ({
  id,
  scriptureId: id % 2 === 0 ? "love" : "light",
  isRevealed: id < 3,
  isMatched: id === 0 || id === 2,
}));

const show = (isStill = false) => {
  const turned: number[] = [];
  render(<Wall boxes={boxes} isStill={isStill} onTurn={(box) => turned.push(box)} />);
  return turned;
};

const closed = (): number =>
  screen.getAllByRole("button").filter((stone) => stone.getAttribute("aria-disabled") === "true").length;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the wall", () => {
  it("labels each stone by what is visible of it", () => {
    show();
    const names = screen.getAllByRole("button").map((stone) => stone.querySelector(".sr")?.textContent);
    expect(names.slice(0, 4)).toEqual([
      "Stone 1, matched: God is love",
      "Stone 2: Let there be light",
      "Stone 3, matched: God is love",
      "Stone 4, covered",
    ]);
    expect(screen.queryByText("God is love", { selector: ".is-shut *" })).toBeNull();
  });

  it("speaks the words of a stone in their own language, and once", () => {
    render(
      <>
        <Quoting text="Pierre 2 : God is love." quoted={{ words: "God is love", lang: "en" }} />
        <Quoting text="Le mot est « mot »." quoted={{ words: "mot", lang: "en" }} />
        <Quoting text="Stone 2: God is love." quoted={{ words: "God is love", lang: undefined }} />
      </>,
    );
    expect(document.body.innerHTML).toContain(
      'Pierre 2 : <span lang="en">God is love</span>.Le mot est « <span lang="en">mot</span> ».Stone 2: God is love.',
    );
    show();
    expect(screen.getAllByRole("button", { name: "Stone 2: Let there be light" })).toHaveLength(1);
  });

  it("announces which stones cannot be turned: all of them while a pair is compared", () => {
    show();
    expect(closed()).toBe(3);
    cleanup();
    show(true);
    expect(closed()).toBe(20);
  });

  it.each([2, 4, 5])("moves between stones by arrow keys, up and down by a course of %i", (course) => {
    show();
    const stones = screen.getAllByRole("button");
    vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function heightOf(this: HTMLElement) {
      return Math.floor(stones.indexOf(this) / course) * 50;
    });
    stones[6]!.focus();
    for (const [key, at] of [
      ["ArrowRight", 7],
      ["ArrowLeft", 6],
      ["ArrowDown", 6 + course],
      ["ArrowUp", 6],
    ] as const) {
      fireEvent.keyDown(document.activeElement!, { key });
      expect(document.activeElement).toBe(stones[at]);
    }
    stones[0]!.focus();
    expect(fireEvent.keyDown(stones[0]!, { key: "ArrowLeft", altKey: true })).toBe(true);
    fireEvent.keyDown(stones[0]!, { key: "ArrowLeft" });
    expect(document.activeElement).toBe(stones[0]);
  });

  it("turns the pressed stone", () => {
    const turned = show();
    fireEvent.click(screen.getByRole("button", { name: "Stone 8, covered" }));
    expect(turned).toEqual([7]);
  });
});

const run = (state: JerichoState, ...events: JerichoEvent[]): JerichoState =>
  events.reduce((present, event) => step(present, event).state, state);

/** Turns the first `count` pairs. */
const withPairs = (state: JerichoState, count: number): JerichoState => {
  const stones = state.phase === "playing" ? state.boxes : [];
  const pairs = stones.flatMap(({ id, scriptureId }) => {
    const other = stones.find((stone) => stone.scriptureId === scriptureId && stone.id > id);
    return other ? [[id, other.id] as const] : [];
  });
  return pairs
    .slice(0, count)
    .reduce(
      (present, [one, other], index) =>
        run(present, { type: "turn", box: one }, { type: "turn", box: other }, { type: "check", turn: index + 1 }),
      state,
    );
};

it("a try is compared by its own points, though the score of a lost one was kept", async () => {
  const begun = run(jerichoStart, { type: "start", seed: 7 });
  const lost = run(withPairs(begun, 1), { type: "tick", seconds: 140 }, { type: "reset", seed: 9 });
  const won = withPairs(run(lost, { type: "again", seed: 4 }), 10);
  const compared: unknown[] = [];
  for (const state of [lost, won]) {
    if (state.phase !== "ended") throw new Error("still playing");
    render(
      <MemoryRouter>
        <EndScreen state={state} onNextLevel={() => {}} onAgain={() => {}} onLeave={() => {}} />
      </MemoryRouter>,
    );
    const dialog = await screen.findByRole("dialog");
    await deviceStore().update(bestsEntry, (bests) => bests);
    compared.push([
      dialog.textContent?.match(/Score \d+/)?.[0],
      deviceStore().read(bestsEntry)["wall-of-jericho 1 timed"]?.last.points,
    ]);
    cleanup();
  }
  expect(compared).toEqual([
    ["Score 190", 190],
    ["Score 1640", 1450],
  ]);
  await deviceStore().erase([bestsEntry.key]);
});
