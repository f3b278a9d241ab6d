import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { budgets } from "#domain/api/budgets.ts";
import type { StartedCard } from "#domain/api/cards.ts";
import { batchOfOne } from "#domain/api/increments.ts";
import { apiSentences } from "#domain/api/messages.ts";
import { securityLimits } from "#domain/api/security.ts";
import { utcDay, utcDayMs } from "#domain/calendar/utc-day.ts";
import { database } from "#worker/db/database.ts";
import { addClaim, addEvent, type Claim, type LogQuotas, type ServerEvent } from "#worker/db/security-log.ts";
import worker from "#worker/index.ts";
import { ask, atNoon, startToken } from "./support.ts";

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(`/api/security/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": "192.0.2.1", ...headers },
    body: JSON.stringify(body),
  });

/** The rows of a type among events or claims. Waits for them, because they are written after the response. */
const logged = (table: "events" | "claims", type: string, count = 1) =>
  vi.waitFor(async () => {
    const { results } = await env.DB.prepare(`SELECT * FROM security_${table} WHERE event_type = ? ORDER BY id`)
      .bind(type)
      .all();
    expect(results).toHaveLength(count);
    return results;
  }, 10_000);

/** The name under which the network of a claim is logged. */
const visitorOf = async (event_type_param: string) => {
  await send("events", { event_type_param, severity_param: "low" });
  return (await logged("claims", event_type_param))[0]!["visitor"];
};

beforeEach(atNoon);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("what browsers report", () => {
  it("is stored as a claim, without an address and with a truncated user agent", async () => {
    const response = await send(
      "events",
      {
        event_type_param: "storage_blocked",
        severity_param: "critical",
        details_param: { key: "evil" },
        ip_param: "203.0.113.9",
        user_agent_param: "forged",
        session_id_param: "s1",
      },
      { "User-Agent": "u".repeat(500) },
    );
    expect(response.status).toBe(204);
    const [claim] = await logged("claims", "storage_blocked");
    expect(claim).toMatchObject({
      day: utcDay(Date.now()),
      severity: "medium",
      details: '{"key":"evil"}',
      reports: 1,
      user_agent: "u".repeat(200),
      session_id: "s1",
    });
    expect(claim!.visitor).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(claim)).not.toMatch(/203\.0\.113|192\.0\.2|forged/);
    await logged("events", "storage_blocked", 0);
  });

  it.each(["database_error", "site_ceiling", "rate_limit_error", "claims"])(
    "stays a claim of low severity when it is named %s",
    async (type) => {
      await send("events", { event_type_param: type, severity_param: "critical", details_param: "D1 is away" });
      expect(await logged("claims", type)).toMatchObject([{ severity: "low" }]);
      await logged("events", type, 0);
    },
  );

  it("is one row however often it is said, and by whomever", async () => {
    const claim = { event_type_param: "said_again", severity_param: "low", details_param: { key: "x" } };
    for (const from of ["192.0.2.1", "192.0.2.1", "198.51.100.7"])
      await send("events", claim, { "CF-Connecting-IP": from });
    await send("events", { ...claim, severity_param: "high", session_id_param: "other" });
    await expect.poll(() => logged("claims", "said_again")).toMatchObject([{ reports: 4 }]);
  });

  it("names its network otherwise each day", async () => {
    const visitors = [await visitorOf("said_today"), await visitorOf("said_later")];
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + utcDayMs });
    visitors.push(await visitorOf("said_tomorrow"));
    vi.useRealTimers();
    expect(new Set(visitors).size).toBe(2);
  });

  it("has nothing that a terminal would obey", async () => {
    await send("events", {
      event_type_param: "hostile",
      severity_param: "low",
      details_param: "\u001B[2J\u009B31m\u202Egpj\u2066\r\nhigh  database_error",
      session_id_param: "\u0007s\u200F",
    });
    const [claim] = await logged("claims", "hostile");
    expect(claim).toMatchObject({ details: "[2J31mgpj high  database_error", session_id: "s" });
    expect(JSON.stringify(claim)).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it.each([
    [{}],
    [{ event_type_param: "x y", severity_param: "low" }],
    [{ event_type_param: "x", severity_param: "fatal" }],
    [{ event_type_param: "x", severity_param: "low", details_param: "x".repeat(2001) }],
    [{ event_type_param: "x", severity_param: "low", session_id_param: 7 }],
  ])("rejects %#", async (body) => expect((await send("events", body)).status).toBe(422));

  it("rejects what is too large, too deep or no JSON", async () => {
    expect(
      (await send("events", { event_type_param: "x", severity_param: "low", details_param: "x".repeat(9000) })).status,
    ).toBe(413);
    expect((await send("events", JSON.parse(`${'{"a":'.repeat(9)}1${"}".repeat(9)}`))).status).toBe(400);
    expect(
      (
        await ask("/api/security/events", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: "{",
        })
      ).status,
    ).toBe(400);
  });

  it("accepts both kinds of policy reports, with the given severities", async () => {
    const old = {
      "csp-report": {
        "effective-directive": "script-src-elem",
        "blocked-uri": "https://evil.test/x.js?token=1",
        "document-uri": "https://lampstand.test/help?q=1",
      },
    };
    expect(
      (
        await ask("/api/security/csp-report", {
          method: "POST",
          headers: { "Content-Type": "application/csp-report" },
          body: JSON.stringify(old),
        })
      ).status,
    ).toBe(204);
    const young = ["style-src-attr", "img-src", "img-src"].map((effectiveDirective) => ({
      type: "csp-violation",
      body: { effectiveDirective, blockedURL: "inline", documentURL: "https://lampstand.test/" },
    }));
    expect(
      (
        await ask("/api/security/csp-report", {
          method: "POST",
          headers: { "Content-Type": "application/reports+json" },
          body: JSON.stringify(young),
        })
      ).status,
    ).toBe(204);
    const entries = await logged("claims", "csp_violation", 3);
    expect(entries.map(({ severity }) => severity).toSorted()).toEqual(["critical", "low", "medium"]);
    expect(entries.map(({ reports }) => reports)).toEqual([1, 1, 1]);
    expect(JSON.stringify(entries)).not.toContain("token=1");
    await logged("events", "csp_violation", 0);
  });

  it("costs as much in one list as in as many requests", async () => {
    const violations = Array.from({ length: 20 }, (_, index) => ({
      body: { effectiveDirective: "img-src", blockedURL: `https://evil.test/${index}`, documentURL: "" },
    }));
    const statuses: number[] = [];
    for (let sent = 0; sent <= budgets.reports.most; sent += violations.length)
      statuses.push((await send("csp-report", violations, { "CF-Connecting-IP": "192.0.2.20" })).status);
    expect(statuses.slice(0, -1)).toEqual(statuses.slice(0, -1).map(() => 204));
    expect(statuses.at(-1)).toBe(429);
  });
});

