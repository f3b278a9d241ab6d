import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type * as z from "zod/mini";
import { ApiError } from "#domain/api/errors.ts";
import type { AppEnv, Check } from "../env.ts";
import { validate } from "./validation.ts";

/** Maximum nesting of a body: more than any of ours needs, and cheap to check. */
const maxDepth = 5;

interface JsonBodyOptions {
  readonly maxBytes: number;
  /** Accepted content types without parameters. Default `application/json`. */
  readonly contentTypes?: readonly string[];
}

const isDeeper = (value: unknown, limit: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (limit === 0 || Object.values(value).some((item) => isDeeper(item, limit - 1)));

const requireType = (header: string | undefined, allowed: readonly string[]): void => {
  const type = (header ?? "").split(";")[0]!.trim().toLowerCase();
  if (!allowed.includes(type))
    throw new ApiError("unsupported_media_type", { message: ({ refusals }) => refusals.mediaType(allowed) });
};

/** Stricter than `Request.json`: invalid UTF-8 is an error. */
const parse = (bytes: ArrayBuffer): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    throw new ApiError("malformed_request", { message: ({ refusals }) => refusals.notJson });
  }
  if (isDeeper(value, maxDepth))
    throw new ApiError("malformed_request", { message: ({ refusals }) => refusals.nested(maxDepth) });
  return value;
};

/**
 * The JSON body of a request, within limits and validated by a schema. Throws 415 for another content type, 413 for too many
 * bytes, 400 if incomplete, not JSON or nested too deeply, 422 with a message per invalid field.
 */
export const readJson = async <Schema extends z.ZodMiniType>(
  c: Context<AppEnv>,
  schema: Schema,
  { maxBytes, contentTypes = ["application/json"] }: JsonBodyOptions,
): Promise<z.output<Schema>> => {
  const tooLarge = (): never => {
    throw new ApiError("payload_too_large", { message: ({ refusals }) => refusals.tooLarge(maxBytes) });
  };
  requireType(c.req.header("Content-Type"), contentTypes);
  let bytes = new ArrayBuffer();
  try {
    await bodyLimit({ maxSize: maxBytes, onError: tooLarge })(c, async () => {
      bytes = await c.req.raw.arrayBuffer();
    });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // The client disconnected while sending.
    throw new ApiError("malformed_request", { message: ({ refusals }) => refusals.cutOff });
  }
  // `bodyLimit` believes a declared length. The runtime holds clients to theirs, but not other workers.
  if (bytes.byteLength > maxBytes) tooLarge();
  return validate(schema, parse(bytes));
};

/** Reads a JSON body; the handler gets it with `c.req.valid("json")`. */
export const jsonBody =
  (schema: z.ZodMiniType, options: JsonBodyOptions): Check =>
  async (c) =>
    c.req.addValidatedData("json", (await readJson(c, schema, options)) as object);
