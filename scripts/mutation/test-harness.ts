import { expect, vi } from "vitest";

/**
 * The part of vitest's API that the unit tests use, to run them thousands of times in one process. The matchers are
 * vitest's own.
 */

type Body = () => unknown;
type RowBody = (...row: never[]) => unknown;

export interface CollectedTest {
  /** Names of its suites and of the test, joined by ` > `. */
  readonly name: string;
  readonly run: () => Promise<void>;
}

interface Suite {
  readonly name: string;
  readonly parent: Suite | undefined;
  readonly beforeEach: Body[];
}

let suite: Suite = { name: "", parent: undefined, beforeEach: [] };
let beforeAllHooks: Body[] = [];
let tests: CollectedTest[] = [];

const lineage = (of: Suite): Suite[] => [...(of.parent ? lineage(of.parent) : []), of];

export const describe = (name: string, body: Body): void => {
  const outer = suite;
  suite = { name, parent: outer, beforeEach: [] };
  body();
  suite = outer;
};

/** Options such as a timeout come before or after the body, and are ignored here. */
export const it = (name: string, first: Body | object, second?: Body | number): void => {
  const body = (typeof first === "function" ? first : second) as Body;
  const suites = lineage(suite);
  const run = async (): Promise<void> => {
    for (const { beforeEach: hooks } of suites) for (const hook of hooks) await hook();
    await body();
  };
  tests.push({ name: [...suites.map((each) => each.name).filter(Boolean), name].join(" > "), run });
};

const forEachRow = (declare: (name: string, body: Body) => void) => (rows: readonly unknown[]) => (name: string, body: RowBody) => {
  for (const [index, row] of rows.entries()) {
    const values = (Array.isArray(row) ? row : [row]) as never[];
    declare(`${name} (row ${index})`, () => body(...values));
  }
};

describe.each = forEachRow(describe);
it.each = forEachRow(it);

export const test = it;
export const beforeEach = (hook: Body): void => void suite.beforeEach.push(hook);
export const beforeAll = (hook: Body): void => void beforeAllHooks.push(hook);

/** Collects the tests that a module declares while it loads, and runs its `beforeAll` hooks. */
export const collectTests = async (load: () => void): Promise<readonly CollectedTest[]> => {
  tests = [];
  beforeAllHooks = [];
  suite = { name: "", parent: undefined, beforeEach: [] };
  load();
  const collected = tests;
  for (const hook of beforeAllHooks) await hook();
  return collected;
};

export { expect, vi };