const check = async (body: object, address = "192.0.2.7") =>
  (await send("rate-limit", body, { "CF-Connecting-IP": address })).json();

/** A check from one of the networks of a /48. */
const checkFrom = (subnet: number) =>
  send(
    "rate-limit",
    { action_type_param: `action${subnet}`, identifier_param: `f${subnet}` },
    { "CF-Connecting-IP": `2001:db8:39:${((subnet * 4099) % 65_536).toString(16)}::1` },
  );

const spentRows = () => env.DB.prepare("SELECT count(*) AS n FROM spending WHERE key NOT LIKE 'told%'").first("n");

describe("the rate-limit check", () => {
  it("from all networks of a /48 writes no more than eight times one network’s budget, and says so once", async () => {
    expect((await checkFrom(0)).status).toBe(200);
    await env.DB.prepare("UPDATE spending SET amount = ? WHERE key LIKE 'checks_48|%'")
      .bind(8 * budgets.checks.most - 1)
      .run();
    expect((await checkFrom(1)).status).toBe(200);
    const before = await spentRows();
    for (let subnet = 2; subnet < 40; subnet += 1) expect((await checkFrom(subnet)).status).toBe(429);
    expect(await spentRows()).toBe(before);
    await expect
      .poll(() =>
        env.DB.prepare(
          "SELECT count(*) AS n FROM security_events WHERE event_type = 'rate_limit_exceeded' AND details = 'checks'",
        ).first("n"),
      )
      .toBe(1);
  });

  it("allows five attempts and then none, by visitor, action and identifier", async () => {
    const answers = [];
    for (let index = 0; index < 7; index += 1)
      answers.push(
        await check({ action_type_param: "prayer", identifier_param: `f${index}`, client_ip: `10.0.0.${index}` }),
      );
    expect(answers).toEqual([true, true, true, true, true, false, false]);
    expect(await check({ action_type_param: "other" })).toBe(true);
    expect(await check({ action_type_param: "prayer" }, "192.0.2.8")).toBe(true);
    expect(await check({ action_type_param: "once", max_attempts: 1 })).toBe(true);
    expect(await check({ action_type_param: "once", max_attempts: 1 })).toBe(false);
  });

  it("rejects nonsense, and allows when the database fails", async () => {
    for (const body of [
      {},
      { action_type_param: "x", max_attempts: 0 },
      { action_type_param: "x", window_minutes: 1.5 },
      { action_type_param: "'; --" },
    ])
      expect((await send("rate-limit", body)).status).toBe(422);
    vi.spyOn(env.DB, "batch").mockRejectedValue(new Error("D1 is away"));
    expect(await (await send("rate-limit", { action_type_param: "x" })).json()).toBe(true);
  });
});

