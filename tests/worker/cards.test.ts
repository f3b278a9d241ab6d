import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bookmarkHeader, latestBookmark } from "#domain/api/card-bookmark.ts";
import {
  type CardPage,
  type Challenge,
  type PostedMessage,
  cardDetailNames,
  cardFrameSchema,
  cardPageSchema,
  postedMessageSchema,
} from "#domain/api/cards.ts";
import { deleteTokenOf } from "#worker/cards/delete-tokens.ts";
import { newMessageId } from "#worker/db/card-messages.ts";
import { LiveSockets, socketRequest } from "#worker/live-sockets.ts";
import { formerDeleteToken } from "#worker/security/keys.ts";
import { prune } from "#worker/security/prune.ts";
import { follow } from "./follow.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { ask, askHere, startToken, until } from "./support.ts";

let cards = 0;
const newCard = () => `1795000000000-${(cards += 1).toString().padStart(32, "0")}`;

/** Each test has a connection of its own, since a network has budgets over all cards. */
let tests = 0;
const here = () => `198.18.${tests >> 8}.${tests & 255}`;
beforeEach(() => void (tests += 1));

const withStart = async (cardId: string, body: unknown): Promise<unknown> =>
  typeof body === "object" && body !== null && !Array.isArray(body)
    ? { start_token: await startToken(cardId), ...body }
    : body;

/** Posts as a page of ours does, which asks for a start token first. */
const post = async (cardId: string, body: unknown, headers: Record<string, string> = {}, send = ask) =>
  send(`/api/cards/${cardId}/messages`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": here(), ...headers },
    body: JSON.stringify(await withStart(cardId, body)),
  });

const good = { sender_name: "Ruth", message: "Whither thou goest, I will go." };
const posted = async (response: Response): Promise<PostedMessage> => postedMessageSchema.parse(await response.json());
const list = async (cardId: string, cursor = ""): Promise<CardPage> =>
  cardPageSchema.parse(await (await ask(`/api/cards/${cardId}/messages${cursor && `?cursor=${cursor}`}`)).json());
const remove = (cardId: string, id: string, token?: string) =>
  ask(`/api/cards/${cardId}/messages/${id}`, {
    method: "DELETE",
    ...(token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }),
  });

interface Asked {
  readonly code: string;
  readonly message: string;
  readonly challenge: Challenge;
}

const solve = ({ question, token }: Challenge, by = 0) => {
  const [, left, sign, right] = /^(\d+) ([+−×]) (\d+)$/u.exec(question)!;
  const [a, b] = [Number(left), Number(right)];
  return { token, answer: String((sign === "+" ? a + b : sign === "−" ? a - b : a * b) + by) };
};

const odd = { ...good, message: "<script>alert(1)</script>" };
const rude = { ...good, message: "you sh1t" };

const heldBack = async (response: Response): Promise<Asked> => {
  expect(response.status).toBe(403);
  const asked = await response.json<Asked>();
  expect(asked).toMatchObject({
    code: "step_up_required",
    step_up: true,
    challenge: { question: expect.stringMatching(/^\d+ [+−×] \d+$/u) },
  });
  return asked;
};

/** Posts like a person who solves the sum when asked. */
const postSolving = async (cardId: string, body: object, headers: Record<string, string> = {}): Promise<Response> => {
  const response = await post(cardId, body, headers);
  return response.status === 403
    ? post(cardId, { ...body, challenge: solve((await heldBack(response)).challenge) }, headers)
    : response;
};

const aBookmark = /^[0-9a-f-]{59}$/;

type Batch = D1DatabaseSession["batch"];

/** Wraps the batches of sessions. The start of each session is added to the returned list. */
const aroundSessions = (around: (batch: Batch, start: string) => Batch): string[] => {
  const starts: string[] = [];
  const withSession = env.DB.withSession.bind(env.DB);
  vi.spyOn(env.DB, "withSession").mockImplementation((start = "first-unconstrained") => {
    starts.push(start);
    const session = withSession(start);
    return {
      prepare: session.prepare.bind(session),
      batch: around(session.batch.bind(session), start),
      getBookmark: session.getBookmark.bind(session),
    };
  });
  return starts;
};

