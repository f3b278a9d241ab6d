import { expect, it } from "vitest";
import { type BudgetName, budgets } from "#domain/api/budgets.ts";
import { budgetsOf, pageDoors } from "#domain/api/doors.ts";
import { endpointList } from "#domain/api/endpoints.ts";
import { doorsPage } from "#scripts/docs/doors.ts";

it("docs/doors.md is made from the rows", async () => {
  await expect(doorsPage()).toMatchFileSnapshot("../../docs/doors.md");
});

it("every budget is spent by a door", () => {
  const doors = [...endpointList.map(({ door }) => door), ...Object.values(pageDoors).map(({ door }) => door)];
  const spent = new Set(doors.flatMap((door) => budgetsOf(door)));
  expect(Object.keys(budgets).filter((name) => !spent.has(name as BudgetName))).toEqual([]);
});