const runJob = async () => {
  const context = createExecutionContext();
  worker.scheduled!(createScheduledController(), env, context);
  await waitOnExecutionContext(context);
};
const addEvents = (count: number, at: number) =>
  env.DB.prepare(
    `INSERT INTO security_events (at, event_type, severity, details, user_agent) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT ?, 'filler', 'low', '', '' FROM n`,
  )
    .bind(count, at)
    .run();
/** Claims, all different, each by another network. */
const addClaims = (count: number, at: number) =>
  env.DB.prepare(
    `INSERT INTO security_claims (day, digest, event_type, severity, details, reports, first_at, last_at, user_agent, visitor)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) SELECT ?2, ?3 || i, 'filler', 'low', i, 1, ?3, ?3, '', 'network ' || i FROM n`,
  )
    .bind(count, utcDay(at), at)
    .run();
const rowsOf = (table: "events" | "claims", where = "true") =>
  env.DB.prepare(`SELECT count(*) AS n FROM security_${table} WHERE ${where}`).first("n");
const countOf = (name: string) =>
  env.DB.prepare("SELECT count FROM security_counts WHERE day = ? AND name = ?")
    .bind(utcDay(Date.now()), name)
    .first("count");
const emptyLog = () =>
  env.DB.exec("DELETE FROM security_events; DELETE FROM security_claims; DELETE FROM security_counts");

const event = (eventType: string, own: Partial<ServerEvent> = {}): ServerEvent => ({
  at: Date.now(),
  eventType,
  severity: "high",
  details: "",
  userAgent: "",
  visitor: "a network",
  ...own,
});
const claim = (text: string, own: Partial<Claim> = {}): Claim => ({
  ...event("claimed", { details: text }),
  digest: text,
  ...own,
});
const small: LogQuotas = { eventsOfType: 10, eventsOfTypeByNetwork: 5, claims: 6, claimsByNetwork: 3 };

const fromSubnet = (subnet: number) => ({ "CF-Connecting-IP": `2001:db8:77:${subnet.toString(16)}::1` });

