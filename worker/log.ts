import { ApiError } from "#domain/api/errors.ts";
import type { LogField } from "#content/privacy/messages.ts";

/** Fields of a log entry. An entry is one line of JSON, so that Cloudflare's log search can filter by field. */
type Fields = Readonly<Partial<Record<Exclude<LogField, "message">, string | number | boolean | undefined>>>;

const line = (message: string, fields: Fields): string => JSON.stringify({ message, ...fields });

/** A fault of ours that needs attention. */
export const logError = (message: string, fields: Fields = {}): void => console.error(line(message, fields));

/** An error that was caught, unless it is an `ApiError`: what those report was logged where it happened. */
export const logUnexpected = (message: string, error: unknown): void => {
  if (!(error instanceof ApiError)) logError(message, { error: String(error) });
};

/** A fault of somebody else, or one that was recovered from. */
export const logWarning = (message: string, fields: Fields = {}): void => console.warn(line(message, fields));
