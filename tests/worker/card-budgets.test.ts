import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { budgets, clockLeewayMs, deviceTokenMs, messagesPerCard, provenDeviceMs } from "#domain/api/budgets.ts";
import { type PostedMessage, startedCardSchema, newDeviceSchema } from "#domain/api/cards.ts";
import { deviceTokenHeader } from "#domain/api/headers.ts";
import { app } from "#worker/app.ts";
import type { Bindings } from "#worker/env.ts";
import { mintDeviceToken } from "#worker/security/device.ts";
import { keyedHash } from "#worker/security/keys.ts";
import { takeInMemory } from "#worker/security/spend.ts";
import { atNoon, origin, startToken } from "./support.ts";

let cards = 0;
const newCard = () => `1795000000000-${(cards += 1).toString(16).padStart(32, "b")}`;

/** A site whose ceiling is far away, unless a test says otherwise. */
const ask = async (path: string, init: RequestInit, changes: Partial<Bindings> = {}): Promise<Response> => {
  const context = createExecutionContext();
  const response = await app.fetch(new Request(`${origin}${path}`, init), { ...env, ...changes }, context);
  await waitOnExecutionContext(context);
  return response;
};

interface Sender {
  readonly from: string;
  readonly device?: string;
  /** By default the right one for the card. */
  readonly start?: string | undefined;
  readonly message?: string;
  readonly site?: Partial<Bindings>;
}

const sign = async (cardId: string, { from, device, message = "Grace and peace.", site, ...sender }: Sender) =>
  ask(
    `/api/cards/${cardId}/messages`,
    {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "CF-Connecting-IP": from,
        ...(device !== undefined && { [deviceTokenHeader]: device }),
      },
      body: JSON.stringify({
        sender_name: "Ruth",
        message,
        start_token: "start" in sender ? sender.start : await startToken(cardId),
      }),
    },
    site,
  );

const newDevice = async (from: string): Promise<string> => {
  const response = await ask("/api/devices", { method: "POST", headers: { "CF-Connecting-IP": from } });
  expect(response.status).toBe(201);
  return newDeviceSchema.parse(await response.json()).device_token;
};

const oldDevice = (ageMs: number) => mintDeviceToken(env.VISITOR_HASH_KEY!, Date.now() - ageMs);

const refusal = async (response: Response) => ({
  ...(await response.json<{ code: string; message: string }>()),
  wait: Number(response.headers.get("Retry-After")),
});

/** Adds copies of each counted post, as if they had been made just now, with other last parts of the network's name. */
const repeatPosts = (copies: number, network64 = "network_64") =>
  env.DB.prepare(
    `INSERT INTO card_posts (id, at, card_id, device, network_64, network_56, network_48, is_new_card)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     SELECT id || '-' || hex(randomblob(8)), at, 'another card', 'another device', ${network64}, network_56, network_48, is_new_card FROM card_posts, n`,
  )
    .bind(copies)
    .run();

const fillCard = (cardId: string, count: number) =>
  env.DB.prepare(
    `INSERT INTO event_card_messages (id, card_id, sender_name, message, created_at, user_agent, idempotency_key)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     SELECT ? || i, ?, 'Ruth', 'Grace and peace.', 0, '', 'filled-' || i FROM n`,
  )
    .bind(count, `${cardId}-`, cardId)
    .run();

const rowsOfAllTables = async (): Promise<number> => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
  ).all<{ name: string }>();
  const counts = await env.DB.batch<{ n: number }>(
    results.map(({ name }) => env.DB.prepare(`SELECT count(*) AS n FROM "${name}"`)),
  );
  return counts.reduce((sum, count) => sum + count.results[0]!.n, 0);
};