/** From now on, nothing takes time: a busy machine exceeds no limit. */
const standStill = () => vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("signing a card", () => {
  it("answers 201 with the row and a token, and lists newest first without private columns", async () => {
    const cardId = newCard();
    const first = await post(cardId, good, { "User-Agent": "x".repeat(300) });
    expect(first.status).toBe(201);
    await post(cardId, { sender_name: "Naomi", message: "Second" });
    const page = await list(cardId);
    expect(page.messages.map((message) => message.message)).toEqual(["Second", good.message]);
    expect(page).toMatchObject({ total: 2, next_cursor: null });
    expect(Object.keys(page.messages[0]!).toSorted()).toEqual([
      "card_id",
      "created_at",
      "id",
      "message",
      "sender_name",
    ]);
    const row = await env.DB.prepare(
      "SELECT ip_address, length(user_agent) AS agent FROM event_card_messages WHERE card_id = ? ORDER BY id",
    )
      .bind(cardId)
      .first();
    expect(row).toEqual({ ip_address: null, agent: 200 });
  });

  it("returns the same message for the same key, and rejects the key for another text", async () => {
    const cardId = newCard();
    const body = { ...good, idempotency_key: crypto.randomUUID() };
    const path = `/api/cards/${cardId}/live`;
    const copy = await follow((request) => ask(path, request), path);
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(cardId, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    const rows = await Promise.all(answers.map(posted));
    expect(new Set(rows.map(({ id, delete_token }) => id + delete_token)).size).toBe(1);
    expect((await list(cardId)).total).toBe(1);
    expect((await post(cardId, { ...body, message: "Another" })).status).toBe(422);
    // Open copies hear of it once.
    await env.CARD_ROOMS.getByName(cardId).broadcast({ type: "removed", id: "next" });
    expect(JSON.parse(await copy.next())).toMatchObject({ type: "added", message: { id: rows[0]!.id } });
    expect(JSON.parse(await copy.next())).toEqual({ type: "removed", id: "next" });
    copy.socket.close();
  });

  it.each([
    [{}, ["All fields are required"]],
    [{ sender_name: "Ruth" }, ["All fields are required"]],
    [{ ...good, message: "\u200b \n" }, ["All fields are required"]],
    [{ ...good, sender_name: "x".repeat(101) }, ["Name must be 100 characters or less"]],
    [{ ...good, message: "x".repeat(501) }, ["Message must be 500 characters or less"]],
    [{ ...good, message: { deep: true } }, ["All fields are required"]],
  ])("rejects %j", async (body, sentence) => {
    const response = await post(newCard(), body);
    expect(response.status).toBe(422);
    const { fields } = await response.json<{ fields: Record<string, string> }>();
    expect(Object.values(fields)).toEqual(expect.arrayContaining(sentence));
  });

  it.each([["text"], [[]], [null]])("rejects %j, which is no object", async (body) => {
    const response = await post(newCard(), body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: "The request body must be a JSON object." });
  });

  it.each([
    [{ sender_name: "sh1t" }, ["sender_name"]],
    [{ message: "you sh1t" }, ["message"]],
    [{ sender_name: "sh1t", message: "you sh1t" }, ["sender_name", "message"]],
  ])("names the field with bad language: %j", async (change, names) => {
    const response = await post(newCard(), { ...good, ...change });
    expect(response.status).toBe(422);
    const sentence = "Message contains inappropriate content";
    const { fields, ...rest } = await response.json<{ fields: object }>();
    expect(rest).toMatchObject({ message: sentence, step_up: true });
    expect(fields).toEqual(Object.fromEntries(names.map((name) => [name, sentence])));
  });

  it("rejects other card ids, other sites, other types, ten megabytes and deep bodies", async () => {
    const bad = await post("x".repeat(101), good);
    expect(bad.status).toBe(422);
    expect(await bad.json()).toMatchObject({ message: "Invalid card ID" });
    expect((await post("a%2Fb", good)).status).toBe(422);
    expect((await post(newCard(), good, { Origin: "https://elsewhere.test" })).status).toBe(403);
    expect((await post(newCard(), good, { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await post(newCard(), { ...good, message: "x".repeat(10_000_000) })).status).toBe(413);
    expect((await post(newCard(), JSON.parse("[".repeat(500) + "]".repeat(500)))).status).toBe(400);
  });

  it("keeps pages of 50 consistent while the card grows", async () => {
    const cardId = newCard();
    for (let index = 0; index < 120; index += 1)
      await post(cardId, { ...good, message: `Message ${index}` }, { "CF-Connecting-IP": `192.0.2.${index}` });
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: CardPage = await list(cardId, cursor);
      seen.push(...page.messages.map(({ message }) => message));
      cursor = page.next_cursor;
      await post(cardId, { ...good, message: "newer" }, { "CF-Connecting-IP": `198.51.100.${seen.length}` });
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `Message ${119 - index}`));
    expect((await ask(`/api/cards/${cardId}/messages?cursor=nonsense`)).status).toBe(422);
  });

  it("returns hostile texts exactly, as data", async () => {
    const cardId = newCard();
    for (const [index, text] of hostileTexts.entries()) {
      const response = await post(
        cardId,
        { sender_name: text.slice(0, 100), message: text },
        { "CF-Connecting-IP": `203.0.113.${index}` },
      );
      expect(response.status).toBe(201);
      expect(response.headers.get("Content-Type")).toContain("application/json");
      expect((await posted(response)).message).toBe(text.normalize("NFC"));
    }
    const page = await list(cardId);
    expect(page.messages.map(({ message }) => message)).toEqual(
      hostileTexts.map((text) => text.normalize("NFC")).toReversed(),
    );
  });
});

