import type * as z from "zod/mini";
import { errorBodySchema, type ErrorBody } from "#domain/api/errors.ts";

/** Sends a request to the API itself as the visitor would. The path is relative to `/api`. */
export type Ask = (path: string) => Promise<Response>;

/** A tool has no result. The message is a sentence for the assistant to read. */
export class NoAnswer extends Error {}

type Parameters = Readonly<Record<string, string | number | undefined>>;

/** The API's own sentence. Where single values are refused: each of them, and what it must be. */
const sentenceOf = ({ code, message, fields = {} }: ErrorBody, parameters: Parameters): string => {
  const refused = Object.entries(fields).filter(([name]) => parameters[name] !== undefined);
  if (refused.length > 0)
    return refused.map(([name, sentence]) => `${JSON.stringify(parameters[name])}: ${sentence}`).join(" ");
  return code === "keyword_search" ? `${message} For words, use search_bible.` : message;
};

/** The answer to a question. Throws `NoAnswer` if the API refuses. */
export const answerTo = async <Schema extends z.ZodMiniType>(
  ask: Ask,
  schema: Schema,
  path: string,
  parameters: Parameters = {},
): Promise<z.output<Schema>> => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, String(value));
  const response = await ask(query.size === 0 ? path : `${path}?${query}`);
  const body: unknown = await response.json();
  if (response.ok) return schema.parse(body);
  throw new NoAnswer(sentenceOf(errorBodySchema.parse(body), parameters));
};
