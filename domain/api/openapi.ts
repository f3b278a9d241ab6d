import * as z from "zod/mini";
import { site } from "#domain/site/site.ts";
import { bookId, chapterLayoutSchema, editionSchema } from "../scripture/languages/chapter-layout-schema.ts";
import {
  creditSchema,
  dataVerseSchema,
  downloadSchema,
  listedBookSchema,
  listedChapterSchema,
  listedTranslationSchema,
  numberedWordSchema,
  passageSchema,
  passageVerseSchema,
  translationSchema,
} from "./bible.ts";
import { cardMessageSchema, challengeSchema } from "./cards.ts";
import {
  commentarySourceSchema,
  commentChapterSchema,
  commentParagraphSchema,
  commentSectionSchema,
} from "./commentary.ts";
import { relatedSchema, verseWithRelatedSchema } from "./cross-references.ts";
import { endpointList, endpoints, errorsOf, type Endpoint } from "./endpoints.ts";
import { errorBodySchema, statusOf } from "./errors.ts";
import { parameterTexts, type ParameterName } from "./parameters.ts";
import { resultSchema, subjectIdSchema } from "./search.ts";
import { statRowSchema } from "./stat-frames.ts";
import { listedSubjectSchema, subjectPassageSchema } from "./subjects.ts";
import { foundWordSchema, wordPlaceSchema } from "./words.ts";
import { apiVersion } from "./service.ts";

/** Generates the OpenAPI 3.1 document from the schemas that validate requests and responses. */

type Json = Readonly<Record<string, unknown>>;
export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly example: string | number;
}

interface Operation extends Json {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>> }>
  >;
}

type Methods = Readonly<Partial<Record<Endpoint["method"], Operation>>>;

interface OpenApiDocument extends Json {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Methods>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> } & Json;
}

/**
 * Adds `items` to lists of fixed length: some tools do not accept `items: false`. One for each place, though alike: hey-api
 * takes a single one for a further item.
 */
const withItems = (schema: JsonSchema): void => {
  if (schema.prefixItems !== undefined && schema.items === false)
    schema.items = { anyOf: schema.prefixItems as JsonSchema[] };
};

/** What has a name in the document, besides the endpoints' own answers and bodies: what several of them have in common. */
const commonSchemas = {
  Error: errorBodySchema,
  BookId: bookId,
  PassageVerse: passageVerseSchema,
  NumberedWord: numberedWordSchema,
  Passage: passageSchema,
  Translation: translationSchema,
  ListedTranslation: listedTranslationSchema,
  ListedBook: listedBookSchema,
  ListedChapter: listedChapterSchema,
  ChapterVerse: dataVerseSchema,
  ChapterLayout: chapterLayoutSchema,
  Edition: editionSchema,
  Download: downloadSchema,
  SearchResult: resultSchema,
  VerseWithRelated: verseWithRelatedSchema,
  RelatedPassage: relatedSchema,
  CommentarySource: commentarySourceSchema,
  CommentChapter: commentChapterSchema,
  CommentSection: commentSectionSchema,
  CommentParagraph: commentParagraphSchema,
  FoundWord: foundWordSchema,
  WordPlace: wordPlaceSchema,
  Credit: creditSchema,
  SubjectId: subjectIdSchema,
  ListedSubject: listedSubjectSchema,
  SubjectPassage: subjectPassageSchema,
  StatRow: statRowSchema,
  CardMessage: cardMessageSchema,
  Challenge: challengeSchema,
} as const;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The names of schemas: of an endpoint's answer, that of its row. A schema that several have is named by the first. */
const names = z.registry<{ readonly id: string }>();

for (const [id, schema] of [
  ...Object.entries(commonSchemas),
  ...Object.entries<Endpoint>(endpoints).flatMap(([name, { response, body }]) => [
    ...(typeof response === "object" && response !== null ? [[capital(name), response] as const] : []),
    ...(body ? [[`${capital(name)}Body`, body] as const] : []),
  ]),
])
  if (!names.has(schema)) names.add(schema, { id });

/** Answers may get more keys with each minor version: a schema does not exclude them. */
const isOpen = (schema: JsonSchema): void => {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
};

const schemaPath = "#/components/schemas/";

const options = {
  unrepresentable: "any",
  override: ({ jsonSchema }: { readonly jsonSchema: JsonSchema }) => {
    withItems(jsonSchema);
    isOpen(jsonSchema);
  },
} as const;

