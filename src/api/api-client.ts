import { type ErrorBody, errorBodySchema } from "#domain/api/errors.ts";
import { HttpError } from "#src/platform/network/http.ts";
import { isOnline } from "#src/platform/network/network.ts";
import { platformMessages } from "#src/platform/messages.ts";

/** The error that our API answered with; undefined if the request failed in another way. */
export const apiErrorOf = (error: unknown): ErrorBody | undefined =>
  error instanceof HttpError ? errorBodySchema.safeParse(error.body).data : undefined;

/** What to tell the visitor about a failed request to our API: the API's own sentence, if it sent one, or that one is offline. */
export const apiErrorMessage = (error: unknown): string => {
  const body = apiErrorOf(error);
  if (body) return Object.values(body.fields ?? {})[0] ?? body.message;
  return isOnline() ? platformMessages.tryLater : platformMessages.offline;
};