beforeEach(async () => {
  atNoon();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await env.DB.exec("DELETE FROM card_posts; DELETE FROM daily_writes");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const signNew = async (from: string) => sign(newCard(), { from, device: await oldDevice(0) });

const inSubnet = (subnet: number) => `2001:db8:77:${subnet.toString(16)}::1`;

const start = (body: object) =>
  ask("/api/cards", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** How often the log says that a ceiling was reached. */
const ceilingsLogged = () =>
  env.DB.prepare("SELECT count(*) AS n FROM security_events WHERE event_type = 'site_ceiling'").first("n");

describe("one address that many share", () => {
  it("lets a class of thirty sign, each with a device of its own, and none more than five times", async () => {
    const cardId = newCard();
    const from = "192.0.2.1";
    const pupils = await Promise.all(Array.from({ length: 30 }, () => newDevice(from)));
    expect(new Set(pupils).size).toBe(30);
    for (const device of pupils) expect((await sign(cardId, { from, device })).status).toBe(201);
    const [eager] = pupils as [string];
    for (let index = 0; index < 4; index += 1) expect((await sign(cardId, { from, device: eager })).status).toBe(201);
    const { message, wait } = await refusal(await sign(cardId, { from, device: eager }));
    expect(message).toBe(
      "Too many messages submitted for this card. Please try again later. You can write again in an hour.",
    );
    expect(wait).toBe(3600);
    // The limit is the device's, so it holds wherever the device is.
    expect((await sign(cardId, { from: "192.0.2.2", device: eager })).status).toBe(429);
  });

  it("names a time to the sixth guest without a token, and gives a token with which to write at once", async () => {
    const cardId = newCard();
    const from = "192.0.2.1";
    for (let index = 0; index < 5; index += 1) expect((await sign(cardId, { from })).status).toBe(201);
    vi.setSystemTime(Date.now() + 18 * 60_000);
    const sixth = await sign(cardId, { from });
    expect(sixth.status).toBe(429);
    const { message, wait, ...body } = await refusal(sixth);
    expect([message, wait]).toEqual([
      "Too many messages submitted for this card. Please try again later. You can write again in 42 minutes.",
      42 * 60,
    ]);
    const { device_token } = newDeviceSchema.parse(body);
    expect((await sign(cardId, { from, device: device_token })).status).toBe(201);
  });

  it("gains nothing from a thousand tokens: sixty messages an hour on a card", async () => {
    const cardId = newCard();
    const from = "192.0.2.1";
    for (let index = 0; index < budgets.messagesOnOneCard.most; index += 1)
      expect((await sign(cardId, { from, device: await oldDevice(index) })).status).toBe(201);
    const before = await rowsOfAllTables();
    const refused = await sign(cardId, { from, device: await newDevice(from) });
    expect(refused.status).toBe(429);
    expect(await refusal(refused)).toMatchObject({ code: "rate_limited", wait: expect.any(Number) });
    expect(await rowsOfAllTables()).toBe(before);
    expect((await sign(cardId, { from: "192.0.2.2", device: await newDevice(from) })).status).toBe(201);
  });

  it("takes a token that it did not sign, or of another time, for none", async () => {
    const cardId = newCard();
    const from = "192.0.2.1";
    const token = await oldDevice(0);
    const [mintedAt, until, id, signature] = token.split(".") as [string, string, string, string];
    const forged = [
      `${Number(mintedAt) - 2 * provenDeviceMs}.${until}.${id}.${signature}`,
      `${mintedAt}.${Number(until) + 1}.${id}.${signature}`,
      `${mintedAt}.${until}.${"0".repeat(32)}.${signature}`,
      `${mintedAt}.${until}.${id}.${"0".repeat(64)}`,
      `${mintedAt}.${id}.${signature}`,
      "x",
    ];
    for (const device of forged.slice(-5)) {
      const response = await sign(cardId, { from, device });
      expect(response.status).toBe(201);
      expect((await response.json<PostedMessage>()).device_token).toMatch(
        /^\d{13}\.\d{13}\.[0-9a-f]{32}\.[0-9a-f]{64}$/,
      );
    }
    expect((await sign(cardId, { from, device: forged[0]! })).status).toBe(429);
    const valid = await sign(cardId, { from, device: token });
    expect(valid.status).toBe(201);
    expect(await valid.json<PostedMessage>()).not.toHaveProperty("device_token");
  });
});

const yearMs = 365 * 86_400_000;
const tokenOfBefore = async (mintedAt: number) => {
  const [id, made] = ["c".repeat(32), String(mintedAt)];
  return `${made}.${id}.${await keyedHash(env.VISITOR_HASH_KEY!, "device token", made, id)}`;
};
/** Whether a post with the token brings no other. */
const isTaken = async (device: string) => {
  const response = await sign(newCard(), { from: `198.51.100.${cards % 250}`, device });
  return !("device_token" in (await response.json<PostedMessage>()));
};

describe("a device's token", () => {
  it("ends, also one from before tokens said when, and one of ten years ahead is none", async () => {
    expect(await isTaken(await oldDevice(deviceTokenMs - 60_000))).toBe(true);
    expect(await isTaken(await oldDevice(deviceTokenMs))).toBe(false);
    expect(await isTaken(await oldDevice(-10 * yearMs))).toBe(false);
    const now = Date.now();
    expect(await isTaken(await tokenOfBefore(now - yearMs))).toBe(true);
    for (const mintedAt of [now - 10 * yearMs, now + 10 * yearMs])
      expect(await isTaken(await tokenOfBefore(mintedAt))).toBe(false);
  });

  it("works through a server's clock that jumps: what cannot be valid is replaced with the answer", async () => {
    const now = Date.now();
    // Made while the clock was an hour ahead.
    const early = await oldDevice(-3_600_000);
    expect(await isTaken(early)).toBe(true);
    // Ten years ahead every token has ended; each writer gets one, and another when the clock is right again.
    vi.setSystemTime(now + 10 * yearMs);
    const ahead = await (await sign(newCard(), { from: "198.51.100.251", device: early })).json<PostedMessage>();
    vi.setSystemTime(now);
    const response = await sign(newCard(), { from: "198.51.100.252", device: ahead.device_token! });
    expect(response.status).toBe(201);
    expect(await isTaken((await response.json<PostedMessage>()).device_token!)).toBe(true);
  });
});

describe("a network over all cards", () => {
  it("writes 120 messages an hour", async () => {
    const cardId = newCard();
    expect((await sign(cardId, { from: "192.0.2.1" })).status).toBe(201);
    await env.DB.exec("UPDATE card_posts SET is_new_card = 0");
    await repeatPosts(budgets.messages.most - 2);
    expect((await sign(cardId, { from: "192.0.2.1" })).status).toBe(201);
    const refused = await sign(cardId, { from: "192.0.2.1" });
    expect(refused.status).toBe(429);
    expect((await refusal(refused)).message).toBe(
      "Too many messages came from your network within an hour. You can write again in an hour.",
    );
    expect((await sign(cardId, { from: "192.0.2.2" })).status).toBe(201);
  });

  it("writes four times as much as a /56 and eight times as a /48, whichever of its addresses it uses", async () => {
    const cardId = newCard();
    expect((await sign(cardId, { from: inSubnet(0) })).status).toBe(201);
    await env.DB.exec("UPDATE card_posts SET is_new_card = 0, card_id = 'another card'");
    // One /64 is full.
    await repeatPosts(budgets.messages.most - 1);
    expect((await sign(cardId, { from: inSubnet(0) })).status).toBe(429);
    expect((await sign(cardId, { from: inSubnet(1), device: await oldDevice(0) })).status).toBe(201);
    // Then its /56, by 480 messages from four and more of its networks.
    await env.DB.exec("DELETE FROM card_posts WHERE id LIKE '%-%' OR card_id <> 'another card'");
    await repeatPosts(4 * budgets.messages.most - 1, "'network ' || (i % 8)");
    for (const subnet of [0, 1, 0x80, 0xff])
      expect((await sign(cardId, { from: inSubnet(subnet), device: await oldDevice(0) })).status).toBe(429);
    expect((await sign(cardId, { from: inSubnet(0x100), device: await oldDevice(0) })).status).toBe(201);
    // Then the whole /48: none of its 65,536 networks may write.
    await env.DB.exec("UPDATE card_posts SET network_56 = 'another', network_64 = id");
    const { results } = await env.DB.prepare("SELECT count(*) AS n FROM card_posts").all<{ n: number }>();
    expect(results[0]!.n).toBe(4 * budgets.messages.most + 1);
    await repeatPosts(1);
    for (let subnet = 0; subnet < 65_536; subnet += 4111)
      expect((await sign(cardId, { from: inSubnet(subnet), device: await oldDevice(0) })).status).toBe(429);
    expect((await sign(cardId, { from: "2001:db8:78::1", device: await oldDevice(0) })).status).toBe(201);
  });

  it("starts 20 cards an hour, and may still sign those that have a message", async () => {
    const started = newCard();
    expect((await sign(started, { from: "192.0.2.1" })).status).toBe(201);
    for (let index = 1; index < budgets.newCards.most; index += 1)
      expect((await signNew("192.0.2.1")).status).toBe(201);
    const refused = await signNew("192.0.2.1");
    expect(refused.status).toBe(429);
    expect((await refusal(refused)).message).toBe(
      "Too many new cards were started from your network within an hour. You can write again in an hour.",
    );
    expect((await sign(started, { from: "192.0.2.1" })).status).toBe(201);
    expect((await signNew("192.0.2.2")).status).toBe(201);
  });

  it("is counted through clocks that jump: never more, and nobody locked out for a day", async () => {
    const now = Date.UTC(2026, 9, 20, 12);
    vi.setSystemTime(now);
    const cardId = newCard();
    const from = "192.0.2.1";
    for (const minutes of [0, 30, -20, 10, -5]) {
      vi.setSystemTime(now + minutes * 60_000);
      expect((await sign(cardId, { from })).status).toBe(201);
    }
    for (const minutes of [0, -20, 29]) {
      vi.setSystemTime(now + minutes * 60_000);
      const refused = await sign(cardId, { from });
      expect(refused.status).toBe(429);
      expect((await refusal(refused)).wait).toBeLessThanOrEqual(3600);
    }
    const device = await oldDevice(-10 * 86_400_000);
    vi.setSystemTime(now + 5 * 3_600_000);
    for (let index = 0; index < 5; index += 1) await sign(cardId, { from, device });
    vi.setSystemTime(now + 2 * 3_600_000);
    expect((await sign(cardId, { from, device })).status).toBe(201);
  });
});

describe("a card", () => {
  it("is started by an id that the server made, also later, and by no other", async () => {
    const made = startedCardSchema.parse(await (await start({})).json());
    const { card_id } = made;
    expect(card_id).toMatch(/^\d{13}-[0-9a-f]{32}$/);
    vi.setSystemTime(Date.now() + 30 * 86_400_000);
    const again = startedCardSchema.parse(await (await start({ card_id })).json());
    expect(again.card_id).toBe(card_id);
    expect((await sign(card_id, { from: "192.0.2.1", start: again.start_token })).status).toBe(201);
    for (const id of ["1795000000000", "wedding", "1795000000000-abc", "", 7])
      expect((await start({ card_id: id })).status).toBe(422);
    const changed = (at: number) => card_id.slice(0, at) + (card_id[at] === "1" ? "2" : "1") + card_id.slice(at + 1);
    for (const id of [newCard(), changed(5), changed(20), changed(45)])
      expect(await refusal(await start({ card_id: id }))).toMatchObject({ code: "card_not_started" });
    const other = await sign(newCard(), { from: "192.0.2.1", start: again.start_token });
    expect(await refusal(other)).toMatchObject({ code: "card_not_started" });
  });

  it("is not started by a token of more than an hour ago, nor by one from the future", async () => {
    const now = Date.now();
    for (const [ageMs, status] of [
      [3_599_000, 201],
      [3_600_000, 403],
      [-clockLeewayMs, 201],
      [-clockLeewayMs - 1, 403],
    ] as const) {
      const cardId = newCard();
      vi.setSystemTime(now - ageMs);
      const token = await startToken(cardId);
      vi.setSystemTime(now);
      expect([ageMs, (await sign(cardId, { from: "192.0.2.1", start: token })).status]).toEqual([ageMs, status]);
    }
  });

  it("of any name that somebody invented is not written on, and the database does not grow", async () => {
    await sign(newCard(), { from: "192.0.2.1" });
    const before = await rowsOfAllTables();
    for (let index = 0; index < 60; index += 1) {
      const name = index % 2 === 0 ? `invented-${index}` : `1795000000000-${index.toString().padStart(32, "e")}`;
      const message = index % 3 === 0 ? "<script>alert(1)</script>" : "Grace and peace.";
      const refused = await sign(name, { from: `192.0.2.${index}`, start: undefined, message });
      expect(refused.status).toBe(403);
      expect(await refusal(refused)).toMatchObject({
        code: "card_not_started",
        message: "Nobody has written on this card, and it wasn’t started here. Please choose a new one from the menu.",
      });
      expect((await sign(name, { from: "192.0.2.1", start: undefined, message: "you sh1t" })).status).toBe(422);
    }
    expect(await rowsOfAllTables()).toBe(before);
  });

  it("that has a message is signed as ever, by an old link too", async () => {
    for (const cardId of ["1700000000000", newCard()]) {
      await fillCard(cardId, 1);
      expect((await sign(cardId, { from: "192.0.2.1", start: undefined })).status).toBe(201);
    }
  });

  it("holds 2,000 messages, and then says so", async () => {
    const cardId = newCard();
    await fillCard(cardId, messagesPerCard - 1);
    expect((await sign(cardId, { from: "192.0.2.1" })).status).toBe(201);
    const before = await rowsOfAllTables();
    const refused = await sign(cardId, { from: "192.0.2.1" });
    expect(refused.status).toBe(409);
    expect(await refusal(refused)).toMatchObject({
      code: "card_full",
      message: "This card is full: it holds 2,000 messages. Please start another one.",
    });
    expect(await rowsOfAllTables()).toBe(before);
  });
});

const curse = async () => (await sign(newCard(), { from: "203.0.113.77", message: "you sh1t" })).status;

describe("one network, on however many cards,", () => {
  it("writes nothing by bad language, once its budget of refused messages is used up", async () => {
    expect(await curse()).toBe(422);
    await env.DB.exec("UPDATE spending SET amount = 1e12 WHERE key LIKE 'refusedMessages%'");
    // The first refusal is logged.
    expect(await curse()).toBe(429);
    const before = await rowsOfAllTables();
    for (let times = 0; times < 5; times += 1) expect(await curse()).toBe(429);
    expect(await rowsOfAllTables()).toBe(before);
  });

  it("wakes no more rooms of cards than its budget has", async () => {
    const headers = { Upgrade: "websocket", "CF-Connecting-IP": "203.0.113.78" };
    const { most } = budgets.cardSockets;
    takeInMemory(new Request("https://site.example/", { headers }), "cardSockets", most - 1);
    const statusOf = async () => (await ask(`/api/cards/${newCard()}/live`, { headers })).status;
    expect([await statusOf(), await statusOf()]).toEqual([101, 429]);
  });
});

describe("the site's ceiling of a day", () => {
  const site = { SITE_MESSAGES_PER_DAY: "6" };

  it("keeps half for devices older than a day, is said and logged once, and ends at midnight", async () => {
    vi.setSystemTime(Date.UTC(2026, 9, 20, 22));
    const cardId = newCard();
    let address = 0;
    const write = (device?: string) =>
      sign(cardId, { from: `192.0.2.${(address += 1)}`, site, ...(device !== undefined && { device }) });
    expect((await write()).status).toBe(201);
    expect((await write(await oldDevice(provenDeviceMs - 1))).status).toBe(201);
    expect((await write(await oldDevice(-provenDeviceMs))).status).toBe(201);
    for (let index = 0; index < 3; index += 1) {
      const refused = await write();
      expect(refused.status).toBe(503);
      expect(await refusal(refused)).toMatchObject({
        message: "So many messages were written today that no more can be added. Please come back tomorrow (UTC).",
        wait: 7200,
      });
    }
    expect(await ceilingsLogged()).toBe(1);
    for (let index = 0; index < 3; index += 1) expect((await write(await oldDevice(provenDeviceMs))).status).toBe(201);
    expect((await write(await oldDevice(provenDeviceMs))).status).toBe(503);
    expect((await write(await oldDevice(provenDeviceMs))).status).toBe(503);
    expect(await ceilingsLogged()).toBe(2);
    vi.setSystemTime(Date.UTC(2026, 9, 21, 0, 0, 1));
    expect((await write()).status).toBe(201);
  });
});