describe("a flood of reports", () => {
  beforeEach(async () => void (await emptyLog()));

  it("of 50,000, a few minutes long, drops no event that the server saw, and deletes none", async () => {
    const now = Date.now();
    await addEvent(database(env.DB), event("database_error", { details: "before", at: now - 29 * utcDayMs }));
    await addClaims(50_000, now);
    for (let index = 0; index < 30; index += 1)
      await send("events", {
        event_type_param: "database_error",
        severity_param: "critical",
        details_param: `${index}`,
      });
    await runJob();
    await addEvent(database(env.DB), event("database_error", { details: "after" }));
    await runJob();
    expect(await logged("events", "database_error", 2)).toMatchObject([{ details: "before" }, { details: "after" }]);
    // Nor does it push out other claims; but the day has no room for more, and says how many came.
    expect(await rowsOf("claims")).toBe(50_000);
    await expect.poll(() => countOf("claims")).toBe(30);
  });

  it("of one network leaves room for the claims of others", async () => {
    const db = database(env.DB);
    for (let index = 0; index < 20; index += 1) await addClaim(db, claim(`flood ${index}`), small);
    expect(await rowsOf("claims")).toBe(small.claimsByNetwork);
    await addClaim(db, claim("true", { visitor: "another" }), small);
    expect(await rowsOf("claims", "details = 'true'")).toBe(1);
    // What is known is added to, also without room.
    await addClaim(db, claim("flood 1"), small);
    expect(await rowsOf("claims", "reports = 2")).toBe(1);
    for (let index = 0; index < 20; index += 1)
      await addClaim(db, claim(`many ${index}`, { visitor: `network ${index}` }), small);
    expect(await rowsOf("claims")).toBe(small.claims);
    expect(await countOf("claims")).toBe(42);
    // The next day has room again.
    await addClaim(db, claim("tomorrow", { at: Date.now() + utcDayMs }), small);
    expect(await rowsOf("claims")).toBe(small.claims + 1);
  });

  it("reads few rows, however many the day has", async () => {
    await addClaims(1000, Date.now());
    const session = Object.getPrototypeOf(env.DB.withSession()) as D1DatabaseSession;
    const batch = vi.spyOn(session, "batch");
    await addClaim(database(env.DB), claim("one more"));
    const results = (await batch.mock.results[0]!.value) as D1Result[];
    batch.mockRestore();
    expect(results.reduce((sum, { meta }) => sum + meta.rows_read, 0)).toBeLessThan(50);
    expect(await rowsOf("claims", "details = 'one more'")).toBe(1);
  });

  it("from 65,536 networks of one /48 is that of one network", async () => {
    for (let index = 0; index < securityLimits.claimsByNetwork + 10; index += 1)
      await send("events", { event_type_param: `claim_${index}`, severity_param: "low" }, fromSubnet(index * 2000));
    await expect.poll(() => countOf("claims")).toBe(securityLimits.claimsByNetwork + 10);
    expect(await rowsOf("claims")).toBe(securityLimits.claimsByNetwork);
  });
});

describe("events that visitors can cause", () => {
  beforeEach(async () => void (await emptyLog()));

  it("have room by type and network, so that none hides another; those beyond are counted", async () => {
    const db = database(env.DB);
    for (let index = 0; index < 20; index += 1) await addEvent(db, event("profanity"), small);
    expect(await rowsOf("events")).toBe(small.eventsOfTypeByNetwork);
    for (let index = 0; index < 20; index += 1)
      await addEvent(db, event("profanity", { visitor: `network ${index}` }), small);
    expect(await rowsOf("events", "event_type = 'profanity'")).toBeLessThanOrEqual(small.eventsOfType);
    await addEvent(db, event("database_error"), small);
    expect(await rowsOf("events", "event_type = 'database_error'")).toBe(1);
    expect([await countOf("profanity"), await countOf("database_error")]).toEqual([40, 1]);
    const before = await rowsOf("events");
    await addEvent(db, event("profanity", { at: Date.now() + utcDayMs }), small);
    expect(await rowsOf("events")).toBe(Number(before) + 1);
  });

  it("have no control characters either", async () => {
    await addEvent(database(env.DB), event("profanity", { details: "a\u001B[2Jb\u202E", userAgent: "c\u0007" }));
    expect(await logged("events", "profanity")).toMatchObject([{ details: "a[2Jb", user_agent: "c" }]);
  });
});

describe("the hourly job", () => {
  it("deletes events and claims after 30 days, salts after 48 hours and attempts after a day", async () => {
    const now = Date.now();
    await emptyLog();
    await addEvents(3, now - 30 * utcDayMs - 60_000);
    await addEvents(2, now - 30 * utcDayMs + 60_000);
    await addClaims(3, now - 31 * utcDayMs);
    await addClaims(2, now - 30 * utcDayMs);
    await env.DB.prepare("INSERT INTO security_counts VALUES (?, 'claims', 3), (?, 'claims', 2)")
      .bind(utcDay(now - 31 * utcDayMs), utcDay(now - 30 * utcDayMs))
      .run();
    const day = (daysAgo: number) => utcDay(now - daysAgo * utcDayMs);
    await env.DB.prepare("INSERT INTO daily_salts VALUES (?, 'older'), (?, 'old'), (?, 'still') ON CONFLICT DO NOTHING")
      .bind(day(3), day(2), day(1))
      .run();
    await env.DB.prepare("INSERT INTO rate_limit_attempts VALUES ('old', 'k', ?), ('new', 'k', ?)")
      .bind(now - 90_000_000, now)
      .run();
    // A sixtieth of a window of a day counts on.
    await env.DB.prepare("INSERT INTO spending VALUES ('k', ?1, 1), ('k', ?2, 2)")
      .bind(now - 90_000_000, now - 87_000_000)
      .run();
    await runJob();
    expect(await env.DB.prepare("SELECT sum(amount) AS n FROM spending WHERE key = 'k'").first("n")).toBe(2);
    expect(await rowsOf("events", "event_type = 'filler'")).toBe(2);
    expect(await rowsOf("claims", "event_type = 'filler'")).toBe(2);
    expect(await env.DB.prepare("SELECT min(count) AS n FROM security_counts").first("n")).toBe(2);
    expect(await env.DB.prepare("SELECT min(day) AS day FROM daily_salts").first("day")).toBe(day(1));
    expect((await env.DB.prepare("SELECT id FROM rate_limit_attempts WHERE key = 'k'").all()).results).toEqual([
      { id: "new" },
    ]);
  });
});