describe("whom a card is for", () => {
  const names = ["Anna and Tom", "נעמי ורות", "أمّي", "👩‍👩‍👧 O’Brien & Söhne"];

  it.each(names)("is said with the first message and shown from then on: %s", async (name) => {
    const cardId = newCard();
    expect(await list(cardId)).not.toHaveProperty("recipient");
    const first = await posted(await post(cardId, { ...good, recipient: `  ${name}\n` }));
    expect(first.recipient).toBe(name.normalize("NFC"));
    const second = await posted(await post(cardId, { ...good, message: "Second", recipient: "Somebody else" }));
    expect(second.recipient).toBe(first.recipient);
    expect((await list(cardId)).recipient).toBe(first.recipient);
  });

  it("is one of the details, each of which is stored alone", async () => {
    for (const name of cardDetailNames) {
      const cardId = newCard();
      expect(await posted(await post(cardId, { ...good, [name]: "Anna" })), name).toMatchObject({ [name]: "Anna" });
      expect(await list(cardId), name).toMatchObject({ [name]: "Anna" });
    }
  });

  it("stays what it was when the first message is sent again with another name", async () => {
    const cardId = newCard();
    const body = { ...good, idempotency_key: crypto.randomUUID() };
    await post(cardId, { ...body, recipient: "Anna" });
    expect((await posted(await post(cardId, { ...body, recipient: "Tom" }))).recipient).toBe("Anna");
  });

  it("is not said later, by nobody, or with characters that turn the direction of writing", async () => {
    const cardId = newCard();
    await post(cardId, { ...good, recipient: " \u200B " });
    expect(await posted(await post(cardId, { ...good, recipient: "Anna" }))).not.toHaveProperty("recipient");
    expect((await posted(await post(newCard(), { ...good, recipient: "An\u202Ena" }))).recipient).toBe("Anna");
  });

  it.each([
    ["x".repeat(61), "The name on the front must be 60 characters or less"],
    ["<script>alert(1)</script>", "Please write only a name on the front"],
    ["javascript:alert(1)", "Please write only a name on the front"],
    ["you sh1t", "Message contains inappropriate content"],
  ])("is refused: %s", async (recipient, sentence) => {
    const cardId = newCard();
    const refused = await post(cardId, { ...good, recipient });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ fields: { recipient: sentence } });
    expect(await list(cardId)).toMatchObject({ total: 0 });
  });

  it("is forgotten with the card's last message, not before", async () => {
    const cardId = newCard();
    const first = await posted(await post(cardId, { ...good, recipient: "Anna" }));
    const second = await posted(await post(cardId, { ...good, message: "Second" }));
    await remove(cardId, first.id, first.delete_token);
    expect((await list(cardId)).recipient).toBe("Anna");
    await remove(cardId, second.id, second.delete_token);
    expect(await list(cardId)).not.toHaveProperty("recipient");
    const { results } = await env.DB.prepare("SELECT * FROM event_cards WHERE card_id = ?").bind(cardId).all();
    expect(results).toEqual([]);
    expect((await posted(await post(cardId, { ...good, recipient: "Tom" }))).recipient).toBe("Tom");
  });
});

const migrate = () => prune(env, Date.now());

const withPlainKeys = () =>
  env.DB.prepare("SELECT count(*) AS n FROM event_card_messages WHERE delete_digests IS NULL").first("n");

