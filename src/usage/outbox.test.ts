import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { batchSchema } from "#domain/api/increments.ts";
import { mostInBatch, type StatName, statNames } from "#domain/api/stats.ts";
import {
  type Delivery,
  bodyOf,
  collectMs,
  deliveryOf,
  deliverAll,
  maxPending,
  unsentUsesIn,
  retryDelayMs,
  sealed,
  sendInMs,
  withCounted,
} from "./outbox.ts";
import { type PendingBatch, usageOutbox } from "./stored.ts";

const noon = Date.parse("2026-11-23T12:00:00Z");
const dayMs = 86_400_000;
const idOf = (number: number): string => `operation-${String(number).padStart(6, "0")}`;

const batchOf = (number: number, more: Partial<PendingBatch> = {}): PendingBatch => ({
  operation_id: idOf(number),
  at: noon,
  increments: [{ stat_name: "plays", count: 1 }],
  prayers: [],
  isSealed: true,
  ...more,
});

const taken: Delivery = { outcome: "taken" };
const later: Delivery = { outcome: "later", afterMs: 0 };

const totalOf = (batches: readonly PendingBatch[]): Record<string, number> => {
  const totals: Record<string, number> = {};
  for (const { increments } of batches)
    for (const { stat_name, count } of increments) totals[stat_name] = (totals[stat_name] ?? 0) + count;
  return totals;
};

describe("collecting", () => {
  it("puts what is counted into one batch, each counter once, with the topics of prayers", () => {
    const uses = ["visitors", "scripture_searches", "plays", "scripture_searches"] as const;
    let pending = uses.reduce<PendingBatch[]>(
      (present, stat_name, index) => withCounted(present, { stat_name }, idOf(index), noon + index),
      [],
    );
    pending = withCounted(pending, { stat_name: "prayers_submitted", topic_id: 17 }, idOf(9), noon + 9);
    expect(pending).toEqual([
      {
        operation_id: idOf(0),
        at: noon,
        increments: [
          { stat_name: "visitors", count: 1 },
          { stat_name: "plays", count: 1 },
          { stat_name: "scripture_searches", count: 2 },
          { stat_name: "prayers_submitted", count: 1 },
        ],
        prayers: [{ topic_id: 17, at: noon + 9 }],
        isSealed: false,
      },
    ]);
  });

  it("adds nothing to a batch that may have been sent", () => {
    const pending = withCounted(
      sealed(withCounted([], { stat_name: "plays" }, idOf(1), noon)),
      { stat_name: "plays" },
      idOf(2),
      noon,
    );
    expect(pending.map(({ operation_id, isSealed }) => [operation_id, isSealed])).toEqual([
      [idOf(1), true],
      [idOf(2), false],
    ]);
    expect(sealed(sealed(pending))).toEqual(sealed(pending));
    const closed = sealed(pending);
    expect(sealed(closed)).toBe(closed);
  });

  it("makes only batches that the server takes, and loses nothing", () => {
    const use = fc.record({
      stat_name: fc.constantFrom(...statNames, "scripture_searches" as const),
      topic_id: fc.integer({ min: 1, max: 28 }),
      isSent: fc.integer({ min: 0, max: 20 }).map((chance) => chance === 0),
    });
    fc.assert(
      fc.property(fc.array(use, { maxLength: 300 }), (uses) => {
        let pending: PendingBatch[] = [];
        const made: Record<string, number> = {};
        for (const [index, { stat_name, topic_id, isSent }] of uses.entries()) {
          const isPrayer = stat_name === "prayers_submitted";
          pending = withCounted(pending, { stat_name, ...(isPrayer && { topic_id }) }, idOf(index), noon);
          if (isSent) pending = sealed(pending);
          made[stat_name] = (made[stat_name] ?? 0) + 1;
        }
        for (const batch of pending) expect(batchSchema.safeParse(bodyOf(batch, noon)).error).toBeUndefined();
        expect(totalOf(pending)).toEqual(made);
        expect(pending.slice(0, -1).every(({ isSealed }) => isSealed)).toBe(true);
        expect(new Set(pending.map(({ operation_id }) => operation_id)).size).toBe(pending.length);
      }),
    );
  });

  it("begins another batch at a counter's cap", () => {
    for (const stat_name of ["scripture_searches", "plays"] satisfies StatName[]) {
      let pending: PendingBatch[] = [];
      for (let index = 0; index <= mostInBatch(stat_name); index += 1)
        pending = withCounted(pending, { stat_name }, idOf(index), noon);
      expect(pending.map(({ increments }) => increments[0]?.count)).toEqual([mostInBatch(stat_name), 1]);
    }
  });

  it("keeps the newest batches, within its limit and the server's maximum age", () => {
    const old = batchOf(1, { at: noon - 30 * dayMs });
    const young = batchOf(2, { at: noon - 30 * dayMs + 1 });
    const one = { stat_name: "shares" } as const;
    expect(withCounted([old, young], one, idOf(3), noon).map(({ operation_id }) => operation_id)).toEqual([
      idOf(2),
      idOf(3),
    ]);
    const many = Array.from({ length: maxPending + 5 }, (_, index) => batchOf(index));
    const kept = withCounted(many, one, idOf(9999), noon);
    expect([kept.length, kept[0]!.operation_id, kept.at(-1)!.operation_id]).toEqual([maxPending, idOf(6), idOf(9999)]);
  });

  it("knows what no server can know yet", () => {
    const open = batchOf(2, {
      isSealed: false,
      increments: [
        { stat_name: "prayers_submitted", count: 2 },
        { stat_name: "plays", count: 3 },
      ],
      prayers: [{ topic_id: 4, at: noon }],
    });
    expect(unsentUsesIn([batchOf(1), open])).toEqual([
      { stat_name: "prayers_submitted", count: 2, prayers: [{ topic_id: 4, day: "2026-11-23" }] },
      { stat_name: "plays", count: 3, prayers: [] },
    ]);
  });
});

