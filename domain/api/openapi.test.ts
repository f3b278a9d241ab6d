import { describe, expect, it } from "vitest";
import { isRoomCode } from "../trivia-live/codes.ts";
import { budgets } from "./budgets.ts";
import { isCardId } from "./cards.ts";
import { endpointList, errorsOf } from "./endpoints.ts";
import { statusOf } from "./errors.ts";
import { openApiDocument } from "./openapi.ts";
import { syncStoreId } from "./sync.ts";

interface Content {
  readonly [type: string]: {
    readonly schema: {
      readonly type?: string;
      readonly $ref?: string;
      readonly properties?: object;
      readonly required?: readonly string[];
    };
  };
}

interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly description: string;
    readonly example: string | number;
    readonly schema: { readonly type?: string };
  }[];
  readonly security?: readonly object[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

const origin = "https://lampstand.example";
const document = openApiDocument(origin) as {
  openapi: string;
  info: { title: string; version: string; description: string; license: { name: string } };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Error: { required: string[]; $schema?: string } }; securitySchemes: object };
};

describe("the OpenAPI document", () => {
  it("has a title, a version and the server’s URL", () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.servers).toEqual([{ url: `${origin}/api` }]);
    for (const text of [
      document.info.title,
      document.info.version,
      document.info.description,
      document.info.license.name,
    ])
      expect(text).not.toBe("");
    expect(document.components.schemas.Error.required).toEqual(["error", "code", "message", "requestId"]);
    expect(JSON.stringify(document)).not.toContain("$schema");
    expect(document.components.securitySchemes).toEqual({ token: { type: "http", scheme: "bearer" } });
  });

  it("gives every operation a unique id that is a valid identifier", () => {
    const names = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId }) => operationId);
    expect(names).toHaveLength(endpointList.length);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^(?:get|post|delete)(?:[A-Z][a-z]*)+$/.test(name))).toEqual([]);
    expect(names).toContain("getBibleDataTranslationBook");
  });

  it("keeps all methods of a path", () => {
    expect(Object.keys(document.paths["/cards/{cardId}/messages"]!)).toEqual(["get", "post"]);
  });
});

it("names the items of every list, as linters want it", () => {
  const lists = (value: unknown): Record<string, unknown>[] => {
    if (typeof value !== "object" || value === null) return [];
    const own = value as Record<string, unknown>;
    return [...(own["type"] === "array" ? [own] : []), ...Object.values(own).flatMap(lists)];
  };
  const found = lists(document);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ items }) => typeof items !== "object")).toEqual([]);
  // Otherwise a generator takes the pair for three numbers.
  const ofFixedLength = found.filter(({ prefixItems }) => prefixItems !== undefined);
  expect(ofFixedLength.length).toBeGreaterThan(2);
  for (const { prefixItems, items } of ofFixedLength) expect(items).toEqual({ anyOf: prefixItems });
});

const operations = endpointList.map((endpoint) => ({
  endpoint,
  operation: document.paths[endpoint.path]![endpoint.method]!,
  row: `${endpoint.method} ${endpoint.path}`,
}));

it("has every schema that something refers to, and excludes no further keys", () => {
  const text = JSON.stringify(document);
  const referred = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
  expect(referred.length).toBeGreaterThan(50);
  expect(referred.filter((name) => !Object.hasOwn(document.components.schemas, name))).toEqual([]);
  expect(text).not.toMatch(/"additionalProperties":false|\$defs|"\$id"/);
  // A schema that is only a reference to itself says nothing.
  for (const [name, schema] of Object.entries(document.components.schemas)) expect(schema, name).toHaveProperty("type");
});