describe("deleting a message", () => {
  it("needs that message's token", async () => {
    const cardId = newCard();
    const mine = await posted(await post(cardId, good));
    const other = await posted(await post(cardId, { ...good, message: "Other" }));
    for (const token of [undefined, other.delete_token, "0".repeat(64), "x"])
      expect((await remove(cardId, mine.id, token)).status).toBe(403);
    expect((await remove(newCard(), mine.id, mine.delete_token)).status).toBe(403);
    expect((await remove(cardId, mine.id, mine.delete_token)).status).toBe(204);
    expect((await list(cardId)).messages.map(({ message }) => message)).toEqual(["Other"]);
    expect((await remove(cardId, mine.id, mine.delete_token)).status).toBe(403);
  });

  it("cannot be done by a reader of the database who posts a message again with what its row holds", async () => {
    const cardId = newCard();
    const mine = await posted(await post(cardId, { ...good, idempotency_key: "chosen-by-the-device" }));
    expect((await posted(await post(cardId, { ...good, idempotency_key: "chosen-by-the-device" }))).delete_token).toBe(
      mine.delete_token,
    );
    const row = await env.DB.prepare("SELECT * FROM event_card_messages WHERE id = ?")
      .bind(mine.id)
      .first<Record<string, string | number | null>>();
    const held = Object.values(row!).flatMap((value) => String(value).split(/[\s:]/));
    expect(held.join()).not.toContain("chosen-by-the-device");
    const answers = [];
    for (const idempotency_key of [row!["idempotency_key"], ...held]) {
      const response = await post(cardId, { ...good, idempotency_key }, { "CF-Connecting-IP": "198.51.100.7" });
      answers.push(await response.json<{ delete_token?: string }>());
    }
    for (const token of [...answers.map(({ delete_token }) => delete_token), ...held])
      expect((await remove(cardId, mine.id, token)).status).toBe(403);
    expect((await remove(cardId, mine.id, mine.delete_token)).status).toBe(204);
  });

  describe("of a row from before keys were hashed", () => {
    const key = "given-before";
    const addFormer = async (cardId: string, ageMs: number) => {
      const id = newMessageId(Date.now() - ageMs);
      await env.DB.prepare(
        "INSERT INTO event_card_messages (id, card_id, sender_name, message, created_at, user_agent, idempotency_key) VALUES (?, ?, ?, ?, ?, '', ?)",
      )
        .bind(id, cardId, good.sender_name, good.message, Date.now() - ageMs, key)
        .run();
      const secret = env.VISITOR_HASH_KEY!;
      return { id, tokens: [await deleteTokenOf(secret, id, key), await formerDeleteToken(secret, id, key)] };
    };
    const twoDaysMs = 2 * 86_400_000;

    it.each([
      ["before the hourly job", async () => {}],
      ["after it", migrate],
    ])("takes either form of token %s, and nothing else", async (_when, job) => {
      for (const form of [0, 1]) {
        const cardId = newCard();
        const { id, tokens } = await addFormer(cardId, twoDaysMs);
        await job();
        const token = tokens[form]!;
        const wrong = token.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
        expect((await remove(cardId, id, wrong)).status).toBe(403);
        expect((await remove(cardId, id, token)).status).toBe(204);
      }
    });

    it("is repeated without a second one for a day; then the key of an old copy of the database brings no token", async () => {
      const cardId = newCard();
      const { id, tokens } = await addFormer(cardId, 1000);
      await migrate();
      const again = await posted(await post(cardId, { ...good, idempotency_key: key }));
      expect(again).toMatchObject({ id, delete_token: tokens[0] });
      const old = newCard();
      await addFormer(old, twoDaysMs);
      await migrate();
      const refused = await post(old, { ...good, idempotency_key: key });
      expect(refused.status).toBe(422);
      expect(await refused.json()).not.toHaveProperty("delete_token");
      expect((await list(old)).total).toBe(1);
    });

    it("is hashed with at most a thousand others at once", async () => {
      await env.DB.exec("DELETE FROM event_card_messages");
      await env.DB.prepare(
        `INSERT INTO event_card_messages (id, card_id, sender_name, message, created_at, user_agent, idempotency_key)
         WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1001)
         SELECT '00' || i, 'many', 'Ruth', 'Peace.', 0, '', 'key-' || i FROM n`,
      ).run();
      await migrate();
      expect(await withPlainKeys()).toBe(1);
      await migrate();
      expect(await withPlainKeys()).toBe(0);
    });
  });

  it("cannot be done by a reader of the database, whatever the server was made to hash", async () => {
    const cardId = newCard();
    const { id } = await posted(await post(cardId, { ...good, idempotency_key: "in-the-row" }));
    const chosen = [`delete|${id}|in-the-row`, JSON.stringify(["delete token", id, "in-the-row"])];
    for (const fingerprint of chosen) {
      await post(cardId, { ...good, fingerprint });
      await ask("/api/security/rate-limit", {
        method: "POST",
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": here() },
        body: JSON.stringify({ action_type_param: "chosen", identifier_param: fingerprint }),
      });
    }
    const { results } = await env.DB.prepare("SELECT key FROM spending UNION SELECT key FROM rate_limit_attempts").all<{
      key: string;
    }>();
    const hashes = new Set(results.flatMap(({ key }) => key.match(/[0-9a-f]{64}/g) ?? []));
    expect(hashes.size).toBeGreaterThan(2);
    for (const hash of hashes) expect((await remove(cardId, id, hash)).status).toBe(403);
  });
});

