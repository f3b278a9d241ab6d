import type { RouterRoute } from "hono/types";
import { describe, expect, it, vi } from "vitest";
import { budgets } from "#domain/api/budgets.ts";
import { endpointList, type Endpoint, type ParameterText } from "#domain/api/endpoints.ts";
import { parameterTexts } from "#domain/api/parameters.ts";
import { app } from "#worker/app.ts";
import { ask, origin } from "./support.ts";

interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; parameters: { name: string; in: string; required: boolean; schema: object }[] }
    >
  >;
}

/** Why a response does not match the table. */
const problemOf = async (response: Response, expected: Endpoint["response"]): Promise<unknown> => {
  const type = response.headers.get("Content-Type") ?? "";
  if (typeof expected === "string") return type.startsWith(expected) ? undefined : type;
  return expected?.safeParse(await response.json()).error;
};

const document = async (): Promise<Document> => (await ask("/api/openapi.json")).json();

describe("/api/openapi.json", () => {
  it("describes every route that the worker has, and no other", async () => {
    const { paths } = await document();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} /api${path}`),
    );
    const own = new Set(["/api/openapi.json", "/api/docs", "/api/mcp"]);
    const served = new Set(
      (app.routes as RouterRoute[])
        .filter(({ method, path }) => method !== "ALL" && !own.has(path))
        .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}").replace(/\/$/, "")}`),
    );
    expect(new Set(described)).toEqual(served);
  });

  it("lists this deployment, the parameters and each operation once", async () => {
    const { openapi, servers, paths } = await document();
    expect(openapi).toBe("3.1.0");
    expect(servers).toEqual([{ url: `${origin}/api` }]);
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const { parameters } = paths["/search"]!["get"]!;
    expect(parameters.find(({ name }) => name === "q")).toMatchObject({
      in: "query",
      required: true,
      schema: { type: "string" },
    });
    expect(parameters.find(({ name }) => name === "limit")).toMatchObject({
      required: false,
      schema: { type: "integer", minimum: 1, maximum: 100 },
    });
    expect(paths["/bible/{reference}"]!["get"]!.parameters[0]).toMatchObject({
      name: "reference",
      in: "path",
      required: true,
    });
  });
});

/** An address of an endpoint, with a request that gets as far as its validation. */
const addressOf = ({ path, examples, parameters = {} }: Endpoint): string => {
  const texts: Readonly<Record<string, ParameterText>> = { ...parameterTexts, ...parameters };
  return `/api${examples?.[0] ?? path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(texts[name]!.example))}`;
};

describe("the schemas of the documentation", () => {
  const validating = endpointList.filter(({ query, body }) => query !== undefined || body !== undefined);

  it.each(validating)("validate the requests of $method $path", async (endpoint) => {
    const { method, query, body } = endpoint;
    const schemas = [query, body].filter((schema) => schema !== undefined);
    const calls = schemas.map((schema) => vi.spyOn(schema, "safeParse"));
    const address = addressOf(endpoint);
    await ask(
      // An address without a query is validated only once.
      address.includes("?") || method !== "get" ? address : `${address}?unknown=1`,
      method === "post" ? { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" } : {},
    );
    expect(calls.map(({ mock }) => mock.calls.length)).toEqual(schemas.map(() => 1));
    vi.restoreAllMocks();
  });
});

describe("/api/docs", () => {
  it("needs no script, and allows none", async () => {
    const response = await ask("/api/docs");
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const page = await response.text();
    expect(page).not.toMatch(/<script|<link|style=|src=|https:\/\/(?!lampstand)/);
    const [, style] = /<style>([\s\S]*)<\/style>/.exec(page)!;
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style)));
    expect(response.headers.get("Content-Security-Policy")).toContain(
      `'sha256-${btoa(String.fromCharCode(...digest))}'`,
    );
  });

  it("tells every budget and who spends it", async () => {
    const page = await (await ask("/api/docs")).text();
    const linked = new Set([...page.matchAll(/href="#budget-(\w+)"/g)].map(([, name]) => name));
    expect([...page.matchAll(/<tr id="budget-(\w+)">/g)].map(([, name]) => name)).toEqual(Object.keys(budgets));
    expect(linked).toEqual(new Set(Object.keys(budgets)));
    expect(page).toContain("At the service of other languages, a network has 200 look-ups");
    expect(page).toContain("<td>1,200</td><td>1 minute</td><td>network</td>");
  });

  const examples = endpointList.flatMap(({ examples: paths = [], response }) =>
    paths.map((path) => [path, response] as const),
  );

  it.each(examples)("%s: the example is in the page and works", async (path, expected) => {
    expect(await (await ask("/api/docs")).text()).toContain(`href="/api${path.replaceAll("&", "&amp;")}"`);
    const response = await ask(`/api${path}`);
    expect(response.status).toBe(200);
    expect(await problemOf(response, expected)).toBeUndefined();
  });
});
