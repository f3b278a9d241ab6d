import { expect, it } from "vitest";
import { type BudgetName, budgets } from "#domain/api/budgets.ts";
import { budgetsOf, type Door, pageDoors } from "#domain/api/doors.ts";
import { endpointList } from "#domain/api/endpoints.ts";

it("every budget is spent by a door", () => {
  const doors = [...endpointList.map(({ door }) => door), ...Object.values<Door>(pageDoors)];
  const spent = new Set(doors.flatMap((door) => budgetsOf(door)));
  expect(Object.keys(budgets).filter((name) => !spent.has(name as BudgetName))).toEqual([]);
});