describe("open copies of a card", () => {
  it("receive what is added and removed, and nothing of other cards", async () => {
    const cardId = newCard();
    const copies = await Promise.all(
      [1, 2].map(() => follow((request) => ask(`/api/cards/${cardId}/live`, request), `/api/cards/${cardId}/live`)),
    );
    const mine = await posted(await post(cardId, { ...good, recipient: "Naomi" }));
    await post(newCard(), good);
    await remove(cardId, mine.id, mine.delete_token);
    for (const copy of copies) {
      const { delete_token: _token, device_token: _device, step_up: _step, recipient, ...row } = mine;
      expect(cardFrameSchema.parse(JSON.parse(await copy.next()))).toEqual({
        type: "added",
        message: row,
        recipient,
        bookmark: expect.stringMatching(aBookmark),
      });
      expect(JSON.parse(await copy.next())).toEqual({
        type: "removed",
        id: mine.id,
        bookmark: expect.stringMatching(aBookmark),
      });
      expect(copy.pending()).toBe(0);
      copy.socket.close();
    }
  });

  it("are not given a message whose frame comes after that of its deletion", async () => {
    const cardId = newCard();
    const path = `/api/cards/${cardId}/live`;
    const copy = await follow((request) => ask(path, request), path);
    const room = env.CARD_ROOMS.getByName(cardId);
    const frames = ["one", "two"].map((id) => ({
      type: "added" as const,
      message: { id, card_id: cardId, ...good, created_at: new Date().toISOString() },
    }));
    await room.broadcast({ type: "removed", id: "one" });
    for (const frame of frames) await room.broadcast(frame);
    expect(JSON.parse(await copy.next())).toEqual({ type: "removed", id: "one" });
    expect(JSON.parse(await copy.next())).toEqual(frames[1]);
    copy.socket.close();
  });

  it("are rejected when the limit is reached, but not because of connections that are dead", async () => {
    const laterMs = 300_001;
    await runInDurableObject(env.CARD_ROOMS.getByName("a full house"), (_room, state) => {
      const audience = new LiveSockets(state, 1);
      const statusOf = () => audience.accept(socketRequest("https://cards/live", undefined)).status;
      expect([statusOf(), statusOf()]).toEqual([101, 503]);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + laterMs });
      expect([statusOf(), statusOf()]).toEqual([101, 503]);
    });
  });

  it("leave room for others: one address has at most 250 of them", async () => {
    const cardId = newCard();
    const held: Response[] = [];
    const statusFrom = async (address: string) => {
      const answer = await ask(`/api/cards/${cardId}/live`, {
        headers: { Upgrade: "websocket", "CF-Connecting-IP": address },
      });
      answer.webSocket?.accept();
      held.push(answer);
      return answer.status;
    };
    const first = await Promise.all(Array.from({ length: 250 }, () => statusFrom("192.0.2.7")));
    expect(first.every((status) => status === 101)).toBe(true);
    expect(await statusFrom("192.0.2.7")).toBe(503);
    expect(await statusFrom("192.0.2.8")).toBe(101);
  });
});

