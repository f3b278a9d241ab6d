import * as z from "zod/mini";
import { site } from "#domain/site/site.ts";
import { endpoints, type Endpoint } from "./endpoints.ts";
import { errorBodySchema, statusOf } from "./errors.ts";

/** Generates the OpenAPI 3.1 document from the schemas that validate requests and responses. */

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodMiniType, io: "input" | "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
};

const pathParameters = ({ path }: Endpoint): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: "path", required: true, schema: { type: "string" } }));

const queryParameters = ({ query }: Endpoint): Json[] => {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, "input") as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: "query", required: required.includes(name), schema }));
};

const headerParameters = ({ headers = [] }: Endpoint): Json[] => headers.map((name) => ({ name, in: "header", required: false, schema: { type: "string" } }));

const contentOf = (answer: z.ZodMiniType | string): Json =>
  typeof answer === "string" ? { [answer]: { schema: { type: "string" } } } : { "application/json": { schema: jsonSchema(answer, "output") } };

const errorContent: Json = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };

/** Every response under Scripture and Search has an ETag. */
const hasEtag = ({ group }: Endpoint): boolean => group === "Scripture" || group === "Search";

const successes = (endpoint: Endpoint): Json => {
  const { answer, status = 200, otherwise } = endpoint;
  const content = answer !== null && { content: contentOf(answer) };
  return {
    [status]: { description: "Success", ...content },
    ...(otherwise && { [otherwise.status]: { description: otherwise.description, ...(otherwise.status === 200 && content) } }),
    ...(hasEtag(endpoint) && { 304: { description: "Not modified: your copy is still current" } }),
  };
};

const errorResponses = ({ errors }: Endpoint): Json => {
  // Errors that any endpoint can return: a wrong method, an internal error.
  const responses: Record<string, Json> = { default: { description: "Any other failure", content: errorContent } };
  for (const code of errors) {
    const status = String(statusOf(code));
    const before = responses[status]?.["description"];
    responses[status] = {
      description: before === undefined ? code : `${String(before)}, ${code}`,
      content: errorContent,
    };
  }
  return responses;
};

/** For example `getBibleDataTranslation` for GET /bible/data/{translation}. */
const operationId = ({ method, path }: Endpoint): string =>
  [method, ...path.split(/[^A-Za-z]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join("");

const operation = (endpoint: Endpoint): Json => ({
  tags: [endpoint.group],
  summary: endpoint.summary,
  ...(endpoint.description !== undefined && { description: endpoint.description }),
  operationId: operationId(endpoint),
  parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)],
  ...(endpoint.hasToken && { security: [{ token: [] }] }),
  ...(endpoint.body && { requestBody: { required: true, content: { "application/json": { schema: jsonSchema(endpoint.body, "input") } } } }),
  responses: { ...successes(endpoint), ...errorResponses(endpoint) },
});

const paths = (): Json => {
  const found: Record<string, Json> = {};
  for (const endpoint of endpoints) found[endpoint.path] = { ...found[endpoint.path], [endpoint.method]: operation(endpoint) };
  return found;
};

/**
 * The OpenAPI 3.1 document of this deployment.
 * @param origin the deployment's address, without a trailing slash
 */
export const openApiDocument = (origin: string): Json => ({
  openapi: "3.1.0",
  info: {
    title: `${site.name} API`,
    version: "1.1.0",
    description: "Scripture, search and cross references as JSON. No key needed, and any site may use it. The endpoints under /bible are compatible with bible-api.com.",
    license: { name: "Texts in the public domain; cross references CC BY-SA" },
  },
  servers: [{ url: `${origin}/api` }],
  paths: paths(),
  components: { schemas: { Error: jsonSchema(errorBodySchema, "output") }, securitySchemes: { token: { type: "http", scheme: "bearer" } } },
});
