import { createMcpHandler, McpServer, type StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import english from "zod/v4/locales/en.js";
import { errorMessages } from "#domain/api/messages.ts";
import { apiVersion } from "#domain/api/service.ts";
import { site } from "#domain/site/site.ts";
import { boundedText } from "../bounded-text.ts";
import { logError } from "../log.ts";
import { NoAnswer, type Ask } from "./ask.ts";
import type { Tool } from "./tool.ts";
import { tools } from "./tools.ts";

/** The Model Context Protocol server: a new one for each request, which keeps nothing (docs/decisions/programs.md). */

/** Tells an assistant what to correct in its call. */
const { localeError: inEnglish } = english();

const instructions =
  "The Bible in public-domain translations. Quote Scripture only as these tools return it, word for word, and name reference and translation with every quotation; give the link, so that the reader can see it in its chapter. If a tool finds nothing, say so: never fill in a verse from memory.";

/** The largest body of a request, in bytes. */
const longestBody = 16_384;

/** What is wrong with a value of a call, and which value it was. */
const problemWith = (issue: z.core.$ZodIssue): { readonly message: string; readonly path: PropertyKey[] } => {
  const sent = issue.input === undefined ? "" : `, not ${JSON.stringify(issue.input).slice(0, 80)}`;
  return { message: issue.message + sent, path: issue.path };
};

/** The schema in the form that the library reads: zod validates, and its JSON Schema is what assistants see. */
const standard = <Schema extends z.ZodMiniType<object>>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> => {
  const json = (io: "input" | "output") => () => z.toJSONSchema(schema, { io }) as Record<string, unknown>;
  return {
    "~standard": {
      version: 1,
      vendor: "zod",
      validate: (value) => {
        const { success, data, error } = schema.safeParse(value, { error: inEnglish, reportInput: true });
        if (success) return { value: data };
        // Further issues of a value usually follow from its first.
        const first = new Map(error.issues.toReversed().map((issue) => [issue.path.join("."), issue]));
        return { issues: [...first.values()].map(problemWith) };
      },
      jsonSchema: { input: json("input"), output: json("output") },
    },
  } as StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>>;
};

const serverFor = (ask: Ask, origin: string): McpServer => {
  const server = new McpServer(
    { name: "lampstand", title: site.name, version: apiVersion, websiteUrl: origin },
    // Tools change with a release only, and nobody is told.
    { instructions, capabilities: { tools: { listChanged: false } } },
  );
  for (const { name, title, description, input, output, run } of tools as readonly Tool[]) {
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: standard(input),
        outputSchema: standard(output),
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
      async (asked) => {
        try {
          const { text, data } = await run({ ask, origin }, asked);
          return { content: [{ type: "text", text }], structuredContent: data as Record<string, unknown> };
        } catch (error) {
          if (error instanceof NoAnswer) return { content: [{ type: "text", text: error.message }], isError: true };
          logError("an assistant’s tool failed", { error: `${name}: ${String(error)}` });
          return { content: [{ type: "text", text: errorMessages.internal }], isError: true };
        }
      },
    );
  }
  return server;
};

/** The most calls in one request; a request with more is refused as a whole. */
const mostInBatch = 5;

/** The first version of the protocol without batches. */
const withoutBatches = "2025-06-18";

const messageSchema = z.object({
  method: z.string(),
  params: z.optional(z.object({ name: z.optional(z.string()) })),
});

const costOfMessage = (message: unknown): number => {
  const { success, data } = messageSchema.safeParse(message);
  if (!success || data.method !== "tools/call") return 1;
  return (tools as readonly Tool[]).find(({ name }) => name === data.params?.name)?.cost ?? 1;
};

/** A request that is refused as a whole, in the form of JSON-RPC 2.0. */
const refused = (message: string) => ({ refusal: { jsonrpc: "2.0", id: null, error: { code: -32600, message } } });

/**
 * What a request costs in the budget `toolCost`, or why it is refused. One that is too long or no JSON costs 1: the
 * server refuses it.
 */
export const costOfRequest = async (
  request: Request,
): Promise<{ readonly cost: number } | ReturnType<typeof refused>> => {
  let body: unknown;
  try {
    body = JSON.parse(await boundedText(request.clone(), longestBody, new TextDecoder()));
  } catch {
    return { cost: 1 };
  }
  if (!Array.isArray(body)) return { cost: costOfMessage(body) };
  const version = request.headers.get("MCP-Protocol-Version") ?? "";
  if (version >= withoutBatches) return refused(`Version ${version} of the protocol has no batches.`);
  if (body.length > mostInBatch) return refused(`At most ${mostInBatch} calls in one request.`);
  return { cost: body.reduce<number>((sum, message) => sum + costOfMessage(message), 0) };
};

export const answerAssistant = (request: Request, ask: Ask): Promise<Response> =>
  createMcpHandler(() => serverFor(ask, new URL(request.url).origin), {
    maxRequestBodySize: longestBody,
    // There are no events to stream.
    maxSubscriptions: 0,
  }).fetch(request);
