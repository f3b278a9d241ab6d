import { createMcpHandler, McpServer, type StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import english from "zod/v4/locales/en.js";
import { apiVersion } from "#domain/api/service.ts";
import { site } from "#domain/site/site.ts";
import { logError } from "../log.ts";
import { NoAnswer, type Ask } from "./ask.ts";
import type { Tool } from "./tool.ts";
import { tools } from "./tools.ts";

/** The Model Context Protocol server: a new one for each request, which keeps nothing (docs/decisions/programs.md). */

/** Tells an assistant what to correct in its call. */
const { localeError: inEnglish } = english();

const instructions =
  "The Bible in public-domain translations. Quote Scripture only as these tools return it, word for word, and name reference and translation with every quotation; give the link, so that the reader can see it in its chapter. If a tool finds nothing, say so: never fill in a verse from memory.";

/** In bytes. No question is longer. */
const longestBody = 16_384;

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
        const { success, data, error } = schema.safeParse(value, { error: inEnglish });
        return success ? { value: data } : { issues: error.issues };
      },
      jsonSchema: { input: json("input"), output: json("output") },
    },
  } as StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>>;
};

const serverFor = (ask: Ask, origin: string): McpServer => {
  const server = new McpServer(
    { name: "lampstand", title: site.name, version: apiVersion, websiteUrl: origin },
    { instructions },
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
          return {
            content: [{ type: "text", text: "This isn’t available right now. Please try again later." }],
            isError: true,
          };
        }
      },
    );
  }
  return server;
};

/** Calls of one request. Anything more is refused as a whole. */
const mostInBatch = 5;

/** The body as text; undefined if it is longer than `longestBody`. */
const textOf = async (request: Request): Promise<string | undefined> => {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  const body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = request.clone().body ?? [];
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > longestBody) return undefined;
    text += decoder.decode(part, { stream: true });
  }
  return text;
};

const messageSchema = z.object({
  method: z.string(),
  params: z.optional(z.object({ name: z.optional(z.string()) })),
});

const costOfMessage = (message: unknown): number => {
  const { success, data } = messageSchema.safeParse(message);
  if (!success || data.method !== "tools/call") return 1;
  return (tools as readonly Tool[]).find(({ name }) => name === data.params?.name)?.cost ?? 1;
};

/**
 * What a request costs in the budget `toolCost`. A request that is too long or no JSON costs 1: the server refuses it.
 * Undefined if it has too many calls.
 */
export const costOfRequest = async (request: Request): Promise<number | undefined> => {
  let body: unknown;
  try {
    body = JSON.parse((await textOf(request)) ?? "");
  } catch {
    return 1;
  }
  const messages: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (messages.length > mostInBatch) return undefined;
  return messages.reduce<number>((sum, message) => sum + costOfMessage(message), 0);
};

/** The refusal of a batch with too many calls, in the form of JSON-RPC 2.0. */
export const tooManyCalls = {
  jsonrpc: "2.0",
  id: null,
  error: { code: -32600, message: `At most ${mostInBatch} calls in one request.` },
} as const;

/** Answers one request of the protocol. */
export const answerAssistant = (request: Request, ask: Ask): Promise<Response> =>
  createMcpHandler(() => serverFor(ask, new URL(request.url).origin), {
    maxRequestBodySize: longestBody,
    // There are no events to stream.
    maxSubscriptions: 0,
  }).fetch(request);
