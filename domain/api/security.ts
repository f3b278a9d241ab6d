import * as z from "zod/mini";
import { fieldMessages } from "./messages.ts";
import { severities } from "./severity.ts";

/** Schemas of the security endpoints (docs/product/counters-and-limits.md, "Security log"). */
export const securityLimits = {
  detailsCharacters: 2000,
  userAgentCharacters: 200,
  /** Rows of one UTC day: of each type of event, and of those by one network. What exceeds them is only counted. */
  eventsOfType: 2000,
  eventsOfTypeByNetwork: 100,
  /** Different claims of one UTC day, and of those by one network. Repeated ones are added to their row. */
  claims: 2000,
  claimsByNetwork: 20,
  maxAttempts: 5,
  windowMinutes: 60,
} as const;

const short = (maxCharacters: number) =>
  z.string().check(z.maxLength(maxCharacters, fieldMessages.atMost(maxCharacters)));

const name = z.string(fieldMessages.shortName).check(z.regex(/^[\w.:-]{1,160}$/, fieldMessages.nameCharacters));

/**
 * `ip_param`, `user_agent_param` and `severity_param` are accepted and ignored: the server reads the first two from the
 * request, stores no IP address, and gives the severity itself.
 */
export const securityEventSchema = z.object({
  event_type_param: name,
  severity_param: z.enum(severities, fieldMessages.oneOf(severities.join(", "))),
  details_param: z.optional(z.union([short(securityLimits.detailsCharacters), z.record(z.string(), z.unknown())])),
  ip_param: z.optional(z.nullable(short(100))),
  user_agent_param: z.optional(z.nullable(short(1000))),
  session_id_param: z.optional(z.nullable(short(100))),
});

const whole = (max: number) => {
  const message = fieldMessages.wholeUpTo(max);
  return z.int(message).check(z.minimum(1, message), z.maximum(max, message));
};

export const rateLimitCheckSchema = z.object({
  identifier_param: z.optional(z.nullable(short(200))),
  action_type_param: name,
  max_attempts: z.optional(whole(100)),
  window_minutes: z.optional(whole(1440)),
  client_ip: z.optional(z.nullable(short(100))),
  client_user_agent: z.optional(z.nullable(short(1000))),
});
