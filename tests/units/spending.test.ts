import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase } from "#tests/support/memory-database.ts";
import { widerNetworks } from "#domain/api/budgets.ts";
import { type Debit, deleteOldSpending, giveBack, spend } from "#worker/db/spending.ts";

/** The statements that spend, on a real SQLite. */

let { sqlite, db } = emptyDatabase();
beforeEach(() => {
  ({ sqlite, db } = emptyDatabase());
});

const hourMs = 3_600_000;
const noon = Date.parse("2026-11-25T12:00:00Z");
const most = 20;

const debit = (key: string, times = 1, more: Partial<Debit> = {}): Debit => ({
  key,
  formerKey: `${key} yesterday`,
  amount: 1,
  most: most * times,
  windowMs: hourMs,
  ...more,
});

/** The debits of one address of a /48, by the number of its /64. */
const ofAddress = (subnet: number): Debit[] =>
  widerNetworks.map(({ prefixBits, times }) => debit(`${prefixBits}|${subnet >> (64 - prefixBits)}`, times));

const rows = () => sqlite.prepare("SELECT count(*) AS n, coalesce(sum(amount), 0) AS sum FROM spending").get();

describe("what is spent", () => {
  it("by 1,024 networks of one /48 is eight times one network's budget, and refusals write nothing", async () => {
    let allowed = 0;
    // Spread, so that every /56 has some.
    for (let index = 0; index < 1024; index += 1)
      if ((await spend(db, ofAddress((index * 4099) % 65_536), noon)) === undefined) allowed += 1;
    expect(allowed).toBe(8 * most);
    expect(rows()).toMatchObject({ sum: 3 * 8 * most });
  });

  it("is taken from all budgets or from none", async () => {
    expect(await spend(db, [debit("own"), debit("site", 1, { amount: most })], noon)).toBeUndefined();
    expect(await spend(db, [debit("own"), debit("site")], noon)).toMatchObject({ index: 1 });
    expect(rows()).toMatchObject({ n: 2, sum: most + 1 });
  });

  it("counts under the name of the day before, and not from the far future", async () => {
    await spend(db, [debit("me yesterday", 1, { amount: most })], noon);
    expect(await spend(db, [debit("me")], noon)).toMatchObject({ index: 0 });
    await spend(db, [debit("other", 1, { amount: most })], noon + 3 * hourMs);
    expect(await spend(db, [debit("other")], noon)).toBeUndefined();
  });

  it("can be given back, and goes after a day", async () => {
    const all = [debit("own", 1, { amount: most })];
    await spend(db, all, noon);
    await giveBack(db, all, noon);
    expect(await spend(db, all, noon)).toBeUndefined();
    await db.batch([deleteOldSpending(db, noon + 25 * hourMs, 24 * hourMs)]);
    expect(rows()).toMatchObject({ n: 0 });
  });

  it("is never more than the budget in any window, whatever the steps; a refusal says when to come again", async () => {
    const steps = fc.array(
      fc.record({ afterMs: fc.nat({ max: hourMs / 3 }), amount: fc.integer({ min: 1, max: most }) }),
      { maxLength: 40 },
    );
    let keys = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (made) => {
        const key = `random ${(keys += 1)}`;
        const taken: { at: number; amount: number }[] = [];
        let now = noon;
        for (const { afterMs, amount } of made) {
          now += afterMs;
          const over = await spend(db, [debit(key, 1, { amount })], now);
          if (!over) taken.push({ at: now, amount });
          const inHour = taken.filter(({ at }) => at > now - hourMs).reduce((sum, one) => sum + one.amount, 0);
          expect(inHour).toBeLessThanOrEqual(most);
          const wait = over?.retryAfterSeconds ?? 1;
          expect(wait).toBeGreaterThan(0);
          expect(wait).toBeLessThanOrEqual(hourMs / 1000);
        }
      }),
      { numRuns: 50 },
    );
  });
});
