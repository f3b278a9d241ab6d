import { expect, it } from "vitest";
import { type BudgetName, budgets, pageBudgets } from "./budgets.ts";
import { endpointList } from "./endpoints.ts";

it("every budget is spent by an endpoint or a page", () => {
  const rows: readonly (readonly BudgetName[])[] = [
    ...endpointList.map((endpoint) => endpoint.budgets),
    ...Object.values(pageBudgets),
  ];
  const spent = new Set(rows.flat());
  expect(Object.keys(budgets).filter((name) => !spent.has(name as BudgetName))).toEqual([]);
});