describe("every operation of the OpenAPI document", () => {
  it("has a summary", () => {
    for (const { endpoint, operation, row } of operations) {
      expect(operation, row).toMatchObject({ tags: [endpoint.group], summary: endpoint.summary });
      expect(operation.description, row).toBe(endpoint.description);
    }
  });

  it("lists its path parameters as required strings", () => {
    for (const { endpoint, operation, row } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
      expect(endpoint.path.replace(/\{(\w+)\}/g, ""), row).not.toMatch(/[{}]/);
      expect(
        inPath.map(({ name }) => `{${name}}`),
        row,
      ).toEqual(endpoint.path.match(/\{\w+\}/g) ?? []);
      for (const { required, schema } of inPath) expect([required, schema], row).toEqual([true, { type: "string" }]);
      // Whoever tries an address begins with one that works.
      expect(
        inPath.filter(({ example }) => endpoint.examples && !example),
        row,
      ).toEqual([]);
    }
  });

  it("lists exactly its query parameters", () => {
    for (const { endpoint, operation, row } of operations) {
      const asked = operation.parameters.filter((parameter) => parameter.in === "query");
      expect(
        operation.parameters.every((parameter) => ["path", "query", "header"].includes(parameter.in)),
        row,
      ).toBe(true);
      expect(
        operation.parameters
          .filter((parameter) => parameter.in === "header")
          .map(({ name, required }) => [name, required]),
        row,
      ).toEqual((endpoint.headers ?? []).map((name) => [name, false]));
      expect(operation.security, row).toEqual(endpoint.hasToken && [{ token: [] }]);
      expect(asked.length > 0, row).toBe(endpoint.query !== undefined);
      for (const { name: parameter, required } of asked)
        expect(required, `${row}: ${parameter}`).toBe(["q", "references", "url"].includes(parameter));
    }
  });

  it("describes every parameter, and shows a value that it may have", () => {
    const inPaths: Readonly<Record<string, (id: string) => boolean>> = {
      cardId: isCardId,
      code: isRoomCode,
      storeId: (id) => syncStoreId.safeParse(id).success,
    };
    for (const { endpoint, operation, row } of operations) {
      const ofQuery: Record<string, unknown> = {};
      for (const { name, in: place, description, example } of operation.parameters) {
        expect(description, `${row}: ${name}`).toMatch(/\.$/);
        expect(example, `${row}: ${name}`).toBeDefined();
        if (place === "query") ofQuery[name] = String(example);
        expect(inPaths[name]?.(String(example)), `${row}: ${name}`).not.toBe(false);
      }
      expect(endpoint.query?.safeParse(ofQuery).error, row).toBeUndefined();
    }
  });

  it("has a request body where one is expected", () => {
    for (const { endpoint, operation, row } of operations) {
      expect(operation.requestBody !== undefined, row).toBe(endpoint.body !== undefined);
      const { required, content = {} } = operation.requestBody ?? {};
      expect([required, Object.keys(content)], row).toEqual(
        endpoint.body ? [true, ["application/json"]] : [undefined, []],
      );
      expect(
        Object.values(content).every(({ schema }) => schema.$ref !== undefined),
        row,
      ).toBe(true);
      expect(endpoint.body?.safeParse(endpoint.exampleBody).error, row).toBeUndefined();
    }
  });

  it("lists the success with its schema, and every error by its status", () => {
    for (const { endpoint, operation, row } of operations) {
      const success = operation.responses[String(endpoint.status ?? 200)]!;
      expect(success.description, row).toBe("Success");
      const type = typeof endpoint.response === "string" ? endpoint.response : "application/json";
      expect(Object.keys(success.content ?? {}), row).toEqual(endpoint.response === null ? [] : [type]);
      for (const { schema } of Object.values(success.content ?? {}))
        expect(schema.type === "string", row).toBe(type !== "application/json");
      const { otherwise } = endpoint;
      expect(operation.responses[otherwise?.status ?? "none"], row).toEqual(
        otherwise && { ...(otherwise.status === 200 && success), description: otherwise.description },
      );
      expect("304" in operation.responses, row).toBe(
        ["Scripture", "Search"].includes(endpoint.group) || endpoint.path === "/oembed",
      );
      for (const code of errorsOf(endpoint)) {
        const { description, content } = operation.responses[String(statusOf(code))]!;
        expect(
          description.split(", ").filter((one) => one === code),
          row,
        ).toEqual([code]);
        expect(description, row).not.toContain("undefined");
        expect(content, row).toEqual({ "application/json": { schema: { $ref: "#/components/schemas/Error" } } });
      }
    }
  });

  it("names the device's token wherever half of a budget is kept for known devices", () => {
    const kept = operations.filter(
      ({ endpoint }) =>
        endpoint.budgets.some((name) => "isHalfReserved" in budgets[name]) &&
        // Sent by browsers, which have no token.
        endpoint.path !== "/security/csp-report",
    );
    for (const { operation, row } of kept)
      expect(
        operation.parameters.map(({ name }) => name),
        row,
      ).toContain("X-Device-Token");
  });

  it("foresees what a request may be refused for before it is handled", () => {
    for (const { endpoint, operation, row } of operations) {
      const told = Object.values(operation.responses).flatMap(({ description }) => description.split(", "));
      const isFrom = (owner: string) => endpoint.budgets.some((name) => budgets[name].of === owner);
      const isOurs = endpoint.method !== "get" || endpoint.status === 101;
      expect(told, row).toEqual(
        expect.arrayContaining([
          ...(isFrom("network") ? ["rate_limited"] : []),
          ...(isFrom("site") ? ["unavailable"] : []),
          ...((endpoint.query ?? endpoint.body) ? ["invalid_input"] : []),
          ...(isOurs ? ["forbidden_origin"] : []),
        ]),
      );
      expect([told.includes("rate_limited"), told.includes("forbidden_origin")], row).toEqual([
        isFrom("network"),
        isOurs,
      ]);
    }
  });
});