const withoutIds = ({ $schema: _schema, $id: _id, ...schema }: JsonSchema): JsonSchema => schema;

const querySchema = (schema: z.ZodMiniType): JsonSchema =>
  withoutIds(z.toJSONSchema(schema, { ...options, io: "input", metadata: z.registry() }));

const named = (schema: z.ZodMiniType): JsonSchema => ({ $ref: schemaPath + names.get(schema)!.id });

const namedSchemas = (io: "input" | "output"): Readonly<Record<string, JsonSchema>> =>
  z.toJSONSchema(names, { ...options, io, uri: (id) => schemaPath + id }).schemas;

/** All named schemas. Bodies are described as inputs, all others as outputs. */
const schemas = (): Readonly<Record<string, JsonSchema>> => {
  const bodies = namedSchemas("input");
  const answers = Object.entries(namedSchemas("output"));
  return Object.fromEntries(
    answers.map(([id, schema]) => [id, withoutIds(id.endsWith("Body") ? bodies[id]! : schema)]),
  );
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
  const inQuery = query.split("&").map((pair) => pair.split("="));
  return new Map([...inPath, ...inQuery.map(([name = "", value = ""]) => [name, decoded(value)] as const)]);
};

type Undescribed = Omit<Parameter, "description" | "example">;

/** Adds description and default to parameters, and the values of the endpoint's first example. */
const described = (endpoint: Endpoint, parameters: readonly Undescribed[]): Parameter[] => {
  const values = exampleOf(endpoint);
  return parameters.map(({ schema, ...parameter }) => {
    const { name } = parameter;
    const {
      description,
      default: usual,
      example,
    } = endpoint.parameters?.[name] ?? parameterTexts[name as ParameterName];
    const text = values.get(name);
    const shown = text === undefined ? example : schema.type === "integer" ? Number(text) : text;
    return {
      ...parameter,
      description,
      schema: { ...schema, ...(usual !== undefined && !parameter.required && { default: usual }) } as JsonSchema,
      example: shown,
    };
  });
};

const pathParameters = ({ path }: Endpoint): Undescribed[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));

const queryParameters = ({ query }: Endpoint): Undescribed[] => {
  if (!query) return [];
  const { properties = {}, required = [] } = querySchema(query);
  // A JSON Schema may also be `true`: anything goes.
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: typeof schema === "boolean" ? {} : schema,
  }));
};

const headerParameters = ({ headers = [] }: Endpoint): Undescribed[] =>
  headers.map((name) => ({ name, in: "header", required: false, schema: { type: "string" } }));

/** Answers of this API, by operation. */
export type ExampleAnswers = Readonly<Record<string, unknown>>;

const contentOf = (response: z.ZodMiniType | string, example: unknown): Json =>
  typeof response === "string"
    ? { [response]: { schema: { type: "string" } } }
    : {
        "application/json": { schema: named(response), ...(example !== undefined && { example }) },
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

const errorResponses = (endpoint: Endpoint): Json => {
  // Errors that any endpoint can return: a wrong method, an internal error.
  const responses: Record<string, { readonly description: string; readonly content: Json }> = {
    "4XX": { description: "A request that is not as described here", content: errorContent },
    default: { description: "Any other failure", content: errorContent },
  };
  for (const code of errorsOf(endpoint)) {
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
  [method, ...path.split(/[^A-Za-z]/).map(capital)].join("");

const operation = (endpoint: Endpoint, answers: ExampleAnswers): Operation => ({
  tags: [endpoint.group],
  summary: endpoint.summary,
  // Never the summary again: generators print both.
  ...(endpoint.description !== undefined && { description: endpoint.description }),
  operationId: operationId(endpoint),
  parameters: described(endpoint, [
    ...pathParameters(endpoint),
    ...queryParameters(endpoint),
    ...headerParameters(endpoint),
  ]),
  ...(endpoint.hasToken && { security: [{ token: [] }] }),
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: {
        "application/json": { schema: named(endpoint.body), example: endpoint.exampleBody },
      },
    },
  }),
  responses: {
    ...successes(endpoint, answers[operationId(endpoint)]),
    ...errorResponses(endpoint),
  } as Operation["responses"],
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
  // Nothing needs a key. Endpoints that need a token say so.
  security: [],
  tags: [...new Set(endpointList.map(({ group }) => group))].map((name) => ({ name, description: groups[name] })),
  paths: paths(answers),
  components: {
    schemas: schemas(),
    securitySchemes: { token: { type: "http", scheme: "bearer" } },
  },
});
