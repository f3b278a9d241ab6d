import { Hono } from "hono";
import type { AppEnv } from "../env.ts";
import { pageBudgets } from "#domain/api/budgets.ts";
import { shieldOf } from "../middleware/budgets.ts";
import { spendInMemory } from "../security/spend.ts";

/** What answers the tools' questions: the app itself. */
type Api = Pick<Hono<AppEnv>, "request">;

/** For assistants: the Model Context Protocol over streamable HTTP, without sessions (docs/api.md, "Assistants"). */
export const assistants = (api: Api) =>
  new Hono<AppEnv>().post("/", async (c) => {
    for (const check of shieldOf(pageBudgets.assistants, "mcp")) await check(c);
    // Loaded by the first assistant, to keep the worker's start-up short.
    const { answerAssistant, costOfRequest } = await import("../mcp/server.ts");
    const asked = await costOfRequest(c.req.raw);
    if ("refusal" in asked) return c.json(asked.refusal, 400);
    spendInMemory(c, "toolCost", asked.cost);
    const address = c.req.header("CF-Connecting-IP");
    const headers: Record<string, string> = address === undefined ? {} : { "CF-Connecting-IP": address };
    const { origin } = new URL(c.req.url);
    return answerAssistant(c.req.raw, async (path) =>
      api.request(`${origin}/api${path}`, { headers }, c.env, c.executionCtx as ExecutionContext),
    );
  });
