import * as z from "zod/mini";
import { severities } from "./severity.ts";

/** The security calls of specification 1, section 7, with its own parameter names. */
export const securityLimits = {
  detailsCharacters: 2000,
  userAgentCharacters: 200,
  keptDays: 30,
  /** The log never holds more rows than this; what comes beyond waits for the next pruning. */
  maxRows: 50_000,
  maxAttempts: 5,
  windowMinutes: 60,
} as const;

const short = (maxCharacters: number) => z.string().check(z.maxLength(maxCharacters, `At most ${maxCharacters} characters.`));

const name = z.string("Give a short name.").check(z.regex(/^[\w.:-]{1,160}$/, "Give a short name: letters, digits, dot, colon, hyphen, underscore."));

/** `ip_param` and `user_agent_param` are accepted and ignored: the server knows what it needs, and keeps no address. */
export const securityEventSchema = z.object({
  event_type_param: name,
  severity_param: z.enum(severities, `One of ${severities.join(", ")}.`),
  details_param: z.optional(z.union([short(securityLimits.detailsCharacters), z.record(z.string(), z.unknown())])),
  ip_param: z.optional(z.nullable(short(100))),
  user_agent_param: z.optional(z.nullable(short(1000))),
  session_id_param: z.optional(z.nullable(short(100))),
});

const whole = (greatest: number) => z.int(`A whole number from 1 to ${greatest}.`).check(z.minimum(1, `A whole number from 1 to ${greatest}.`), z.maximum(greatest, `A whole number from 1 to ${greatest}.`));

export const rateLimitCheckSchema = z.object({
  identifier_param: z.optional(z.nullable(short(200))),
  action_type_param: name,
  max_attempts: z.optional(whole(100)),
  window_minutes: z.optional(whole(1440)),
  client_ip: z.optional(z.nullable(short(100))),
  client_user_agent: z.optional(z.nullable(short(1000))),
});