it("a client that ignores that its sockets were closed holds no more than twice as many", async () => {
  await runInDurableObject(env.CARD_ROOMS.getByName("held"), (_room, state) => {
    const room = new LiveSockets(state, 100, 2);
    const open = (network: string) =>
      room.accept(socketRequest("https://cards/live", network), undefined, { who: "one", maxEach: 1 });
    expect(Array.from({ length: 6 }, () => open("192.0.2.7").status)).toEqual([101, 101, 101, 101, 503, 503]);
    expect(open("192.0.2.8").status).toBe(101);
  });
});

/** Opens sockets in a room, by the names of their networks. Returns the status of each, and which are open in the end. */
const openIn = async (room: string, limits: readonly [all: number, each: number], connections: readonly string[]) =>
  runInDurableObject(env.CARD_ROOMS.getByName(room), (_room, state) => {
    const audience = new LiveSockets(state, ...limits);
    vi.useFakeTimers({ toFake: ["Date"] });
    const statuses = connections.map((of) => {
      vi.setSystemTime(Date.now() + 1);
      const { status, webSocket } = audience.accept(socketRequest("https://cards/live", of));
      webSocket?.accept();
      return status;
    });
    const open = state
      .getWebSockets()
      .filter(({ readyState }) => readyState === WebSocket.READY_STATE_OPEN)
      .map((socket) => state.getTags(socket).join(","));
    return { statuses, open: open.toSorted() };
  });

describe("a full room", () => {
  it("takes from the network with most sockets, by its widest name, until none has more", async () => {
    const flood = ["a1,a,A", "a2,a,A", "b1,b,A", "b2,b,A"];
    const { statuses, open } = await openIn(
      "flooded",
      [4, 250],
      [...flood, "z,y,B", "c1,c,A", "192", "x,w,C", "v,u,D"],
    );
    expect(statuses).toEqual([101, 101, 101, 101, 101, 503, 101, 101, 503]);
    // Of the flood, the first stays.
    expect(open).toEqual(["192", "a1,a,A", "x,w,C", "z,y,B"]);
  });

  it("has four times as many places for a /56 and eight times as many for a /48", async () => {
    const connections = Array.from({ length: 12 }, (_, index) => `n${index},m${index < 6 ? 0 : index},W`);
    const { statuses } = await openIn("wide", [100, 1], [...connections, "n0,m0,W", "other,o,O"]);
    expect(statuses).toEqual([101, 101, 101, 101, 503, 503, 101, 101, 101, 101, 503, 503, 503, 101]);
  });
});

describe("five in sixty minutes", () => {
  it("accepts exactly five of many simultaneous posts, whatever headers and fingerprints say", async () => {
    standStill();
    const cardId = newCard();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        post(
          cardId,
          { ...good, message: `Try ${index}`, fingerprint: `browser ${index}` },
          {
            "X-Forwarded-For": `10.0.0.${index}`,
            "X-Real-IP": `10.1.0.${index}`,
            "User-Agent": `agent ${index}`,
            Forwarded: `for=10.2.0.${index}`,
          },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.headers.get("RateLimit-Policy")).toContain('"card";q=5;w=3600');
    expect(refused.headers.get("RateLimit")).toContain('"card";r=0;t=3600');
    expect(await refused.json()).toMatchObject({
      code: "rate_limited",
      message: "Too many messages submitted for this card. Please try again later. You can write again in an hour.",
    });
    expect(refused.headers.get("Retry-After")).toBe("3600");
    expect(refused.headers.get("Access-Control-Allow-Origin")).toBe("*");
  });

  it("counts per network and per card without a device token, IPv6 by /48", async () => {
    const cardId = newCard();
    const from = (address: string) => post(cardId, good, { "CF-Connecting-IP": address });
    for (let index = 0; index < 5; index += 1) expect((await from(`2001:db8:1:${index}::1`)).status).toBe(201);
    expect((await from("2001:db8:1:0:ffff::9")).status).toBe(429);
    for (const network of ["7", "ff00", "ffff"]) expect((await from(`2001:db8:1:${network}::1`)).status).toBe(429);
    expect((await from("2001:db8:2::1")).status).toBe(201);
    expect((await post(newCard(), good, { "CF-Connecting-IP": "2001:db8:1:2::1" })).status).toBe(201);
  });

  it("slides, over midnight too: never six in any hour", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const cardId = newCard();
    const start = Date.UTC(2026, 9, 20, 23, 10);
    const accepted: number[] = [];
    for (let minute = 0; minute <= 150; minute += 5) {
      vi.setSystemTime(start + minute * 60_000);
      if ((await postSolving(cardId, { ...good, message: `Minute ${minute}` })).status === 201) accepted.push(minute);
    }
    expect(accepted).toEqual([0, 5, 10, 15, 20, 60, 65, 70, 75, 80, 120, 125, 130, 135, 140]);
  });

  it("allows a repeated key when the window is full", async () => {
    const cardId = newCard();
    const body = { ...good, idempotency_key: crypto.randomUUID() };
    const first = await posted(await post(cardId, body));
    for (let index = 0; index < 4; index += 1) await post(cardId, good);
    expect((await post(cardId, good)).status).toBe(429);
    const { challenge: _sum, ...again } = await posted(await post(cardId, body));
    expect(again).toEqual({ ...first, step_up: true, device_token: expect.any(String) });
  });
});

