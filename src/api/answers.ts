import type * as z from "zod/mini";
import { type ErrorBody, errorBodySchema } from "#domain/api/errors.ts";
import { firstAbort } from "#src/platform/abort.ts";

const requestTimeoutMs = 10_000;

/** A request that failed. `message` is text for the visitor; `body` is the server's error, if it sent one. */
export class RequestFailed extends Error {
  readonly status: number | undefined;
  readonly body: ErrorBody | undefined;

  constructor(message: string, status?: number, body?: ErrorBody) {
    super(message);
    this.name = "RequestFailed";
    this.status = status;
    this.body = body;
  }
}

const failureOf = async (response: Response): Promise<RequestFailed> => {
  const { success, data } = errorBodySchema.safeParse(await response.json().catch(() => undefined));
  return success ? new RequestFailed(Object.values(data.fields ?? {})[0] ?? data.message, response.status, data) : new RequestFailed("Please try again later", response.status);
};

const send = async (path: string, init: RequestInit): Promise<Response> => {
  const limit = AbortSignal.timeout(requestTimeoutMs);
  try {
    return await fetch(path, { ...init, signal: init.signal ? firstAbort(init.signal, limit) : limit });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new RequestFailed("Please try again later");
  }
};

/** Inspects a successful response, e.g. its headers, before the body is read. */
export type OnResponse = (response: Response) => void;

/** Sends a request to our API and validates the response against `schema`. Rejects with `RequestFailed`. */
export const request = async <Schema extends z.ZodMiniType>(schema: Schema, path: string, init: RequestInit = {}, onResponse?: OnResponse): Promise<z.output<Schema>> => {
  const response = await send(path, init);
  if (!response.ok) throw await failureOf(response);
  onResponse?.(response);
  const { success, data } = schema.safeParse(await response.json().catch(() => undefined));
  if (!success) throw new RequestFailed("Please try again later", response.status);
  return data;
};

/** The same as `request`, for responses without a body. */
export const requestWithoutBody = async (path: string, init: RequestInit, onResponse?: OnResponse): Promise<void> => {
  const response = await send(path, init);
  if (!response.ok) throw await failureOf(response);
  onResponse?.(response);
};
