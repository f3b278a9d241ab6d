import { chai, expect, vi } from "vitest";

/**
 * The part of vitest's interface that the unit tests use, for running them thousands of times inside one process.
 * The matchers are vitest's own.
 */

type Body = () => unknown;
type RowBody = (...row: never[]) => unknown;

export interface CollectedTest {
  /** Its suites and its own name, joined by ` > `. */
  readonly name: string;
  readonly run: () => Promise<void>;
}

interface Suite {
  readonly name: string;
  readonly parent: Suite | undefined;
  readonly beforeEach: Body[];
  readonly beforeAll: Body[];
}

let suite: Suite = { name: "", parent: undefined, beforeEach: [], beforeAll: [] };
let tests: CollectedTest[] = [];

const lineage = (of: Suite): Suite[] => [...(of.parent ? lineage(of.parent) : []), of];

export const describe = (name: string, body: Body): void => {
  const outer = suite;
  suite = { name, parent: outer, beforeEach: [], beforeAll: [] };
  body();
  suite = outer;
};

export const it = (name: string, body: Body): void => {
  const suites = lineage(suite);
  const run = async (): Promise<void> => {
    for (const { beforeAll: hooks } of suites) for (const hook of hooks.splice(0)) await hook();
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
export const beforeAll = (hook: Body): void => void suite.beforeAll.push(hook);

// Inline snapshots need vitest's own runner; here they always fit, and so never count as having noticed anything.
chai.use(({ Assertion }, { addMethod }) => addMethod(Assertion.prototype, "toMatchInlineSnapshot", () => undefined));

/** The tests that a module declares while it loads. */
export const collectTests = async (load: () => Promise<unknown>): Promise<readonly CollectedTest[]> => {
  tests = [];
  suite = { name: "", parent: undefined, beforeEach: [], beforeAll: [] };
  await load();
  return tests;
};

export { expect, vi };
