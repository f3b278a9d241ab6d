import type { RouterRoute } from "hono/types";
import { describe, expect, it } from "vitest";
import { endpoints, type Endpoint } from "#domain/api/endpoints.ts";
import { app } from "#worker/app.ts";
import { ask, origin } from "./support.ts";

interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, { operationId: string; parameters: { name: string; in: string; required: boolean; schema: object }[] }>>;
}

/** Why a response does not match the table. */
const problemOf = async (response: Response, answer: Endpoint["answer"]): Promise<unknown> => {
  const type = response.headers.get("Content-Type") ?? "";
  if (typeof answer === "string") return type.startsWith(answer) ? undefined : type;
  return answer?.safeParse(await response.json()).error;
};

const document = async (): Promise<Document> => (await ask("/api/openapi.json")).json();

describe("/api/openapi.json", () => {
  it("describes every route that the worker has, and no other", async () => {
    const { paths } = await document();
    const described = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} /api${path}`));
    const own = new Set(["/api/health", "/api/openapi.json", "/api/docs"]);
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
    expect(parameters.find(({ name }) => name === "q")).toMatchObject({ in: "query", required: true, schema: { type: "string" } });
    expect(parameters.find(({ name }) => name === "limit")).toMatchObject({ required: false, schema: { type: "integer", minimum: 1, maximum: 100 } });
    expect(paths["/bible/{reference}"]!["get"]!.parameters[0]).toMatchObject({ name: "reference", in: "path", required: true });
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
    expect(response.headers.get("Content-Security-Policy")).toContain(`'sha256-${btoa(String.fromCharCode(...digest))}'`);
  });

  const examples = endpoints.flatMap(({ examples: paths = [], answer }) => paths.map((path) => [path, answer] as const));

  it.each(examples)("%s: the example is in the page and works", async (path, answer) => {
    expect(await (await ask("/api/docs")).text()).toContain(`href="/api${path.replaceAll("&", "&amp;")}"`);
    const response = await ask(`/api${path}`);
    expect(response.status).toBe(200);
    expect(await problemOf(response, answer)).toBeUndefined();
  });
});