describe("when it is sent", () => {
  it("is three minutes after the first of it, however much is added", () => {
    let pending = withCounted([], { stat_name: "plays" }, idOf(1), noon);
    expect(sendInMs(pending, noon)).toBe(collectMs);
    pending = withCounted(pending, { stat_name: "plays" }, idOf(2), noon + 40_000);
    expect(sendInMs(pending, noon + 40_000)).toBe(140_000);
    expect(sendInMs(pending, noon + 9 * collectMs)).toBe(0);
  });

  it("is never while nothing grows, and never further away after the clock was set back", () => {
    expect(sendInMs([], noon)).toBeUndefined();
    expect(sendInMs([batchOf(1)], noon)).toBeUndefined();
    expect(sendInMs([batchOf(1, { isSealed: false })], noon - dayMs)).toBe(collectMs);
  });

  it("is later after each failure, ten minutes at most", () => {
    expect([0, 1, 2, 3, 4, 100].map(retryDelayMs)).toEqual([5000, 30_000, 120_000, 600_000, 600_000, 600_000]);
  });
});

describe("sending", () => {
  it("counts everything exactly once, whatever gets lost on the way", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("count", "send", "reload"), { maxLength: 40 }),
        fc.array(fc.constantFrom("ok", "request lost", "answer lost", "not stored"), { maxLength: 40 }),
        async (steps, fates) => {
          let outbox: PendingBatch[] = [];
          const server = new Map<string, PendingBatch>();
          let made = 0;
          let turn = 0;
          const send = async (batch: PendingBatch): Promise<Delivery> => {
            const fate = fates[turn] ?? "ok";
            turn += 1;
            // The server counts only the first request with an id.
            if (fate === "ok" || fate === "answer lost")
              server.set(batch.operation_id, server.get(batch.operation_id) ?? batch);
            return fate === "ok" ? taken : later;
          };
          const environment = {
            pending: () => outbox,
            send,
            remove: async (id: string) => void (outbox = outbox.filter((item) => item.operation_id !== id)),
          };
          const deliver = async () => {
            outbox = sealed(outbox);
            return (await deliverAll(environment)) === undefined;
          };
          for (const step of steps) {
            if (step === "count") outbox = withCounted(outbox, { stat_name: "plays" }, idOf((made += 1)), noon + made);
            // The page is closed after sending its request, so the next page starts from what was stored.
            else if (step === "reload") {
              outbox = sealed(outbox);
              for (const batch of outbox) await send(batch);
              outbox = JSON.parse(JSON.stringify(outbox)) as PendingBatch[];
            } else await deliver();
          }
          let attempts = 0;
          while (!(await deliver()) && attempts < 100) attempts += 1;
          expect(outbox).toEqual([]);
          expect(totalOf([...server.values()])["plays"] ?? 0).toBe(made);
        },
      ),
    );
  });

  it("drops what will never be accepted, and keeps what may be accepted later, for as long as the server says", () => {
    expect([200, 201].map((status) => deliveryOf(status).outcome)).toEqual(["taken", "taken"]);
    expect([404, 413, 422].map((status) => deliveryOf(status).outcome)).toEqual(["refused", "refused", "refused"]);
    expect([408, 429, 500, 503, undefined].map((status) => deliveryOf(status).outcome)).toEqual(
      Array.from({ length: 5 }, () => "later"),
    );
    expect(deliveryOf(503, 30_000)).toEqual({ outcome: "later", afterMs: 30_000 });
    expect(deliveryOf(undefined)).toEqual({ outcome: "later", afterMs: 0 });
  });

  it("stops at what must wait, and says how long", async () => {
    const tried: string[] = [];
    const wait = await deliverAll({
      pending: () => [batchOf(1), batchOf(2)],
      remove: async () => false,
      send: async ({ operation_id }) => {
        tried.push(operation_id);
        return { outcome: "later", afterMs: 7000 };
      },
    });
    expect([wait, tried]).toEqual([7000, [idOf(1)]]);
  });

  it("leaves what still grows, and does not loop on what cannot be removed", async () => {
    const tried: string[] = [];
    await deliverAll({
      pending: () => [batchOf(1), batchOf(2, { isSealed: false })],
      remove: async () => false,
      send: async ({ operation_id }) => {
        tried.push(operation_id);
        return taken;
      },
    });
    expect(tried).toEqual([idOf(1)]);
  });

  it("tells a prayer's age, even if the clock changed since", () => {
    const prayer = batchOf(1, {
      increments: [{ stat_name: "prayers_submitted", count: 1 }],
      prayers: [{ topic_id: 17, at: noon }],
    });
    const ageAt = (now: number) => batchSchema.parse(bodyOf(prayer, now)).prayers;
    expect(ageAt(noon + 61_999)).toEqual([{ topic_id: 17, seconds_ago: 61 }]);
    expect(ageAt(0)).toEqual([{ topic_id: 17, seconds_ago: 0 }]);
    expect(ageAt(9e12)).toEqual([{ topic_id: 17, seconds_ago: 30 * 86_400 }]);
    expect(bodyOf(batchOf(1), noon)).toEqual({
      operation_id: idOf(1),
      increments: [{ stat_name: "plays", count: 1 }],
    });
  });
});

describe("an outbox from before there were batches", () => {
  it("is sent as it is, each increment with its own id", () => {
    const former = [
      { stat_name: "plays", operation_id: "a", at: 5 },
      { stat_name: "prayers_submitted", operation_id: "b", at: 6, topic_id: 3 },
    ];
    expect(usageOutbox.schema.safeParse(former).success).toBe(false);
    const batches = usageOutbox.schema.safeParse(usageOutbox.migrate?.(former)).data;
    expect(batches).toEqual([
      batchOf(0, { operation_id: "a", at: 5 }),
      {
        operation_id: "b",
        at: 6,
        increments: [{ stat_name: "prayers_submitted", count: 1 }],
        prayers: [{ topic_id: 3, at: 6 }],
        isSealed: true,
      },
    ]);
  });
});
