import { env } from "cloudflare:workers";
import { afterAll, afterEach, describe, expect, inject, it, vi } from "vitest";
import { cardPageSchema, postedMessageSchema } from "#domain/api/cards.ts";
import { errorBodySchema } from "#domain/api/errors.ts";
import { type Row, printRows } from "#measure/bench/bars.ts";
import { follow } from "./follow.ts";
import { askHere as ask, startToken } from "./support.ts";

const longestMs = 2500;

type Query = () => Promise<unknown>;
type Fault = (query: Query) => Promise<unknown>;

const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
const never = () => new Promise<never>(() => {});
const lost = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));

/** Real queries that have not been answered. */
const underWay = new Set<Promise<unknown>>();

/** Injects the fault into every database call. */
const breakDatabase = (fault: Fault) => {
  const statement = Object.getPrototypeOf(env.DB.prepare("SELECT 1")) as D1PreparedStatement;
  const faulty = <Owner extends object>(owner: Owner, method: keyof Owner & string) => {
    const original = owner[method] as (...values: unknown[]) => Promise<unknown>;
    const through = function (this: unknown, ...values: unknown[]) {
      return fault(() => {
        const query = original.apply(this, values);
        underWay.add(query);
        const isOver = () => void underWay.delete(query);
        query.then(isOver, isOver);
        return query;
      });
    };
    vi.spyOn(owner, method as never).mockImplementation(through as never);
  };
  // The database's own batch uses a session's, too.
  faulty(Object.getPrototypeOf(env.DB.withSession()) as D1DatabaseSession, "batch");
  for (const method of ["run", "all", "first", "raw"] as const) faulty(statement, method);
};

/** Turns of the event loop without a query, after which everybody waits for a timer. */
const idleTurns = 20;

/** Waits until the real database has answered everything and what follows from it has happened. */
const untilIdle = async (): Promise<void> => {
  for (let turns = 0; turns < idleTurns; turns = underWay.size > 0 ? 0 : turns + 1) await scheduler.wait(0);
};

/** The result of a work by a clock that moves only while everybody waits for it, however busy the machine is. */
const inFakeTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  for (;;) {
    await untilIdle();
    if (isOver) return over;
    await vi.advanceTimersToNextTimerAsync();
  }
};

let cards = 0;
const newCard = () => `1795000000000-${(cards += 1).toString().padStart(32, "f")}`;
const good = { sender_name: "Ruth", message: "Whither thou goest, I will go." };

const post = async (cardId: string, body: object) =>
  ask(`/api/cards/${cardId}/messages`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": "192.0.2.7" },
    body: JSON.stringify({ ...body, start_token: await startToken(cardId) }),
  });
const list = async (cardId: string) => cardPageSchema.parse(await (await ask(`/api/cards/${cardId}/messages`)).json());

const timed = async (asked: Promise<Response>) => {
  const began = Date.now();
  const answer = await asked;
  return { answer, ms: Date.now() - began };
};

const expectError = async (answer: Response, message: string) => {
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("5");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(errorBodySchema.parse(await answer.json())).toMatchObject({ code: "unavailable", message });
};

/** The security log, in the same database, warns that it failed, as it should. */
const quiet = () => vi.spyOn(console, "warn").mockImplementation(() => undefined);

const rows: Row[] = [];
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => {
  if (inject("faultsInFull")) printRows("D1 faults: post, list and delete, then the same post again", rows);
});

/** The statuses a post may return while the fault lasts: always 201 means that retries hide the fault. */
const faults: readonly { readonly name: string; readonly fault: () => Fault; readonly status: number }[] = [
  { name: "dead: refuses at once", status: 503, fault: () => lost },
  { name: "dead: never answers", status: 503, fault: () => never },
  { name: "slow: 500 ms a query", status: 201, fault: () => (query) => after(500).then(query) },
  {
    name: "slow: answers after 3 s, too late",
    status: 503,
    fault: () => (query) => query().then(async (result) => after(3000).then(() => result)),
  },
  { name: "writes, then loses the reply", status: 503, fault: () => (query) => query().then(lost) },
  { name: "writes, then never replies", status: 503, fault: () => (query) => query().then(never) },
  {
    name: "loses the first two replies",
    status: 201,
    fault: () => {
      let queries = 0;
      return (query) => query().then((result) => ((queries += 1) <= 2 ? lost() : result));
    },
  },
];

