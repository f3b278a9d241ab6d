import { apiErrorOf } from "#src/api/api-client.ts";
import { syncScreenMessages } from "./messages.ts";

/** What to tell a visitor about a failed request. */
export const failureSentence = (error: unknown): string => {
  const code = apiErrorOf(error)?.code;
  if (code === "not_found") return syncScreenMessages.unknownCode;
  if (code === "sync_erased") return syncScreenMessages.unknownCode;
  if (code === "rate_limited") return syncScreenMessages.tooManyCodes;
  return syncScreenMessages.noAnswer;
};