describe("the database", () => {
  it("uses an index for every query: no statement scans a whole table", async () => {
    const asked = new Set<string>();
    for (const owner of [env.DB, env.DB.withSession()].map(
      (instance) => Object.getPrototypeOf(instance) as D1DatabaseSession,
    )) {
      const { prepare } = owner;
      vi.spyOn(owner, "prepare").mockImplementation(function (this: D1DatabaseSession, sql) {
        asked.add(sql);
        return prepare.call(this, sql);
      });
    }
    const cardId = `1795000000007-${"a".repeat(32)}`;
    const card = (method: string, below = "", body?: object) =>
      ask(`/api/cards/${cardId}/messages${below}`, {
        method,
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      });
    let token = "";
    const { id, delete_token } = await (
      await card("POST", "", { sender_name: "Ruth", message: "Hello there", start_token: await startToken(cardId) })
    ).json<{ id: string; delete_token: string }>();
    token = delete_token;
    expect((await card("GET")).status).toBe(200);
    expect((await card("GET", `?cursor=${"f".repeat(32)}`)).status).toBe(200);
    expect((await card("DELETE", `/${id}`)).status).toBe(204);
    await check({ action_type_param: "indexed", identifier_param: "f" });
    await send("events", { event_type_param: "indexed", severity_param: "low" });
    await expect.poll(() => [...asked].join()).toContain('insert into "security_claims"');
    expect([...asked].join()).toContain('insert into "security_events"');
    await runJob();
    vi.restoreAllMocks();
    const plans = await env.DB.batch<{ detail: string }>(
      [...asked].map((sql) =>
        env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...Array.from(sql.matchAll(/\?/g), () => null)),
      ),
    );
    const walks = [...asked].filter((_, index) =>
      plans[index]!.results.some(({ detail }) => /^SCAN (?!CONSTANT|\(|asked VIRTUAL TABLE)/.test(detail)),
    );
    expect(asked.size).toBeGreaterThan(15);
    expect(walks).toEqual([]);
  });
});

describe("a deployment without its secret", () => {
  it("refuses to write, while a developer's machine does not", async () => {
    const message = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ sender_name: "Ruth", message: "Hello there" }),
    };
    const bare = { ...env, VISITOR_HASH_KEY: undefined };
    const context = createExecutionContext();
    const deployed = await worker.fetch!(
      new Request("https://lampstand.example/api/cards/1795000000001/messages", message) as never,
      bare,
      context,
    );
    expect(deployed.status).toBe(503);
    const counted = await worker.fetch!(
      new Request("https://lampstand.example/api/stats/increments", {
        ...message,
        body: JSON.stringify(batchOfOne("prayers_submitted", { operation_id: crypto.randomUUID() })),
      }) as never,
      bare,
      context,
    );
    expect(counted.status).toBe(503);
    for (const path of ["/api/cards", "/api/devices", "/api/security/csp-report"]) {
      const refused = await worker.fetch!(
        new Request(`https://lampstand.example${path}`, { ...message, body: "{}" }) as never,
        bare,
        context,
      );
      const { code, message: sentence } = await refused.json<{ code: string; message: string }>();
      expect([path, code, sentence]).toEqual([path, "unavailable", apiSentences.refusals.postingIsOff]);
    }
    const locally = (path: string, body: object) =>
      worker.fetch!(
        new Request(`http://localhost:8787/api/cards${path}`, { ...message, body: JSON.stringify(body) }) as never,
        bare,
        context,
      );
    const { card_id, start_token } = await (await locally("", {})).json<StartedCard>();
    const local = await locally(`/${card_id}/messages`, { sender_name: "Ruth", message: "Hello there", start_token });
    expect(local.status).toBe(201);
    await waitOnExecutionContext(context);
  });
});
