import * as z from "zod/mini";
import { site } from "#domain/site/site.ts";
import { endpointList, type Endpoint } from "./endpoints.ts";
import { errorBodySchema, statusOf } from "./errors.ts";
import { apiVersion } from "./service.ts";

/** Generates the OpenAPI 3.1 document from the schemas that validate requests and responses. */

type Json = Readonly<Record<string, unknown>>;
type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly example?: string | number;
}

interface Operation extends Json {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
}

type Methods = Readonly<Partial<Record<Endpoint["method"], Operation>>>;

export interface OpenApiDocument extends Json {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Methods>>;
}

/** Of a list of fixed length, tools want to know what its items may be; that there are no others is not enough for them. */
const withItems = (schema: JsonSchema): void => {
  const { prefixItems, items } = schema;
  if (prefixItems !== undefined && items === false)
    schema.items = { anyOf: prefixItems.filter((item) => typeof item !== "boolean") };
};

const jsonSchema = (schema: z.ZodMiniType, io: "input" | "output"): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: (one) => withItems(one.jsonSchema),
  });
  return rest;
};

const decoded = (text: string): string => decodeURIComponent(text.replaceAll("+", " "));

/** The values of an endpoint's first example, by parameter. */
const exampleOf = ({ path, examples = [] }: Endpoint): ReadonlyMap<string, string> => {
  const [asked = "", query = ""] = (examples[0] ?? "").split("?");
  const parts = asked.split("/");
  const inPath = path.split("/").flatMap((name, index) => {
    const value = parts[index];
    return name.startsWith("{") && value !== undefined ? [[name.slice(1, -1), decoded(value)] as const] : [];
  });
  const inQuery = query
    .split("&")
    .filter(Boolean)
    .map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name, decoded(value)] as const;
    });
  return new Map([...inPath, ...inQuery]);
};

/** Adds what the endpoint's first example has for them. */
const withExamples = (endpoint: Endpoint, parameters: readonly Parameter[]): Parameter[] => {
  const values = exampleOf(endpoint);
  return parameters.map((parameter) => {
    const text = values.get(parameter.name);
    if (text === undefined) return parameter;
    return { ...parameter, example: parameter.schema.type === "integer" ? Number(text) : text };
  });
};

const pathParameters = ({ path }: Endpoint): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));

const queryParameters = ({ query }: Endpoint): Parameter[] => {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, "input");
  // A JSON Schema may also be `true`: anything goes.
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: typeof schema === "boolean" ? {} : schema,
  }));
};

const headerParameters = ({ headers = [] }: Endpoint): Parameter[] =>
  headers.map((name) => ({ name, in: "header", required: false, schema: { type: "string" } }));

/** Answers of this API, by operation. */
export type ExampleAnswers = Readonly<Record<string, unknown>>;

const contentOf = (response: z.ZodMiniType | string, example: unknown): Json =>
  typeof response === "string"
    ? { [response]: { schema: { type: "string" } } }
    : {
        "application/json": { schema: jsonSchema(response, "output"), ...(example !== undefined && { example }) },
      };

const errorContent: Json = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };

/** Every response under Scripture and Search has an ETag. */
const hasEtag = ({ group, path }: Endpoint): boolean =>
  group === "Scripture" || group === "Search" || path === "/oembed";

const successes = (endpoint: Endpoint, example: unknown): Json => {
  const { response, status = 200, otherwise } = endpoint;
  const content = response !== null && { content: contentOf(response, example) };
  return {
    [status]: { description: "Success", ...content },
    ...(otherwise && {
      [otherwise.status]: { description: otherwise.description, ...(otherwise.status === 200 && content) },
    }),
    ...(hasEtag(endpoint) && { 304: { description: "Not modified: your copy is still current" } }),
  };
};

const errorResponses = ({ errors }: Endpoint): Json => {
  // Errors that any endpoint can return: a wrong method, an internal error.
  const responses: Record<string, { readonly description: string; readonly content: Json }> = {
    "4XX": { description: "A request that is not as described here", content: errorContent },
    default: { description: "Any other failure", content: errorContent },
  };
  for (const code of errors) {
    const status = String(statusOf(code));
    const before = responses[status]?.description;
    responses[status] = {
      description: before === undefined ? code : `${before}, ${code}`,
      content: errorContent,
    };
  }
  return responses;
};

/** For example `getBibleDataTranslation` for GET /bible/data/{translation}. */
export const operationId = ({ method, path }: Endpoint): string =>
  [method, ...path.split(/[^A-Za-z]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join("");

const operation = (endpoint: Endpoint, answers: ExampleAnswers): Operation => ({
  tags: [endpoint.group],
  summary: endpoint.summary,
  description: endpoint.description ?? `${endpoint.summary}.`,
  operationId: operationId(endpoint),
  parameters: withExamples(endpoint, [
    ...pathParameters(endpoint),
    ...queryParameters(endpoint),
    ...headerParameters(endpoint),
  ]),
  ...(endpoint.hasToken && { security: [{ token: [] }] }),
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: {
        "application/json": { schema: jsonSchema(endpoint.body, "input"), example: endpoint.exampleBody },
      },
    },
  }),
  responses: { ...successes(endpoint, answers[operationId(endpoint)]), ...errorResponses(endpoint) },
});

const groups: Readonly<Record<Endpoint["group"], string>> = {
  Scripture: "Passages, chapters, books, a verse for the day, whole translations",
  Search: "Words, references, related passages, subjects",
  Counters: "How often the site has been used",
  "Event cards": "Cards that many people sign; for the site’s own pages",
  "Trivia live": "Rooms in which up to a hundred people play; for the site’s own pages",
  Sync: "Sealed records of a visitor’s devices; for the site’s own pages",
  Security: "What the site’s own pages report",
  Service: "The service itself, and links to embed",
};

const paths = (answers: ExampleAnswers): OpenApiDocument["paths"] => {
  const found: Record<string, Methods> = {};
  for (const endpoint of endpointList)
    found[endpoint.path] = { ...found[endpoint.path], [endpoint.method]: operation(endpoint, answers) };
  return found;
};

/**
 * The OpenAPI 3.1 document of this deployment.
 * @param origin the deployment's address, without a trailing slash
 * @param answers examples of what it answers; without them, the document has examples of what is asked only
 */
export const openApiDocument = (origin: string, answers: ExampleAnswers = {}): OpenApiDocument => ({
  openapi: "3.1.0",
  info: {
    title: `${site.name} API`,
    version: apiVersion,
    description:
      "Scripture, search and cross references as JSON. No key needed, and any site may use it. The endpoints under /bible are compatible with bible-api.com. Sentences of errors come in English, Spanish, Portuguese or French, as Accept-Language asks.",
    contact: { name: site.name, url: site.origin, email: site.supportEmail },
    license: { name: "Texts in the public domain; cross references CC BY-SA", url: `${site.origin}/api/docs` },
  },
  servers: [{ url: `${origin}/api` }],
  // Nothing needs a key, except for the one endpoint that says so.
  security: [],
  tags: [...new Set(endpointList.map(({ group }) => group))].map((name) => ({ name, description: groups[name] })),
  paths: paths(answers),
  components: {
    schemas: { Error: jsonSchema(errorBodySchema, "output") },
    securitySchemes: { token: { type: "http", scheme: "bearer" } },
  },
});
