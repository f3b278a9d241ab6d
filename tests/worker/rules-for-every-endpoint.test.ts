import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import * as z from "zod/mini";
import { describe, expect, it, vi } from "vitest";
import { endpointList, errorsOf } from "#domain/api/endpoints.ts";
import { ApiError, errorBodySchema } from "#domain/api/errors.ts";
import { app as worker } from "#worker/app.ts";
import { addRoutes } from "#worker/contract.ts";
import type { AppEnv } from "#worker/env.ts";
import { onError, onNotFound } from "#worker/errors.ts";
import { responseHeaders } from "#worker/middleware/response-headers.ts";
import { ask, origin } from "./support.ts";

const expectApiHeaders = (response: Response) => {
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(response.headers.get("Cache-Control")).toBeTruthy();
  expect(response.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
};

const expectError = async (response: Response, status: number, code: string) => {
  expect(response.status).toBe(status);
  expectApiHeaders(response);
  const body = errorBodySchema.parse(await response.json());
  expect(body.code).toBe(code);
  expect(body.requestId).toBe(response.headers.get("X-Request-Id"));
  return body;
};

/** The preflight response for a page of `from` that deletes a message, where pages of `writeOrigins` may also write. */
const preflight = async (from: string, writeOrigins = "") => {
  const request = new Request(`${origin}/api/cards/1795000000001/messages/1`, {
    method: "OPTIONS",
    headers: { Origin: from, "Access-Control-Request-Method": "DELETE" },
  });
  const { headers } = await worker.fetch(request, { ...env, WRITE_ORIGINS: writeOrigins }, createExecutionContext());
  return [
    headers.get("Access-Control-Allow-Methods"),
    headers.get("Access-Control-Allow-Headers"),
    headers.get("Vary"),
  ];
};

/** Every endpoint that writes. */
const writes = endpointList
  .filter(({ method }) => method !== "get")
  .map(
    ({ method, path }) =>
      [method.toUpperCase(), `/api${path.replace("{name}", "plays").replace(/\{\w+\}/g, "1795000000001")}`] as const,
  );

/** The worker's response while the shield rejects, and the keys passed to the shield. */
const askInAFlood = async (method: string, path: string) => {
  const keys: string[] = [];
  const limit = async ({ key }: { key: string }) => {
    keys.push(key);
    return { success: false };
  };
  const request = new Request(`${origin}${path}`, { method, headers: { "CF-Connecting-IP": "192.0.2.7" } });
  return { answer: await worker.fetch(request, { ...env, FLOOD_SHIELD: { limit } }, createExecutionContext()), keys };
};

describe("a flood of writes", () => {
  it.each(writes)("%s %s ends at the shield", async (method, path) => {
    const { answer, keys } = await askInAFlood(method, path);
    expect(answer.headers.get("Retry-After")).toBe("60");
    await expectError(answer, 429, "rate_limited");
    expect(keys).toEqual([`${path.split("/")[2]}|192.0.2.7`]);
  });

  it("is counted apart from reading what is not stored as files", async () => {
    const { answer, keys } = await askInAFlood("GET", "/api/stats");
    expect([answer.status, keys]).toEqual([429, ["reading stats|192.0.2.7"]]);
  });
});

describe("every endpoint", () => {
  it("answers an unknown address with a JSON 404", async () => {
    await expectError(await ask("/api/no/such/thing"), 404, "route_not_found");
  });

  it("answers a wrong method with 405 and the allowed methods", async () => {
    const response = await ask("/api/health", { method: "DELETE" });
    await expectError(response, 405, "method_not_allowed");
    expect(response.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
  });

  it("answers HEAD like GET without a body", async () => {
    const response = await ask("/api/health", { method: "HEAD" });
    expect(response.status).toBe(200);
    expectApiHeaders(response);
    expect(await response.text()).toBe("");
  });

  it.each(endpointList.filter(({ path }) => path.includes("{cardId}")))(
    "$method $path has foreseen an id that is none",
    async (row) => {
      const { method, path } = row;
      const headers: Record<string, string> =
        method === "get" ? { Upgrade: "websocket" } : { "Content-Type": "application/json" };
      const response = await ask(`/api${path.replace("{cardId}", "no%20id").replace("{id}", "1")}`, {
        method: method.toUpperCase(),
        headers,
        ...(method === "post" && { body: '{"sender_name":"Ruth","message":"Hello"}' }),
      });
      expect((await expectError(response, 422, "invalid_input")).fields).toEqual({ card_id: "Invalid card ID" });
      expect(errorsOf(row)).toContain("invalid_input");
    },
  );

  it("answers a preflight request for every address, known or not", async () => {
    for (const path of ["/api/health", "/api/no/such/thing"]) {
      const response = await ask(path, {
        method: "OPTIONS",
        headers: { Origin: "https://else.test", "Access-Control-Request-Method": "GET" },
      });
      expect(response.status).toBe(204);
      expectApiHeaders(response);
      expect(response.headers.get("Access-Control-Allow-Methods")).toContain("GET");
    }
  });

  it("lets every page send an ETag or a bookmark, and only ours write and delete", async () => {
    const reading = [
      "GET, HEAD, OPTIONS",
      "Content-Type, If-None-Match, User-Agent, X-Single-Chapter-Book-Matching, If-Range, X-D1-Bookmark",
      "Origin",
    ];
    const writing = [
      "GET, HEAD, POST, DELETE, OPTIONS",
      "Content-Type, If-None-Match, User-Agent, X-Single-Chapter-Book-Matching, If-Range, X-D1-Bookmark, X-Device-Token, Authorization",
      "Origin",
    ];
    expect(await preflight("https://else.test")).toEqual(reading);
    expect(await preflight("https://else.test", "https://preview.test https://else.test")).toEqual(writing);
    expect(await preflight("https://else.test", "https://Else.test/")).toEqual(writing);
    expect(await preflight(origin)).toEqual(writing);
  });

  it("rejects writes from another origin, with CORS headers", async () => {
    for (const { path, method } of endpointList.filter((row) => row.method !== "get")) {
      const refused = await ask(`/api${path}`, {
        method: method.toUpperCase(),
        headers: { Origin: "https://else.test" },
      });
      await expectError(refused, 403, "forbidden_origin");
    }
  });

  it.each(["https://else.test", origin])("answers what no endpoint takes alike: %s", async (page) => {
    const wrongMethod = await ask("/api/health", { method: "POST", headers: { Origin: page } });
    await expectError(wrongMethod, 405, "method_not_allowed");
    expect(wrongMethod.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
    const wrongPath = await ask("/api/no/such/thing", { method: "POST", headers: { Origin: page } });
    await expectError(wrongPath, 404, "route_not_found");
  });
});

const trial = () => {
  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(responseHeaders);
  const body = z.object({ name: z.string().check(z.maxLength(5, "Too long.")) });
  const page = z.object({ limit: z.coerce.number().check(z.int(), z.gte(1, "At least 1.")) });
  const row = { group: "Service", summary: "", errors: [], budgets: [] } as const;
  const rows = {
    echo: { ...row, method: "post", path: "/echo", body, maxBodyBytes: 64, exampleBody: undefined, response: body },
    page: { ...row, method: "get", path: "/page", query: page, response: page },
  } as const;
  addRoutes(app, rows, {
    echo: (c) => c.json(c.req.valid("json"), 200),
    page: (c) => c.json(c.req.valid("query"), 200),
  });
  app.get("/broken", () => {
    throw new TypeError("unforeseen");
  });
  app.get("/foreign", async () => Response.redirect("https://else.test/", 302));
  app.get("/limited", () => {
    throw new ApiError("rate_limited", { headers: { "Retry-After": "30" } });
  });
  return app;
};

const post = (body: BodyInit, headers: Record<string, string> = { "Content-Type": "application/json" }) =>
  trial().request("/echo", { method: "POST", body, headers }, env);

describe("the middleware", () => {
  it("accepts a valid body and drops unknown keys", async () => {
    const response = await post('{"name":"Ruth","more":1}', { "Content-Type": "application/json; charset=utf-8" });
    expect(await response.json()).toEqual({ name: "Ruth" });
    expectApiHeaders(response);
  });

  it("names each invalid field", async () => {
    const error = await expectError(await post('{"name":"Nebuchadnezzar"}'), 422, "invalid_input");
    expect(error.fields).toEqual({ name: "Too long." });
    expect((await expectError(await trial().request("/page?limit=0"), 422, "invalid_input")).fields).toEqual({
      limit: "At least 1.",
    });
  });

  it("rejects a long query, whatever its parameters are called, and repeats none of it", async () => {
    const answer = await ask(`/api/search?q=lamb&more=${"x".repeat(20_000)}`);
    expect(answer.headers.get("Link")).toBeNull();
    const error = await expectError(answer, 422, "invalid_input");
    expect(error.message).toBe("The query of the address is longer than 4000 characters.");
    expect((await ask(`/api/search?q=${"%E2%80%99".repeat(300)}lamb`)).status).not.toBe(500);
    // A long path is no query.
    expect((await ask(`/api/bible/${"x".repeat(9000)}`)).status).toBe(404);
  });

  it.each(["[]", "null", '"text"', "7"])(
    "reports that %s is no object, instead of naming a field without a name",
    async (body) => {
      const error = await expectError(await post(body), 422, "invalid_input");
      expect(error.message).toBe("The request body must be a JSON object.");
      expect(error).not.toHaveProperty("fields");
    },
  );

  it("keeps the catalogue's message where a body fits none of several shapes", async () => {
    const error = await expectError(
      await ask("/api/security/csp-report", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: "7",
      }),
      422,
      "invalid_input",
    );
    expect(error.message).toBe("Some of the values aren’t valid.");
    expect(error).not.toHaveProperty("fields");
  });

  it("rejects what is not JSON, not UTF-8, too deep, too large or of another type", async () => {
    await expectError(await post('{"name":'), 400, "malformed_request");
    await expectError(await post(new Uint8Array([0x22, 0xff, 0xfe, 0x22])), 400, "malformed_request");
    await expectError(await post("[".repeat(6) + "]".repeat(6)), 400, "malformed_request");
    await expectError(await post(`{"name":"${"a".repeat(80)}"}`), 413, "payload_too_large");
    await expectError(await post('{"name":"Ruth"}', { "Content-Type": "text/plain" }), 415, "unsupported_media_type");
    await expectError(await post('{"name":"Ruth"}', {}), 415, "unsupported_media_type");
  });

  it("takes a body with more items than a function takes arguments for an invalid one", async () => {
    const answer = await ask(`/api/sync/${"0".repeat(32)}/records`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: `{"records":[${"0,".repeat(490_000)}0]}`,
    });
    await expectError(answer, 422, "invalid_input");
  });

  it("counts the bytes of a body without a declared length, or with a wrong one", async () => {
    const flood = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(50).fill(32)),
    });
    await expectError(await post(flood), 413, "payload_too_large");
    await expectError(
      await post(`{"name":"${"a".repeat(80)}"}`, { "Content-Type": "application/json", "Content-Length": "15" }),
      413,
      "payload_too_large",
    );
  });

  it("turns an unexpected exception into a 500 without details", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const response = await trial().request("/broken");
    expect(await response.clone().text()).not.toContain("unforeseen");
    await expectError(response, 500, "internal");
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]![0]).toContain(response.headers.get("X-Request-Id"));
    vi.restoreAllMocks();
  });

  it("does not log client errors as errors", async () => {
    const log = vi.spyOn(console, "error");
    await post('{"name":');
    const leaves = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error("Network connection lost.")),
    });
    await expectError(await post(leaves), 400, "malformed_request");
    await trial().request("/limited");
    await trial().request("/nowhere");
    expect(log).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it("completes responses with immutable headers, and keeps Retry-After", async () => {
    expectApiHeaders(await trial().request("/foreign"));
    const limited = await trial().request("/limited");
    await expectError(limited, 429, "rate_limited");
    expect(limited.headers.get("Retry-After")).toBe("30");
  });
});
