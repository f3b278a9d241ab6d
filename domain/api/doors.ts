import type { BudgetName } from "./budgets.ts";

/**
 * What a request costs us besides the files and the moment of computing that every page costs, and the budgets that it
 * spends from (docs/decisions/limits.md). Each endpoint and each page that the worker makes has a door: without one it does not
 * compile, and `worker/security/door.ts` is where requests pass it.
 */
export type Door =
  | { readonly costs: "nothing" }
  | {
      readonly costs:
        | "computing"
        | "a database read"
        | "a database write"
        | "an object"
        | "a socket"
        | "a public service";
      readonly budgets: readonly [BudgetName, ...BudgetName[]];
    };

export const free = { costs: "nothing" } as const satisfies Door;

/** Asks a public service for what is not stored here. Only what is in no cache counts. */
export const asksService = {
  costs: "a public service",
  budgets: ["lookUps", "serviceCalls"],
} as const satisfies Door;

/** What the worker answers besides the contract. */
export const pageDoors = {
  assistants: { costs: "computing", budgets: ["requests", "toolCost"] },
  documentation: free,
  frame: free,
  picture: { costs: "computing", budgets: ["pictures"] },
  /** Chapters, verses, words and cards. What is not stored here they ask of the API, as the visitor would. */
  page: asksService,
  notFound: free,
} as const satisfies Readonly<Record<string, Door>>;

export type PageName = keyof typeof pageDoors;

/** The budgets that a door spends from. */
export const budgetsOf = (door: Door): readonly BudgetName[] => (door.costs === "nothing" ? [] : door.budgets);
