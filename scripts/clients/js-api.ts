import * as z from "zod/mini";
import { endpoints, type Endpoint } from "#domain/api/endpoints.ts";
import { apiVersion } from "#domain/api/service.ts";

/** Writes `clients/js/api.ts`: paths and types of the client, from the schemas that validate requests and answers. */

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Endpoints for other programs: those that return JSON. */
const offered: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries<Endpoint>(endpoints).filter(
  ([name, { method, group, response }]) =>
    method === "get" &&
    ["Scripture", "Search", "Service"].includes(group) &&
    typeof response === "object" &&
    // The same as `randomVerse`, for clients of another service.
    name !== "root",
);

const schemaOf = (schema: z.ZodMiniType, io: "input" | "output"): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: "any" });

const isNull = (schema: JsonSchema | boolean): boolean => typeof schema === "object" && schema.type === "null";

/** TypeScript for the kinds of JSON Schema that our schemas have. Throws for any other. */
const typeOf = (schema: JsonSchema | boolean | undefined): string => {
  if (typeof schema !== "object") throw new Error("The schema says nothing");
  // A book's id: 66 values would fill every page of an editor.
  if (schema.enum)
    return schema.enum.length > 20 ? "string" : schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) {
    const known = schema.anyOf.filter((one) => !isNull(one as JsonSchema)).map((one) => typeOf(one as JsonSchema));
    return [...known, ...(known.length < schema.anyOf.length ? ["null"] : [])].join(" | ");
  }
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(" | ");
  if (schema.type === "string" || schema.type === "boolean" || schema.type === "null") return schema.type;
  if (schema.type === "integer" || schema.type === "number") return "number";
  if (schema.type === "array" && schema.prefixItems)
    return `readonly [${schema.prefixItems.map((one) => typeOf(one as JsonSchema)).join(", ")}]`;
  if (schema.type === "array") return `readonly (${typeOf(schema.items as JsonSchema)})[]`;
  if (schema.type === "object" && schema.properties) {
    const { properties, required = [] } = schema;
    const members = Object.entries(properties).map(
      ([key, value]) => `readonly ${key}${required.includes(key) ? "" : "?"}: ${typeOf(value as JsonSchema)};`,
    );
    return `{ ${members.join(" ")} }`;
  }
  if (schema.type === "object" && schema.additionalProperties)
    return `Readonly<Record<string, ${typeOf(schema.additionalProperties as JsonSchema)}>>`;
  if (Object.keys(schema).length === 0) return "unknown";
  throw new Error(`No type for ${JSON.stringify(schema)}`);
};

/** What a query parameter may be: the schemas turn texts into other values. */
const queryTypeOf = (schema: JsonSchema | boolean): string => {
  if (typeof schema !== "object") return "string";
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  return schema.type === "integer" || schema.type === "number" ? "number" : "string";
};

const parametersOf = ({ path, query }: Endpoint): readonly string[] => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name]) => `readonly ${name}: string${name === "chapter" ? " | number" : ""};`,
  );
  if (!query) return inPath;
  const { properties = {}, required = [] } = schemaOf(query, "input");
  const inQuery = Object.entries(properties).map(([name, schema]) => {
    const type = queryTypeOf(schema as JsonSchema);
    return `readonly ${name}${required.includes(name) ? `: ${type}` : `?: ${type} | undefined`};`;
  });
  return [...inPath, ...inQuery];
};

const isNeeded = (parameters: readonly string[]): boolean => parameters.some((one) => !one.includes("?:"));

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const methodOf = ([name, endpoint]: (typeof offered)[number]): string => {
  const parameters = parametersOf(endpoint);
  const asked =
    parameters.length === 0
      ? "parameters?: NoParameters"
      : `parameters${isNeeded(parameters) ? "" : "?"}: { ${parameters.join(" ")} }`;
  return (
    `  /** ${endpoint.summary}. ${endpoint.description ?? ""}`.trimEnd() +
    ` */\n  readonly ${name}: (${asked}, options?: RequestOptions) => Promise<${capital(name)}>;`
  );
};

export const jsApi =
  (): string => `/** Made from domain/api/ by scripts/clients/js-api.ts; a test compares. Version ${apiVersion} of the API. */

export interface RequestOptions {
  /** Aborts the request and any pending retry. */
  readonly signal?: AbortSignal | undefined;
}

export type NoParameters = Readonly<Record<string, never>>;

${offered.map(([name, { response }]) => `export type ${capital(name)} = ${typeOf(schemaOf(response as z.ZodMiniType, "output"))};`).join("\n\n")}

export interface Methods {
${offered.map(methodOf).join("\n\n")}
}

/** Paths below /api by method; names in braces are parameters. */
export const paths: Readonly<Record<keyof Methods, string>> = {
${offered.map(([name, { path }]) => `  ${name}: ${JSON.stringify(path)},`).join("\n")}
};
`;
