import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type * as z from "zod/mini";
import { checked, type Checked } from "../checked.ts";
import type { AppEnv } from "../env.ts";

/** Validates the query string (first value of a repeated key); the route gets it with `c.req.valid("query")`. Throws 422 if invalid. */
export const query = <Schema extends z.ZodMiniType>(schema: Schema): MiddlewareHandler<AppEnv, string, Checked<"query", Schema>> =>
  createMiddleware<AppEnv, string, Checked<"query", Schema>>(async (c, next) => {
    c.req.addValidatedData("query", checked(schema, c.req.query()) as object);
    await next();
  });
