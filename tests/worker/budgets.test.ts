import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type BudgetName, budgets, pageBudgets, type PageName, provenDeviceMs } from "#domain/api/budgets.ts";
import { type Endpoint, endpoints } from "#domain/api/endpoints.ts";
import { syncProtocol } from "#domain/api/sync.ts";
import { previewPath } from "#domain/site/addresses/preview-address.ts";
import { database } from "#worker/db/database.ts";
import { giveBack, spend } from "#worker/db/spending.ts";
import type { Bindings } from "#worker/env.ts";
import worker from "#worker/index.ts";
import { mintDeviceToken } from "#worker/security/device.ts";
import { inAnotherYear, origin, startToken } from "./support.ts";

/** The budgets of every endpoint (domain/api/budgets.ts), tried from many networks of one /48. */

const rows = Object.entries<Endpoint>(endpoints);

const cardId = `1795000000000-${"d".repeat(32)}`;
const store = { id: "d".repeat(32), token: "d".repeat(43) };

const parameters: Readonly<Record<string, string>> = {
  name: "plays",
  cardId,
  id: "0".repeat(32),
  code: "BBBBB",
  storeId: store.id,
  translation: "spa_r09",
};

/** A valid request of a row, from an address. */
const requestOf = ({ method, path, status, exampleBody }: Endpoint, from: string): Request => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => parameters[name] ?? name);
  return new Request(`${origin}/api${filled}`, {
    method: method.toUpperCase(),
    headers: {
      "CF-Connecting-IP": from,
      Authorization: `Bearer ${store.token}`,
      ...(status === 101 && {
        Upgrade: "websocket",
        "Sec-WebSocket-Protocol": `${syncProtocol}, ${store.token}`,
      }),
      ...(method === "post" && { "Content-Type": "application/json" }),
    },
    ...(exampleBody !== undefined && { body: JSON.stringify(exampleBody) }),
  });
};

const send = async (asked: Request, more: Partial<Bindings> = {}): Promise<Response> => {
  const context = createExecutionContext();
  const response = await worker.fetch(asked as Parameters<typeof worker.fetch>[0], { ...env, ...more }, context);
  await waitOnExecutionContext(context);
  return response;
};

/** An address of a /48, by the number of its /64. */
const addressIn = (prefix: string, subnet: number): string => `${prefix}:${((subnet * 4099) % 65_536).toString(16)}::1`;

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const closed = { limit: async () => ({ success: false }) };

describe("a flood", () => {
  const shielded = rows.filter(([, { budgets: spent }]) => spent.includes("requests"));

  it("from 2,000 addresses of one /48 ends at the shield of the /48, at every endpoint", async () => {
    expect(shielded.length).toBeGreaterThan(20);
    const asked = { FLOOD_SHIELD: new Set(), FLOOD_SHIELD_56: new Set(), FLOOD_SHIELD_48: new Set() };
    const shield = (name: keyof typeof asked) => ({
      limit: async ({ key }: { key: string }) => {
        asked[name].add(key.split("|")[1]);
        return { success: name !== "FLOOD_SHIELD_48" };
      },
    });
    const shields = {
      FLOOD_SHIELD: shield("FLOOD_SHIELD"),
      FLOOD_SHIELD_56: shield("FLOOD_SHIELD_56"),
      FLOOD_SHIELD_48: shield("FLOOD_SHIELD_48"),
    };
    const passed = new Set<string>();
    for (let index = 0; index < 2000; index += 1) {
      const [name, row] = shielded[index % shielded.length]!;
      const { status } = await send(requestOf(row, addressIn("2001:db8:39", index)), shields);
      if (status !== 429) passed.add(`${name}: ${status}`);
    }
    expect([...passed]).toEqual([]);
    expect([asked.FLOOD_SHIELD.size, asked.FLOOD_SHIELD_48.size]).toEqual([2000, 1]);
  });

  it("does not stop what costs nothing", async () => {
    const shields = { FLOOD_SHIELD: closed, FLOOD_SHIELD_56: closed, FLOOD_SHIELD_48: closed };
    for (const path of ["/api/health", "/api/bible/john+3:16", "/api/search?q=mercy", "/embed/read/kjv/john/3"])
      expect((await send(new Request(origin + path), shields)).status).toBe(200);
  });
});

