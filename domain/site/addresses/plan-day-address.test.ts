import { expect, it } from "vitest";
import { planDayAddress, planDayPath, sharedPlanDay } from "./plan-day-address.ts";

it("every day has an address under which it is shared, and one of its screen", () => {
  for (let day = 1; day <= 365; day += 1) expect(sharedPlanDay(planDayPath(day))).toBe(day);
  expect(sharedPlanDay("/reading-plan/7/")).toBe(7);
  expect(planDayAddress(125)).toBe("/reading-plan?day=125");
});

it.each(["/reading-plan", "/reading-plan/0", "/reading-plan/007", "/reading-plan/366", "/reading-plan/1e2", "/x/7"])(
  "%s shares no day",
  (path) => {
    expect(sharedPlanDay(path)).toBeUndefined();
  },
);
