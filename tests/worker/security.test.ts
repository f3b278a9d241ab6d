import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { securityLimits } from "#domain/api/security.ts";
import { utcDay, utcDayMs } from "#domain/calendar/utc-day.ts";
import worker from "#worker/index.ts";
import { ask } from "./support.ts";

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(`/api/security/${path}`, { method: "POST", headers: { "Content-Type": "application/json", "CF-Connecting-IP": "192.0.2.1", ...headers }, body: JSON.stringify(body) });

/** The log's entries of a type. Waits for them, because they are written after the response. */
const logged = (type: string, count = 1) =>
  vi.waitFor(async () => {
    const { results } = await env.DB.prepare("SELECT * FROM security_events WHERE event_type = ? ORDER BY id").bind(type).all();
    expect(results).toHaveLength(count);
    return results;
  });

afterEach(() => vi.restoreAllMocks());

describe("the security log", () => {
  it("stores the specified fields, without an address and with a truncated user agent", async () => {
    const response = await send(
      "events",
      { event_type_param: "storage_blocked", severity_param: "medium", details_param: { key: "evil" }, ip_param: "203.0.113.9", user_agent_param: "forged", session_id_param: "s1" },
      { "User-Agent": "u".repeat(500) },
    );
    expect(response.status).toBe(204);
    const [entry] = await logged("storage_blocked");
    expect(entry).toMatchObject({ severity: "medium", details: '{"key":"evil"}', ip_address: null, user_agent: "u".repeat(200), session_id: "s1" });
    expect(entry!.visitor).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(entry)).not.toMatch(/203\.0\.113|192\.0\.2|forged/);
  });

  it.each([
    [{}], [{ event_type_param: "x y", severity_param: "low" }], [{ event_type_param: "x", severity_param: "fatal" }],
    [{ event_type_param: "x", severity_param: "low", details_param: "x".repeat(2001) }], [{ event_type_param: "x", severity_param: "low", session_id_param: 7 }],
  ])("rejects %#", async (body) => expect((await send("events", body)).status).toBe(422));

  it("rejects what is too large, too deep or no JSON", async () => {
    expect((await send("events", { event_type_param: "x", severity_param: "low", details_param: "x".repeat(9000) })).status).toBe(413);
    expect((await send("events", JSON.parse(`${'{"a":'.repeat(9)}1${"}".repeat(9)}`))).status).toBe(400);
    expect((await ask("/api/security/events", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{" })).status).toBe(400);
  });

  it("accepts both kinds of policy reports, with the given severities", async () => {
    const old = { "csp-report": { "effective-directive": "script-src-elem", "blocked-uri": "https://evil.test/x.js?token=1", "document-uri": "https://lampstand.test/help?q=1" } };
    expect((await ask("/api/security/csp-report", { method: "POST", headers: { "Content-Type": "application/csp-report" }, body: JSON.stringify(old) })).status).toBe(204);
    const young = ["style-src-attr", "img-src"].map((effectiveDirective) => ({ type: "csp-violation", body: { effectiveDirective, blockedURL: "inline", documentURL: "https://lampstand.test/" } }));
    expect((await ask("/api/security/csp-report", { method: "POST", headers: { "Content-Type": "application/reports+json" }, body: JSON.stringify(young) })).status).toBe(204);
    const entries = await logged("csp_violation", 3);
    expect(entries.map(({ severity }) => severity).toSorted()).toEqual(["critical", "low", "medium"]);
    expect(JSON.stringify(entries)).not.toContain("token=1");
  });
});

const check = async (body: object, address = "192.0.2.7") => (await send("rate-limit", body, { "CF-Connecting-IP": address })).json();

describe("the rate-limit check", () => {
  it("allows five attempts and then none, by visitor, action and identifier", async () => {
    const answers = [];
    for (let index = 0; index < 7; index += 1) answers.push(await check({ action_type_param: "prayer", identifier_param: `f${index}`, client_ip: `10.0.0.${index}` }));
    expect(answers).toEqual([true, true, true, true, true, false, false]);
    expect(await check({ action_type_param: "other" })).toBe(true);
    expect(await check({ action_type_param: "prayer" }, "192.0.2.8")).toBe(true);
    expect(await check({ action_type_param: "once", max_attempts: 1 })).toBe(true);
    expect(await check({ action_type_param: "once", max_attempts: 1 })).toBe(false);
  });

  it("rejects nonsense, and allows when the database fails", async () => {
    for (const body of [{}, { action_type_param: "x", max_attempts: 0 }, { action_type_param: "x", window_minutes: 1.5 }, { action_type_param: "'; --" }]) expect((await send("rate-limit", body)).status).toBe(422);
    vi.spyOn(env.DB, "batch").mockRejectedValue(new Error("D1 is away"));
    expect(await (await send("rate-limit", { action_type_param: "x" })).json()).toBe(true);
  });
});

const runJob = async () => {
  const context = createExecutionContext();
  worker.scheduled!(createScheduledController(), env, context);
  await waitOnExecutionContext(context);
};
const addEntries = (count: number, at: number) =>
  env.DB.prepare(
    `INSERT INTO security_events (at, event_type, severity, details, user_agent) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT ?, 'filler', 'low', '', '' FROM n`,
  ).bind(count, at).run();

describe("the hourly job", () => {
  it("deletes entries after 30 days, salts after 48 hours and attempts after a day", async () => {
    const now = Date.now();
    await addEntries(3, now - 30 * 86_400_000 - 60_000);
    await addEntries(2, now - 30 * 86_400_000 + 60_000);
    const day = (daysAgo: number) => utcDay(now - daysAgo * utcDayMs);
    await env.DB.prepare("INSERT INTO daily_salts VALUES (?, 'older'), (?, 'old'), (?, 'still') ON CONFLICT DO NOTHING").bind(day(3), day(2), day(1)).run();
    await env.DB.prepare("INSERT INTO rate_limit_attempts VALUES ('old', 'k', ?), ('new', 'k', ?)").bind(now - 90_000_000, now).run();
    await runJob();
    expect(await env.DB.prepare("SELECT count(*) AS n FROM security_events WHERE event_type = 'filler'").first("n")).toBe(2);
    expect(await env.DB.prepare("SELECT min(day) AS day FROM daily_salts").first("day")).toBe(day(1));
    expect((await env.DB.prepare("SELECT id FROM rate_limit_attempts WHERE key = 'k'").all()).results).toEqual([{ id: "new" }]);
  });

  it("stops at the cap, and halves a full log", async () => {
    await env.DB.exec("DELETE FROM security_events");
    await addEntries(securityLimits.maxRows, Date.now());
    await send("events", { event_type_param: "one_too_many", severity_param: "low" });
    await logged("one_too_many", 0);
    await runJob();
    expect(await env.DB.prepare("SELECT count(*) AS n FROM security_events").first("n")).toBe(securityLimits.maxRows / 2);
    await send("events", { event_type_param: "room_again", severity_param: "low" });
    await logged("room_again");
  });
});

describe("the database", () => {
  it("uses an index for every query: no statement scans a whole table", async () => {
    const asked = new Set<string>();
    for (const owner of [env.DB, env.DB.withSession()].map((database) => Object.getPrototypeOf(database) as D1DatabaseSession)) {
      const { prepare } = owner;
      vi.spyOn(owner, "prepare").mockImplementation(function (this: D1DatabaseSession, sql) {
        asked.add(sql);
        return prepare.call(this, sql);
      });
    }
    const card = (method: string, below = "", body?: object) =>
      ask(`/api/cards/1795000000007/messages${below}`, { method, headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` }, ...(body && { body: JSON.stringify(body) }) });
    let token = "";
    const { id, delete_token } = await (await card("POST", "", { sender_name: "Ruth", message: "Hello there", fingerprint: "f" })).json<{ id: string; delete_token: string }>();
    token = delete_token;
    expect((await card("GET")).status).toBe(200);
    expect((await card("GET", `?cursor=${"f".repeat(32)}`)).status).toBe(200);
    expect((await card("DELETE", `/${id}`)).status).toBe(204);
    await check({ action_type_param: "indexed", identifier_param: "f" });
    await send("events", { event_type_param: "indexed", severity_param: "low" });
    await vi.waitFor(() => expect([...asked].join()).toContain("INSERT INTO security_events"));
    await runJob();
    vi.restoreAllMocks();
    const plans = await env.DB.batch<{ detail: string }>([...asked].map((sql) => env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...Array.from(sql.matchAll(/\?/g), () => null))));
    const walks = [...asked].filter((_, index) => plans[index]!.results.some(({ detail }) => /^SCAN (?!CONSTANT|\()/.test(detail)));
    expect(asked.size).toBeGreaterThan(15);
    expect(walks).toEqual([]);
  });
});

describe("a deployment without its secret", () => {
  it("refuses to write, while a developer's machine does not", async () => {
    const message = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ sender_name: "Ruth", message: "Hello there" }) };
    const bare = { ...env, VISITOR_HASH_KEY: undefined };
    const context = createExecutionContext();
    const deployed = await worker.fetch!(new Request("https://lampstand.example/api/cards/1795000000001/messages", message) as never, bare, context);
    expect(deployed.status).toBe(503);
    const local = await worker.fetch!(new Request("http://localhost:8787/api/cards/1795000000001/messages", message) as never, bare, context);
    expect(local.status).toBe(201);
    await waitOnExecutionContext(context);
  });
});