type Resource = "database" | "object" | "service";

/** Bindings that note what a request makes use of. */
const watched = (used: Set<Resource>): Partial<Bindings> => {
  const noting = <Binding extends object>(binding: Binding, as: Resource): Binding =>
    new Proxy(binding, {
      get: (target, name) => {
        used.add(as);
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      },
    });
  return {
    DB: noting(env.DB, "database"),
    COUNTERS: noting(env.COUNTERS, "object"),
    CARD_ROOMS: noting(env.CARD_ROOMS, "object"),
    TRIVIA_ROOMS: noting(env.TRIVIA_ROOMS, "object"),
    SYNC_ROOMS: noting(env.SYNC_ROOMS, "object"),
  };
};

/** What may be used by whoever spends from these. */
const resourcesOf = (names: readonly BudgetName[]): readonly Resource[] => [
  ...(names.includes("requests") ? (["database", "object"] as const) : []),
  ...(names.includes("serviceCalls") ? (["service"] as const) : []),
];

const visited = (path: string) => new Request(origin + path, { headers: { "CF-Connecting-IP": "192.0.2.77" } });

/** The examples of a row, and each again in texts that are not stored here, or that only a service knows. */
const requestsOf = (row: Endpoint): Request[] => [
  requestOf(row, "192.0.2.77"),
  ...(row.examples ?? []).flatMap((path) => [
    visited(`/api${path.replace("/kjv", "/hin_abc")}`),
    ...["", "translation=bbe", "translation=spa_r09", "translation=hin_abc"].map((more) =>
      visited(`/api${path}${more && (path.includes("?") ? "&" : "?")}${more}`),
    ),
  ]),
];

const pages: Readonly<Record<PageName, readonly string[]>> = {
  assistants: ["/api/mcp"],
  documentation: ["/api/docs", "/api/openapi.json"],
  frame: ["/embed/read/kjv/john/3", "/embed/read/bbe/john/3"],
  picture: [previewPath("/verse/kjv/john/3/16"), previewPath("/read/bbe/john/3")],
  page: ["/read/bbe/john/3", "/verse/spa_r09/john/3/16", "/study/kjv/john/3", "/words/G26", "/event-card/birthday/1"],
  notFound: ["/nothing", "/api/nothing"],
};

const answers: readonly (readonly [string, readonly BudgetName[], () => readonly Request[]])[] = [
  ...rows.map(([name, row]) => [name, row.budgets, () => requestsOf(row)] as const),
  ...Object.entries(pages).map(
    ([name, paths]) => [`the page ${name}`, pageBudgets[name as PageName], () => paths.map(visited)] as const,
  ),
];

describe("what is used without a budget", () => {
  it.each(answers)("by %s: no database, object or service", async (_name, names, requests) => {
    inAnotherYear();
    const used = new Set<Resource>();
    const ask = globalThis.fetch;
    vi.spyOn(globalThis, "fetch").mockImplementation((...asked) => {
      used.add("service");
      return ask(...asked);
    });
    for (const request of requests()) await send(request, watched(used));
    expect([...used].filter((one) => !resourcesOf(names).includes(one))).toEqual([]);
  });
});

const inDatabase = (name: BudgetName): boolean => ["middleware", "handler"].includes(budgets[name].counted);

const tried = rows.flatMap(([name, row]) =>
  row.budgets.filter(inDatabase).map((budget) => [name, budget, row] as const),
);

const contentOfTables = async (): Promise<unknown[]> => {
  const tables = ["spending", "event_card_messages", "card_posts", "rate_limit_attempts", "security_claims"];
  const contents = await env.DB.batch(
    tables.map((table) =>
      env.DB.prepare(`SELECT * FROM ${table} ${table === "spending" ? "WHERE key NOT LIKE 'told%'" : ""}`),
    ),
  );
  return contents.map(({ results }) => results);
};

