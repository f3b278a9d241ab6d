import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { RoundSummary } from "./round-summary.tsx";
import { bestsEntry } from "./stored.ts";

const standing = (done: number, isDaily: boolean) =>
  render(<RoundSummary game="tap-to-reveal" points={done} done={done} total={10} unit="verse" isDaily={isDaily} />)
    .container.textContent;

it("says at the end of today's board what is missing for the next badge, and compares nothing", () => {
  expect(standing(8, true)).toBe("2 more verses for Chapter and Verse.");
  expect(standing(10, true)).toBe("");
});

it("compares the time of a round that was won against the clock, and of no other", async () => {
  const round = { game: "wall-of-jericho", points: 300, done: 10, total: 10, unit: "pair", isDaily: false } as const;
  render(<RoundSummary {...round} level={3} pace="relaxed" seconds={80} />);
  render(<RoundSummary {...round} level={3} pace="timed" seconds={80} />);
  render(<RoundSummary {...round} level={4} pace="timed" />);
  await deviceStore().update(bestsEntry, (bests) => bests);
  const bests = deviceStore().read(bestsEntry);
  expect(bests["wall-of-jericho 3 relaxed"]?.last).toEqual({ points: 300 });
  expect(bests["wall-of-jericho 3 timed"]?.last).toEqual({ points: 300, seconds: 80 });
  expect(bests["wall-of-jericho 4 timed"]?.last).toEqual({ points: 300 });
});

it("compares an ordinary round as well", () => {
  expect(standing(8, false)).toBe(
    "Your first result here. Next time there is one to beat. 2 more verses for Chapter and Verse.",
  );
});
