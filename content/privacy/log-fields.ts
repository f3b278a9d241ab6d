/**
 * Every field of the lines that the server's code writes to Cloudflare's log. `worker/log.ts` accepts no other: a new field
 * that is not described here does not compile.
 */
export const logFields = {
  message: "What happened, in fixed words",
  requestId: "A random number of the request, also in its answer, to find the two together",
  method: "Whether something was read or written",
  path: "The address asked for without what follows a question mark; it can name a card or a passage",
  status: "The answer’s code",
  error: "The error in the program’s or the database’s words",
  stack: "Where in our code the error was",
  type: "Which entry of the security log could not be written",
  isForAll: "Whether the day’s ceiling holds for all devices or for new ones",
  kind: "Which limit refused a message",
  key: "Which passage of the public service could not be read from the cache",
  translation: "Which translation the public service could not give",
  range: "Which passage that was",
  reason: "Why it could not",
} as const;

export type LogField = keyof typeof logFields;
