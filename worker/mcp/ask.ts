import type * as z from "zod/mini";
import { errorBodySchema } from "#domain/api/errors.ts";

/** Asks the API itself, by a path below `/api`, as if the visitor had. */
export type Ask = (path: string) => Promise<Response>;

/** Why a question has no answer, in a sentence for the assistant to read. */
export class NoAnswer extends Error {}

/** The answer to a question. Throws `NoAnswer` with the API's own sentence if it refuses. */
export const answerTo = async <Schema extends z.ZodMiniType>(
  ask: Ask,
  schema: Schema,
  path: string,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): Promise<z.output<Schema>> => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, String(value));
  const response = await ask(query.size === 0 ? path : `${path}?${query}`);
  const body: unknown = await response.json();
  if (response.ok) return schema.parse(body);
  throw new NoAnswer(errorBodySchema.parse(body).message);
};
