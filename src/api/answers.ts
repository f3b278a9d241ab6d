import type * as z from "zod/mini";
import { type ErrorBody, errorBodySchema } from "#domain/api/errors.ts";
import { firstAbort } from "#src/platform/abort.ts";

const requestTimeoutMs = 10_000;

/** A request that got no good answer: what happened, in words for the visitor, and what the server said about it. */
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

const failureOf = async (answer: Response): Promise<RequestFailed> => {
  const { success, data } = errorBodySchema.safeParse(await answer.json().catch(() => undefined));
  return success ? new RequestFailed(Object.values(data.fields ?? {})[0] ?? data.message, answer.status, data) : new RequestFailed("Please try again later", answer.status);
};

const ask = async (path: string, init: RequestInit): Promise<Response> => {
  const limit = AbortSignal.timeout(requestTimeoutMs);
  try {
    return await fetch(path, { ...init, signal: init.signal ? firstAbort(init.signal, limit) : limit });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new RequestFailed("Please try again later");
  }
};

/** Looks at a good answer before its body is read, for what its headers say. */
export type OnAnswer = (answer: Response) => void;

/** Asks our API and checks the answer against its schema; fails with `RequestFailed`. */
export const request = async <Schema extends z.ZodMiniType>(schema: Schema, path: string, init: RequestInit = {}, onAnswer?: OnAnswer): Promise<z.output<Schema>> => {
  const answer = await ask(path, init);
  if (!answer.ok) throw await failureOf(answer);
  onAnswer?.(answer);
  const { success, data } = schema.safeParse(await answer.json().catch(() => undefined));
  if (!success) throw new RequestFailed("Please try again later", answer.status);
  return data;
};

/** The same for answers without a body. */
export const requestNothing = async (path: string, init: RequestInit, onAnswer?: OnAnswer): Promise<void> => {
  const answer = await ask(path, init);
  if (!answer.ok) throw await failureOf(answer);
  onAnswer?.(answer);
};