describe("when the database fails", () => {
  it.each(faults)("$name: answers in time, nothing twice, reading goes on", async ({ name, fault, status }) => {
    const cardId = newCard();
    const other = newCard();
    const mine = postedMessageSchema.parse(await (await post(other, good)).json());
    const body = { ...good, idempotency_key: crypto.randomUUID() };

    quiet();
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    breakDatabase(fault());
    const posting = timed(post(cardId, body));
    // Where retries help, only the post sees the fault.
    if (status === 201) await inFakeTime(posting);
    const [posted, listed, removed, read, search, verse] = await inFakeTime(
      Promise.all([
        posting,
        timed(ask(`/api/cards/${other}/messages`)),
        timed(
          ask(`/api/cards/${other}/messages/${mine.id}`, {
            method: "DELETE",
            headers: { Authorization: `Bearer ${mine.delete_token}` },
          }),
        ),
        timed(ask("/api/bible/data/kjv/JHN/3")),
        timed(ask("/api/search?q=lamb")),
        timed(ask("/api/bible/john+3:16")),
      ]),
    );
    // What the worker does after its answers.
    await vi.advanceTimersByTimeAsync(10_000);
    await untilIdle();
    vi.useRealTimers();
    vi.restoreAllMocks();
    quiet();

    const slowest = Math.max(posted.ms, listed.ms, removed.ms);
    expect([posted, listed, removed].map(({ answer }) => answer.status)).toEqual(
      status === 503 ? [503, 503, 503] : [201, 200, 204],
    );
    if (status === 503) {
      await expectError(posted.answer, "Failed to save message");
      await expectError(listed.answer, "Failed to load messages");
      await expectError(removed.answer, "Failed to delete message");
    }
    expect([read.answer.status, search.answer.status, verse.answer.status]).toEqual([200, 200, 200]);
    expect(slowest).toBeLessThan(longestMs);

    const again = await post(cardId, body);
    const { messages } = await list(cardId);
    const attempts = await env.DB.prepare("SELECT count(*) AS found FROM card_posts WHERE card_id = ?")
      .bind(cardId)
      .first<number>("found");
    expect([200, 201]).toContain(again.status);
    expect(messages).toHaveLength(1);
    expect(attempts).toBeLessThanOrEqual(1);
    rows.push({
      what: name,
      bar: `≤ ${longestMs} ms, 1 message`,
      measured: `post ${posted.ms.toFixed(0)} ms (${posted.answer.status}), list ${listed.ms.toFixed(0)}, taking back ${removed.ms.toFixed(0)}; ${messages.length} message`,
      isMet: slowest <= longestMs && messages.length === 1,
    });
  });

  it("still tells a card's open pages, once, of what it stored and deleted too late for the answer", async () => {
    const cardId = newCard();
    const mine = postedMessageSchema.parse(await (await post(cardId, good)).json());
    const path = `/api/cards/${cardId}/live`;
    const page = await follow((request) => ask(path, request), path);
    quiet();
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    breakDatabase((query) => query().then(async (result) => after(3000).then(() => result)));
    const posted = await inFakeTime(post(cardId, { ...good, sender_name: "Naomi" }));
    vi.restoreAllMocks();
    quiet();
    let queries = 0;
    breakDatabase((query) => query().then((result) => ((queries += 1) > 1 ? after(3000).then(() => result) : result)));
    const removed = await inFakeTime(
      ask(`/api/cards/${cardId}/messages/${mine.id}`, {
        method: "DELETE",
        headers: { Authorization: `Bearer ${mine.delete_token}` },
      }),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    await untilIdle();
    vi.useRealTimers();
    vi.restoreAllMocks();
    expect([posted.status, removed.status]).toEqual([503, 503]);
    const frames = [JSON.parse(await page.next()), JSON.parse(await page.next())];
    expect(frames).toMatchObject([
      { type: "added", message: { sender_name: "Naomi" } },
      { type: "removed", id: mine.id },
    ]);
    expect(page.pending()).toBe(0);
    page.socket.close();
  });

  it("gives back what it counted too late for anything to be done", async () => {
    quiet();
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    breakDatabase((query) => query().then(async (result) => after(3000).then(() => result)));
    const refused = await inFakeTime(
      ask("/api/trivia/rooms", {
        method: "POST",
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": "192.0.2.8" },
        body: JSON.stringify({ level: "simple", seconds: 20, questions: 10 }),
      }),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    await untilIdle();
    vi.useRealTimers();
    vi.restoreAllMocks();
    expect(refused.status).toBe(503);
    const { results } = await env.DB.prepare("SELECT amount FROM spending WHERE key LIKE 'newRooms%'").all();
    expect(results).toEqual([{ amount: 0 }]);
  });
});
