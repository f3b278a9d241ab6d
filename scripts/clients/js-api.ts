import { endpoints, type Endpoint } from "#domain/api/endpoints.ts";
import { openApiDocument, type JsonSchema, type Parameter } from "#domain/api/openapi.ts";
import { apiVersion } from "#domain/api/service.ts";

/**
 * Paths and types of the client, `clients/js/api.ts`, from the OpenAPI document. Not by openapi-typescript, which
 * needs an older TypeScript than this repository has.
 */

/** Endpoints for other programs: those that return JSON. */
const offered: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries<Endpoint>(endpoints).filter(
  ([name, { method, group, response }]) =>
    method === "get" &&
    ["Scripture", "Search", "Service"].includes(group) &&
    typeof response === "object" &&
    // The same as `randomVerse`, for clients of another service.
    name !== "root",
);

const document = openApiDocument("");
const { schemas } = document.components;

const nameIn = (reference: string): string => reference.split("/").at(-1)!;

const isNull = (schema: JsonSchema | boolean): boolean => typeof schema === "object" && schema.type === "null";

const indented = (lines: string): string => lines.replaceAll(/^/gm, "  ");

/** TypeScript for the kinds of JSON Schema that our schemas have. Throws for any other. */
const typeOf = (schema: JsonSchema | boolean | undefined): string => {
  if (typeof schema !== "object") throw new Error("The schema says nothing");
  if (schema.$ref !== undefined) return nameIn(schema.$ref);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) {
    const known = schema.anyOf.filter((one) => !isNull(one as JsonSchema)).map((one) => typeOf(one as JsonSchema));
    // An empty text or an address is a text.
    const kinds = known.includes("string") ? known.filter((one) => !one.startsWith('"')) : known;
    return [...kinds, ...(known.length < schema.anyOf.length ? ["null"] : [])].join(" | ");
  }
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(" | ");
  if (schema.type === "string" || schema.type === "boolean" || schema.type === "null") return schema.type;
  if (schema.type === "integer" || schema.type === "number") return "number";
  if (schema.type === "array" && schema.prefixItems)
    return `readonly [${schema.prefixItems.map((one) => typeOf(one as JsonSchema)).join(", ")}]`;
  if (schema.type === "array") {
    const item = typeOf(schema.items as JsonSchema);
    return /^\w+$/.test(item) ? `readonly ${item}[]` : `readonly (${item})[]`;
  }
  if (schema.type === "object" && schema.properties) {
    const { properties, required = [] } = schema;
    const members = Object.entries(properties).map(
      ([key, value]) => `readonly ${key}${required.includes(key) ? "" : "?"}: ${typeOf(value as JsonSchema)};`,
    );
    return `{\n${indented(members.join("\n"))}\n}`;
  }
  if (schema.type === "object" && typeof schema.additionalProperties === "object" && schema.propertyNames)
    return `Readonly<Record<string, ${typeOf(schema.additionalProperties)}>>`;
  if (Object.keys(schema).length === 0) return "unknown";
  throw new Error(`No type for ${JSON.stringify(schema)}`);
};

/** The names of all schemas that these refer to, and those in them. */
const referredBy = (value: unknown, found = new Set<string>()): ReadonlySet<string> => {
  for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name!)) continue;
    found.add(name!);
    referredBy(schemas[name!], found);
  }
  return found;
};

/** What a parameter may be: numbers are written as texts, too, and "true" as true. */
const parameterType = ({ name, schema }: Parameter): string => {
  if (name === "chapter") return "string | number";
  if (schema.default === "false") return 'boolean | "true" | "false"';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  return schema.type === "integer" || schema.type === "number" ? "number" : "string";
};

/** Types of TypeScript do not say it. */
const rangeOf = ({ schema: { minimum, maximum } }: Parameter): string =>
  maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? "" : ` From ${minimum} to ${maximum}.`;

const answerOf = ({ path }: Endpoint): JsonSchema => {
  const { content } = document.paths[path]!.get!.responses["200"]!;
  return content!["application/json"]!.schema;
};

const methodOf = ([name, endpoint]: (typeof offered)[number]): string => {
  const parameters = document.paths[endpoint.path]!.get!.parameters.filter((one) => one.in !== "header");
  const members = parameters.map(
    (one) =>
      `/** ${one.description}${rangeOf(one)}${one.schema.default === undefined ? "" : ` Default ${String(one.schema.default)}.`} */\nreadonly ${one.name}${one.required ? `: ${parameterType(one)}` : `?: ${parameterType(one)} | undefined`};`,
  );
  const asked =
    parameters.length === 0
      ? "parameters?: NoParameters"
      : `parameters${parameters.some(({ required }) => required) ? "" : "?"}: {\n${indented(members.join("\n"))}\n}`;
  const comment = `/** ${endpoint.summary}. ${endpoint.description ?? ""}`.trimEnd();
  return indented(
    `${comment} */\nreadonly ${name}: (${asked}, options?: RequestOptions) => Promise<${typeOf(answerOf(endpoint))}>;`,
  );
};

const answers = offered.map(([, endpoint]) => answerOf(endpoint));

export const jsApi =
  (): string => `/** Made from the schemas by which the server validates. Version ${apiVersion} of the API. */

export interface RequestOptions {
  /** Aborts the request and any pending retry. */
  readonly signal?: AbortSignal | undefined;
  /** Sent besides those of the client. */
  readonly headers?: HeadersInit | undefined;
  /** Instead of that of the client, in milliseconds: a whole translation takes minutes on a slow line. */
  readonly timeoutMs?: number | undefined;
}

export type NoParameters = Readonly<Record<string, never>>;

${[...referredBy(answers)].map((name) => `export type ${name} = ${typeOf(schemas[name])};`).join("\n\n")}

export interface Methods {
${offered.map(methodOf).join("\n\n")}
}

/** Paths below /api by method; names in braces are parameters. */
export const paths: Readonly<Record<keyof Methods, string>> = {
${offered.map(([name, { path }]) => `  ${name}: ${JSON.stringify(path)},`).join("\n")}
};
`;
