import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { RoundSummary } from "./round-summary.tsx";

const standing = (done: number, isDaily: boolean) =>
  render(
    <RoundSummary game="tap-to-reveal" own={{ points: done }} done={done} total={10} unit="verse" isDaily={isDaily} />,
  ).container.textContent;

afterEach(cleanup);

it("says at the end of today's board what is missing for the next badge, and compares nothing", () => {
  expect(standing(8, true)).toBe("2 more verses for Chapter and Verse.");
  expect(standing(10, true)).toBe("");
});

it("compares an ordinary round as well", () => {
  expect(standing(8, false)).toBe(
    "Your first result here. Next time there is one to beat. 2 more verses for Chapter and Verse.",
  );
});
