import { createMcpHandler, McpServer, type StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import english from "zod/v4/locales/en.js";
import { apiVersion } from "#domain/api/service.ts";
import { site } from "#domain/site/site.ts";
import { logError } from "../log.ts";
import { NoAnswer, type Ask } from "./ask.ts";
import type { Tool } from "./tool.ts";
import { tools } from "./tools.ts";

/** The Model Context Protocol server: a new one for each request, which keeps nothing (docs/decisions/0052-assistants-ask-the-api.md). */

/** What is wrong with a call, for an assistant to mend. */
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

/** Answers one request of the protocol. */
export const answerAssistant = (request: Request, ask: Ask): Promise<Response> =>
  createMcpHandler(() => serverFor(ask, new URL(request.url).origin), {
    maxRequestBodySize: longestBody,
    // Nothing here changes while somebody listens.
    maxSubscriptions: 0,
  }).fetch(request);