describe("a budget that is used up", () => {
  beforeAll(async () => {
    const body = JSON.stringify({ sender_name: "Ruth", message: "Peace.", start_token: await startToken(cardId) });
    const headers = { "Content-Type": "application/json", "CF-Connecting-IP": "192.0.2.9" };
    const path = `${origin}/api/cards/${cardId}/messages`;
    await send(new Request(path, { method: "POST", headers, body }));
  });

  let networks = 0;

  it.each(tried)("of %s, %s, ends for every network of a /48, and writes nothing", async (name, budget, row) => {
    // A minute after the test before, so that no isolate remembers its refusals.
    vi.setSystemTime(Date.now() + (networks += 1) * 60_000);
    const prefix = `2001:db8:${networks.toString(16)}`;
    const request = (subnet: number) => {
      // Of messages only those count that are refused, as for bad language.
      const exampleBody = name === "signCard" ? { sender_name: "Ruth", message: "you sh1t" } : row.exampleBody;
      return requestOf({ ...row, exampleBody } as Endpoint, addressIn(prefix, subnet));
    };
    await send(request(0));
    const key = budgets[budget].of === "site" ? `${budget}|site` : `${budget}_48|%`;
    const { meta } = await env.DB.prepare("UPDATE spending SET amount = 1e12 WHERE key LIKE ? AND at > ?")
      .bind(key, Date.now() - 86_400_000)
      .run();
    expect(meta.changes).toBeGreaterThan(0);
    const before = await contentOfTables();
    for (const subnet of [1, 2, 3]) {
      const response = await send(request(subnet));
      expect([response.status, Number(response.headers.get("Retry-After")) > 0]).toEqual([
        budgets[budget].of === "site" ? 503 : 429,
        true,
      ]);
    }
    expect(await contentOfTables()).toEqual(before);
    await env.DB.exec("DELETE FROM spending");
    // For a few seconds nobody asks the database.
    expect((await send(request(4))).status).toBeGreaterThan(428);
  });
});

describe("half of what the site takes in a day", () => {
  let hours = 0;
  const halfKept = tried.filter(([, budget]) => "isHalfReserved" in budgets[budget]);

  it.each(halfKept)("is kept at %s, %s, for devices known for a day", async (_name, budget, row) => {
    vi.setSystemTime(Date.now() + (hours += 1) * 3_600_000);
    await env.DB.exec("DELETE FROM spending");
    const ask = async (ageMs: number, subnet: number) => {
      const request = requestOf(row, addressIn("2001:db8:ffff", subnet));
      request.headers.set("X-Device-Token", await mintDeviceToken(env.VISITOR_HASH_KEY!, Date.now() - ageMs));
      return (await send(request)).status;
    };
    expect(await ask(0, 0)).not.toBe(503);
    await env.DB.prepare("UPDATE spending SET amount = ? WHERE key = ?")
      .bind(Math.floor(budgets[budget].most / 2), `${budget}|site`)
      .run();
    expect([await ask(0, 1), await ask(provenDeviceMs - 1, 2)]).toEqual([503, 503]);
    expect(await ask(provenDeviceMs, 3)).not.toBe(503);
    await env.DB.exec("DELETE FROM spending");
  });

  it("is tried at rooms, sync, cards and reports", () => {
    expect(new Set(halfKept.map(([, budget]) => budget))).toEqual(
      new Set(["siteStartTokens", "siteRooms", "siteSyncStores", "siteSyncCharacters", "siteReports"]),
    );
  });
});

it("what is given back is what was spent then", async () => {
  const db = database(env.DB);
  const debit = { key: "given back", formerKey: "given back", amount: 2, most: 10, windowMs: 3_600_000 };
  const [then, later] = [0, 600_000].map((ms) => Date.UTC(2031, 0) + ms) as [number, number];
  for (const at of [then, later]) expect(await spend(db, [debit], at)).toBeUndefined();
  await giveBack(db, [debit], then);
  const { results } = await env.DB.prepare("SELECT amount FROM spending WHERE key = 'given back' ORDER BY at").all();
  expect(results).toEqual([{ amount: 0 }, { amount: 2 }]);
});
