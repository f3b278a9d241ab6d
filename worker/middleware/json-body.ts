import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type * as z from "zod/mini";
import { ApiError } from "#domain/api/errors.ts";
import { checked, type Checked } from "../checked.ts";
import type { AppEnv } from "../env.ts";

/** Maximum nesting of a body: more than any of ours needs, and cheap to check. */
const maxDepth = 5;

export interface JsonBodyOptions {
  /** In bytes, counted while reading, so a missing or wrong Content-Length does not matter. */
  readonly maxBytes: number;
  /** Accepted content types without parameters. Default `application/json`. */
  readonly contentTypes?: readonly string[];
}

const depthOf = (value: unknown, limit: number): number => {
  if (typeof value !== "object" || value === null) return 0;
  if (limit === 0) return 1;
  return 1 + Math.max(0, ...Object.values(value).map((item) => depthOf(item, limit - 1)));
};

const readLimited = async (request: Request, maxBytes: number): Promise<Uint8Array> => {
  const tooLarge = () => new ApiError("payload_too_large", { message: `The request body is larger than ${maxBytes} bytes.` });
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
      size += part.byteLength;
      if (size > maxBytes) throw tooLarge();
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // The client disconnected while sending.
    throw new ApiError("malformed_request", { message: "The request body was cut off." });
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
};

const parse = (bytes: Uint8Array): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    throw new ApiError("malformed_request", { message: "The request body isn’t valid JSON." });
  }
  if (depthOf(value, maxDepth) > maxDepth) throw new ApiError("malformed_request", { message: `The request body is nested more than ${maxDepth} levels deep.` });
  return value;
};

/** Reads a JSON body within limits. Throws 415 for another content type, 413 for too many bytes, 400 if incomplete, not JSON or nested too deeply. */
const readJson = async (request: Request, { maxBytes, contentTypes = ["application/json"] }: JsonBodyOptions): Promise<unknown> => {
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (!contentTypes.includes(type)) throw new ApiError("unsupported_media_type", { message: `Please send the body as ${contentTypes.join(" or ")}.` });
  return parse(await readLimited(request, maxBytes));
};

/** Reads and validates the body; the route gets it with `c.req.valid("json")`. Throws 422 with a message per invalid field. */
export const jsonBody = <Schema extends z.ZodMiniType>(schema: Schema, options: JsonBodyOptions): MiddlewareHandler<AppEnv, string, Checked<"json", Schema>> =>
  createMiddleware<AppEnv, string, Checked<"json", Schema>>(async (c, next) => {
    c.req.addValidatedData("json", checked(schema, await readJson(c.req.raw, options)) as object);
    await next();
  });
