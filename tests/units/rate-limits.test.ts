import { globSync, readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { drizzle } from "drizzle-orm/d1";
import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import {
  countAttempts,
  deleteOldAttempts,
  isWithinLimit,
  recordAttempt,
  type Attempt,
  type RateLimit,
} from "#worker/db/rate-limits.ts";

/** The limiter's statements on a real SQLite, compared with a simple sliding window. */

interface Statement {
  readonly toSQL: () => { readonly sql: string; readonly params: readonly unknown[] };
}

interface Bound {
  readonly text: string;
  readonly values: readonly SQLInputValue[];
}

/** What the query builder uses of D1. */
const d1 = {
  prepare: (text: string) => ({ bind: (...values: SQLInputValue[]): Bound => ({ text, values }) }),
  batch: async (statements: readonly Bound[]) =>
    statements.map(({ text, values }) => ({ results: sqlite.prepare(text).all(...values) })),
};

const db = drizzle(d1 as never);

const limit: RateLimit = { action: "post", maxAttempts: 3, windowMs: 1000 };
const visitor = { today: "ruth-2", yesterday: "ruth-1" };

let sqlite: DatabaseSync;
beforeEach(() => {
  sqlite = emptyDatabase();
});

const schema = globSync("migrations/*.sql")
  .toSorted()
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const emptyDatabase = (): DatabaseSync => {
  const made = new DatabaseSync(":memory:");
  made.exec(schema);
  return made;
};

/** Runs a statement. Returns the values of its first row. */
const run = (statement: Statement): unknown[] => {
  const { sql: text, params } = statement.toSQL();
  return Object.values(sqlite.prepare(text).all(...(params as SQLInputValue[]))[0] ?? {});
};

const isStored = (id: string): boolean => run(countAttempts(db, id))[0] === 1;

/** Whether an attempt may go on, as the routes ask. */
const attempt = (made: Attempt, within: RateLimit = limit): boolean => {
  for (const statement of recordAttempt(db, within, made)) run(statement);
  return isStored(made.id);
};

let ids = 0;
const at = (now: number, more: Partial<Attempt> = {}): Attempt => ({ id: `a${(ids += 1)}`, now, visitor, ...more });

const by = (name: string) => ({ today: name, yesterday: `${name}-` });

describe("the limiter", () => {
  it("allows a number of attempts per window, which slides", () => {
    expect([0, 400, 800, 900, 999].map((now) => attempt(at(now)))).toEqual([true, true, true, false, false]);
    expect([1000, 1001, 1399, 1400].map((now) => attempt(at(now)))).toEqual([true, false, false, true]);
  });

  it("counts an attempt once, however often it is sent", () => {
    const once = at(0);
    expect([attempt(once), attempt(once), attempt({ ...once, now: 5 })]).toEqual([true, true, true]);
    expect([at(10), at(20), at(30)].map((made) => attempt(made))).toEqual([true, true, false]);
    expect(attempt(once)).toBe(true);
    const withDevice = at(2000, { device: "phone" });
    expect([attempt(withDevice), attempt(withDevice)]).toEqual([true, true]);
  });

  it("counts each visitor and each action separately", () => {
    for (const now of [0, 1, 2]) attempt(at(now));
    expect(attempt(at(3))).toBe(false);
    expect(attempt(at(3, { visitor: { today: "naomi-2", yesterday: "naomi-1" } }))).toBe(true);
    expect(attempt(at(3), { ...limit, action: "other" })).toBe(true);
  });

  it("recognises a visitor after midnight, when the name changes", () => {
    for (const now of [0, 1, 2]) attempt(at(now, { visitor: { today: "ruth-1", yesterday: "ruth-0" } }));
    expect(attempt(at(3, { visitor }))).toBe(false);
    expect(attempt(at(3, { visitor: { today: "ruth-3", yesterday: "ruth-2" } }))).toBe(true);
  });

  it("also counts by device, which can only reject more", () => {
    expect(["a", "b", "c", "d"].map((name, now) => attempt(at(now, { visitor: by(name), device: "phone" })))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(attempt(at(4, { visitor: by("d") }))).toBe(true);
    expect(attempt(at(5, { visitor: by("e"), device: "tablet" }))).toBe(true);
    for (const now of [6, 7]) attempt(at(now, { device: `new-${now}` }));
    expect([at(8, { device: "new-8" }), at(9, { device: "new-9" })].map((made) => attempt(made))).toEqual([
      true,
      false,
    ]);
  });

  it("does not count a device whose attempt was rejected", () => {
    for (const now of [0, 1, 2]) attempt(at(now));
    for (const now of [3, 4, 5]) expect(attempt(at(now, { device: "phone" }))).toBe(false);
    expect(attempt(at(6, { visitor: { today: "naomi-2", yesterday: "naomi-1" }, device: "phone" }))).toBe(true);
  });

  it("tells whether an attempt was within the limit", async () => {
    const answers: boolean[] = [];
    for (const now of [0, 1, 2, 3, 4]) answers.push(await isWithinLimit(db, limit, at(now)));
    expect(answers).toEqual([true, true, true, false, false]);
    expect(await isWithinLimit(db, limit, at(3, { visitor: by("naomi") }))).toBe(true);
  });

  it("deletes what is older than a window", () => {
    for (const now of [0, 1]) attempt(at(now, { id: `old-${now}` }));
    run(deleteOldAttempts(db, 1000, 1000));
    expect(["old-0", "old-1"].map(isStored)).toEqual([false, true]);
  });
});

const named = (who: string, isNextDay: boolean) =>
  isNextDay ? { today: `${who}2`, yesterday: `${who}1` } : { today: `${who}1`, yesterday: `${who}0` };

describe("any sequence of attempts", () => {
  const someone = fc.constantFrom("a", "b");
  const attempts = fc.array(
    fc.record({
      pause: fc.nat({ max: 700 }),
      who: someone,
      device: fc.option(someone, { nil: undefined }),
      isNextDay: fc.boolean(),
    }),
    { maxLength: 25 },
  );

  it("is allowed exactly as by a sliding window", () => {
    fc.assert(
      fc.property(attempts, (tries) => {
        sqlite = emptyDatabase();
        const counted: { key: string; at: number }[] = [];
        let now = 10_000;
        tries.forEach(({ pause, who, device, isNextDay }, index) => {
          now += pause;
          const made: Attempt = { id: `t${index}`, now, visitor: named(who, isNextDay), device };
          const used = (keys: readonly string[]) =>
            counted.filter((one) => keys.includes(one.key) && one.at > now - limit.windowMs).length;
          const deviceKey = `device:${device}`;
          const isFree =
            used([made.visitor.today, made.visitor.yesterday]) < limit.maxAttempts &&
            (device === undefined || used([deviceKey]) < limit.maxAttempts);
          expect(attempt(made)).toBe(isFree);
          if (isFree)
            counted.push(
              { key: made.visitor.today, at: now },
              ...(device === undefined ? [] : [{ key: deviceKey, at: now }]),
            );
        });
      }),
      { numRuns: 60 },
    );
  });
});
