import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { incrementSchema } from "#domain/api/stats.ts";
import { bodyOf, deliveryOf, emptyOutbox, maxPending, retryDelayMs, withIncrement } from "./outbox.ts";
import type { PendingIncrement } from "./stored.ts";

const increment = (id: number): PendingIncrement => ({ stat_name: "plays", operation_id: `operation-${id}`, at: id });

describe("the outbox", () => {
  it("counts every increment exactly once, whatever gets lost on the way", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 12 }), fc.array(fc.constantFrom("ok", "request lost", "answer lost"), { maxLength: 40 }), async (count, fates) => {
        let outbox = Array.from({ length: count }, (_, id) => increment(id));
        const seen = new Set<string>();
        let turn = 0;
        const send = async ({ operation_id }: PendingIncrement) => {
          const fate = fates[turn] ?? "ok";
          turn += 1;
          if (fate !== "request lost") seen.add(operation_id);
          return fate === "ok" ? ("taken" as const) : ("later" as const);
        };
        const environment = { pending: () => outbox, send, remove: async (id: string) => void (outbox = outbox.filter((item) => item.operation_id !== id)) };
        let attempts = 0;
        while (!(await emptyOutbox(environment)) && attempts < 60) attempts += 1;
        expect(outbox).toEqual([]);
        expect(seen.size).toBe(count);
      }),
    );
  });

  it("drops what will never be accepted, and keeps what may be accepted later", () => {
    expect([200, 201].map(deliveryOf)).toEqual(["taken", "taken"]);
    expect([404, 413, 422].map(deliveryOf)).toEqual(["refused", "refused", "refused"]);
    expect([408, 429, 500, 503].map(deliveryOf)).toEqual(["later", "later", "later", "later"]);
  });

  it("sends a prayer's topic and age, even if the clock changed since", () => {
    const prayer: PendingIncrement = { stat_name: "prayers_submitted", operation_id: "operation-of-a-prayer", at: 1_000_000, topic_id: 17 };
    const body = (now: number) => incrementSchema.parse(bodyOf(prayer, now));
    expect(body(1_061_999)).toEqual({ increment_by: 1, operation_id: "operation-of-a-prayer", topic_id: 17, seconds_ago: 61 });
    expect(body(0).seconds_ago).toBe(0);
    expect(body(9e12).seconds_ago).toBe(30 * 86_400);
    expect(bodyOf(increment(1), 9)).toEqual({ increment_by: 1, operation_id: "operation-1" });
  });

  it("keeps the newest increments, within its limit and the server's maximum age", () => {
    const monthMs = 30 * 86_400_000;
    fc.assert(
      fc.property(fc.nat(2 * maxPending), fc.integer({ min: 1, max: 2 * monthMs }), fc.nat(2 * monthMs), (count, now, everyMs) => {
        const pending = Array.from({ length: count }, (_, id) => ({ ...increment(id), at: now - Math.floor(((count - id) * everyMs) / count) }));
        const one = { ...increment(-1), at: now };
        const kept = withIncrement(pending, one);
        const fresh = pending.filter(({ at }) => at > now - monthMs);
        expect(kept).toEqual([...fresh.slice(Math.max(0, fresh.length - maxPending + 1)), one]);
      }),
    );
  });

  it("waits longer after each failure, ten minutes at most", () => {
    expect([0, 1, 2, 3, 4, 100].map(retryDelayMs)).toEqual([5000, 30_000, 120_000, 600_000, 600_000, 600_000]);
  });

  it("does not loop on an increment that cannot be removed", async () => {
    let sent = 0;
    await emptyOutbox({ pending: () => [increment(1)], remove: async () => false, send: async () => { sent += 1; return "taken"; } });
    expect(sent).toBe(1);
  });
});
