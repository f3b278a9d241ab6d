import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyDatabase } from "#tests/support/memory-database.ts";
import { countPost, findObstacle, type Post } from "#worker/db/card-posts.ts";

/** The statements that count posts, on a real SQLite, compared with simple sliding windows. */

type Opened = ReturnType<typeof emptyDatabase>;

const limit = 5;
const windowMs = 3_600_000;

const isCounted = ({ sqlite }: Opened, id: string): boolean =>
  sqlite.prepare("SELECT 1 FROM card_posts WHERE id = ?").get(id) !== undefined;

/** Whether the post is counted. */
const post = async (opened: Opened, made: Post): Promise<boolean> => {
  await opened.db.batch([...countPost(opened.db, made, sql`false`)] as never);
  return isCounted(opened, made.id);
};

const name = (network: string, day: number) => ({ today: `${network}${day}`, yesterday: `${network}${day - 1}` });

const postOf = (
  id: string,
  now: number,
  more: Partial<Post> & { readonly subnet?: number; readonly day?: number },
): Post => {
  const { subnet = 0, day = 1, ...rest } = more;
  return {
    id,
    now,
    cardId: "card",
    device: undefined,
    networks: [
      { prefixBits: 64, times: 1, ...name(`narrow ${subnet} of `, day) },
      { prefixBits: 56, times: 4, ...name("middle ", day) },
      { prefixBits: 48, times: 8, ...name("wide ", day) },
    ],
    hasNetworkBudgets: true,
    mayStart: true,
    isProven: false,
    ceilings: { all: 1000, unproven: 1000 },
    ...rest,
  };
};

describe("any sequence of posts", () => {
  const tries = fc.array(
    fc.record({
      pauseMinutes: fc.nat({ max: 20 }),
      device: fc.option(fc.constantFrom("a", "b"), { nil: undefined }),
      cardId: fc.constantFrom("card", "other card"),
      subnet: fc.nat({ max: 3 }),
      day: fc.constantFrom(1, 2),
    }),
    { maxLength: 25 },
  );

  it("is counted exactly as by a sliding window: by device, or without one by the whole network; the wait is right", async () => {
    await fc.assert(
      fc.asyncProperty(tries, async (made) => {
        const opened = emptyDatabase();
        const counted: { readonly who: string; readonly at: number }[] = [];
        let now = Date.UTC(2026, 9, 20);
        let day = 1;
        for (const [index, { pauseMinutes, device, cardId, subnet, ...rest }] of made.entries()) {
          now += pauseMinutes * 60_000;
          // A name of today or, after midnight, of yesterday: days go on only.
          day = Math.max(day, rest.day);
          // On a card, a device's name is its own.
          const named = device && `${device} on ${cardId}`;
          const who = named ?? `anyone on ${cardId}`;
          const before = counted.filter((one) => one.who === who && one.at > now - windowMs);
          const next = postOf(`t${index}`, now, { device: named, cardId, subnet, day });
          const isFree = before.length < limit;
          expect(await post(opened, next)).toBe(isFree);
          if (isFree) {
            counted.push({ who, at: now });
            continue;
          }
          const waitMs = before.at(-limit)!.at + windowMs - now;
          const wait = Math.max(1, Math.ceil(waitMs / 1000));
          expect(await findObstacle(opened.db, next)).toEqual({ kind: "card", retryAfterSeconds: wait });
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("a post", () => {
  it("is counted once, however often it is sent, also for the day", async () => {
    const opened = emptyDatabase();
    const made = postOf("once", Date.UTC(2026, 9, 20), {});
    expect(await post(opened, made)).toBe(true);
    opened.sqlite.exec(
      "INSERT INTO event_card_messages (id, card_id, sender_name, message, created_at, user_agent, idempotency_key) VALUES ('once', 'card', 'Ruth', 'Peace.', 0, '', 'k')",
    );
    for (let again = 0; again < 3; again += 1) expect(await post(opened, made)).toBe(true);
    expect(opened.sqlite.prepare("SELECT messages, unproven_messages FROM daily_writes").all()).toEqual([
      { messages: 1, unproven_messages: 1 },
    ]);
  });

  it("of a proven device is no part of the other half", async () => {
    const opened = emptyDatabase();
    const now = Date.UTC(2026, 9, 20);
    const ceilings = { all: 4, unproven: 2 };
    const proven = { isProven: true, ceilings };
    expect(await post(opened, postOf("a", now, proven))).toBe(true);
    expect(await post(opened, postOf("b", now, { ceilings }))).toBe(true);
    expect(await post(opened, postOf("c", now, { ceilings }))).toBe(true);
    expect(await post(opened, postOf("d", now, { ceilings }))).toBe(false);
    expect(await findObstacle(opened.db, postOf("d", now, { ceilings }))).toEqual({ kind: "closed-to-unproven" });
    expect(await post(opened, postOf("e", now, proven))).toBe(true);
    expect(await post(opened, postOf("f", now, proven))).toBe(false);
    expect(await findObstacle(opened.db, postOf("f", now, { ...proven, device: "phone" }))).toEqual({ kind: "closed" });
  });
});