describe("the sum after a rejected or suspicious post", () => {
  it("is required by the server before the next post, whatever the page does, and only once", async () => {
    const cardId = newCard();
    const { challenge } = await (await post(cardId, rude)).json<Asked>();
    expect((await heldBack(await post(cardId, good))).message).toBe("Please solve the small sum first.");
    expect((await list(cardId)).total).toBe(0);
    const response = await post(cardId, { ...good, challenge: solve(challenge) });
    expect(response.status).toBe(201);
    expect(await posted(response)).not.toHaveProperty("challenge");
    expect((await post(cardId, { ...good, message: "And another." })).status).toBe(201);
  });

  it("comes with the response to a suspicious post, which is stored, and with a repeated response", async () => {
    const cardId = newCard();
    const body = { ...odd, idempotency_key: crypto.randomUUID() };
    const first = await posted(await post(cardId, body));
    expect(first.step_up).toBe(true);
    const again = await post(cardId, body);
    expect(again.status).toBe(200);
    const { challenge } = await posted(again);
    await heldBack(await post(cardId, good));
    expect((await post(cardId, { ...odd, challenge: solve(challenge!) })).status).toBe(201);
    await heldBack(await post(cardId, good));
  });

  it("is replaced after a wrong answer; the old one is no longer valid", async () => {
    const cardId = newCard();
    const { challenge } = await (await post(cardId, rude)).json<Asked>();
    const second = await heldBack(await post(cardId, { ...good, challenge: solve(challenge, 1) }));
    expect(second.message).toBe("That’s not quite right. Here’s another one.");
    const third = await heldBack(await post(cardId, { ...good, challenge: solve(challenge) }));
    expect((await post(cardId, { ...good, challenge: solve(third.challenge) })).status).toBe(201);
  });

  it("is valid for this card only, once, for ten minutes, and as it was signed", async () => {
    const [cardId, other] = [newCard(), newCard()];
    const elsewhere = (await (await post(other, rude)).json<Asked>()).challenge;
    let { challenge } = await (await post(cardId, rude)).json<Asked>();
    const attempts: ((asked: Challenge) => object)[] = [
      () => solve(elsewhere),
      (asked) => ({ ...solve(asked), token: asked.token.replace(/^\d{13}/, String(Date.now() + 9_000_000)) }),
      (asked) => ({ token: asked.token.replace(/\.\d+-\d+-\d\./, ".1-1-0."), answer: "2" }),
      (asked) => ({ ...solve(asked), token: asked.token.slice(0, -1) }),
      () => ({ token: "", answer: "" }),
    ];
    for (const attempt of attempts)
      ({ challenge } = await heldBack(await post(cardId, { ...good, challenge: attempt(challenge) })));
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 600_001);
    ({ challenge } = await heldBack(await post(cardId, { ...good, challenge: solve(challenge) })));
    expect((await post(cardId, { ...good, challenge: solve(challenge) })).status).toBe(201);
    await post(cardId, rude);
    await heldBack(await post(cardId, { ...good, challenge: solve(challenge) }));
    // A visitor who returns after an hour starts afresh.
    vi.setSystemTime(Date.now() + 3_600_001);
    expect((await post(cardId, good)).status).toBe(201);
  });

  it("is asked of the rejected visitor, on that card, over midnight, and of nobody else", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.UTC(2026, 9, 22, 23, 50));
    const cardId = newCard();
    await post(cardId, rude);
    expect((await post(cardId, good, { "CF-Connecting-IP": "192.0.2.2" })).status).toBe(201);
    expect((await post(newCard(), good)).status).toBe(201);
    vi.setSystemTime(Date.UTC(2026, 9, 23, 0, 10));
    const { challenge } = await heldBack(await post(cardId, good));
    expect((await post(cardId, { ...good, challenge: solve(challenge) })).status).toBe(201);
    expect((await post(cardId, { ...good, message: "And another." })).status).toBe(201);
  });

  it("does not interfere with the limit: it neither loosens nor hides it", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const cardId = newCard();
    for (let index = 0; index < 5; index += 1) await post(cardId, { ...good, message: `Line ${index}` });
    const full = await post(cardId, good);
    expect(full.status).toBe(429);
    const { challenge } = await full.json<Asked>();
    const answered = await post(cardId, { ...good, challenge: solve(challenge) });
    expect(answered.status).toBe(429);
    expect(answered.headers.get("Retry-After")).toBe("3600");
    expect((await list(cardId)).total).toBe(5);
    vi.setSystemTime(Date.now() + 3_599_000);
    expect((await post(cardId, good)).status).toBe(429);
  });
});

