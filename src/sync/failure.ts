import { apiErrorOf } from "#src/api/api-client.ts";
import { syncWords } from "./messages.ts";

/** What to tell a visitor about a failed request. */
export const failureSentence = (error: unknown): string => {
  const code = apiErrorOf(error)?.code;
  if (code === "not_found") return syncWords.unknownCode;
  if (code === "sync_erased") return syncWords.unknownCode;
  if (code === "rate_limited") return syncWords.tooManyCodes;
  return syncWords.noAnswer;
};