const listFrom = (cardId: string, bookmark?: string) =>
  ask(`/api/cards/${cardId}/messages`, bookmark === undefined ? {} : { headers: { [bookmarkHeader]: bookmark } });

describe("reading from a replica of the database", () => {
  it("starts at the bookmark of the last write, at any replica without one, and at the primary for the latest", async () => {
    const cardId = newCard();
    const written = await post(cardId, good);
    const bookmark = written.headers.get(bookmarkHeader)!;
    expect(bookmark).toMatch(aBookmark);
    const starts = aroundSessions((batch) => batch);
    for (const asked of [bookmark, undefined, latestBookmark, "'; DROP TABLE", "x".repeat(500)]) {
      const response = await listFrom(cardId, asked);
      expect(cardPageSchema.parse(await response.json()).total).toBe(1);
      expect(response.headers.get(bookmarkHeader)! > bookmark).toBe(true);
    }
    expect(starts).toEqual([bookmark, "first-unconstrained", "first-primary", "first-primary", "first-primary"]);
  });

  it("returns the bookmark of a message and of its removal", async () => {
    const cardId = newCard();
    const first = await post(cardId, good);
    const mine = await posted(first);
    const removed = await remove(cardId, mine.id, mine.delete_token);
    expect(removed.headers.get(bookmarkHeader)! > first.headers.get(bookmarkHeader)!).toBe(true);
  });

  it("falls back to the primary, in time, when a bookmark brings no response or an error", async () => {
    const cardId = newCard();
    const bookmark = (await post(cardId, good)).headers.get(bookmarkHeader)!;
    const failures: Batch[] = [() => new Promise(() => {}), () => Promise.reject(new Error("no such bookmark"))];
    for (const failure of failures) {
      standStill();
      const starts = aroundSessions((batch, start) => (start === bookmark ? failure : batch));
      const answer = askHere(`/api/cards/${cardId}/messages`, { headers: { [bookmarkHeader]: bookmark } });
      await until(() => starts.length === 1);
      await vi.advanceTimersByTimeAsync(1200);
      expect((await answer).status).toBe(200);
      expect(starts).toEqual([bookmark, "first-primary"]);
      vi.useRealTimers();
      vi.restoreAllMocks();
    }
  });
});

/** How many failures of the limiter are in the security log. */
const logged = () =>
  env.DB.prepare("SELECT count(*) AS found FROM security_events WHERE event_type = 'rate_limit_error'").first<number>(
    "found",
  );

describe("when the database fails", () => {
  it("allows a message if only the limiter is broken, and logs each failure", async () => {
    const cardId = newCard();
    const before = await logged();
    await env.DB.exec("ALTER TABLE rate_limit_attempts RENAME TO away");
    try {
      const response = await post(cardId, rude);
      expect(response.status).toBe(422);
      expect(await response.json()).not.toHaveProperty("challenge");
      expect((await post(cardId, good)).status).toBe(201);
    } finally {
      await env.DB.exec("ALTER TABLE away RENAME TO rate_limit_attempts");
    }
    await expect.poll(logged).toBe(before! + 2);
    expect((await list(cardId)).total).toBe(1);
  });

  it("rejects bad language in time when it never responds", async () => {
    standStill();
    vi.spyOn(env.DB, "batch").mockImplementation(() => new Promise(() => {}));
    const starts = aroundSessions(() => () => new Promise(() => {}));
    const answer = post(newCard(), rude, {}, askHere);
    await until(() => starts.length === 1);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await answer).status).toBe(422);
  });
});
