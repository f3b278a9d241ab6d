import type { Context } from "hono";
import { type Severity, severityOfClaim } from "#domain/api/severity.ts";
import { utcDay } from "#domain/calendar/utc-day.ts";
import { plainLine } from "#domain/text/plain-line.ts";
import { database } from "../db/database.ts";
import { addClaim, addEvent } from "../db/security-log.ts";
import { answerWithin, timeouts } from "../db/timeouts.ts";
import type { AppEnv } from "../env.ts";
import { logWarning } from "../log.ts";
import { sha256Hex } from "../hashes.ts";
import { namedNetworks } from "./visitor.ts";

/** Events that the server itself observes. Text from a request never becomes a type. */
type EventType =
  | "card_message_created"
  | "database_error"
  | "profanity"
  | "rate_limit_error"
  | "rate_limit_exceeded"
  | "site_ceiling"
  | "suspicious_message";

export interface Incident {
  readonly type: EventType;
  readonly severity: Severity;
  readonly details: string;
}

/** An event that a browser reports. */
interface Claimed {
  readonly type: string;
  /** By default the severity of the type. */
  readonly severity?: Severity;
  readonly details: string;
  readonly sessionId?: string | null | undefined;
}

/** Today's hash of the widest network, so that changing the address within it does not give a larger quota of the log. */
const visitorOf = async (c: Context<AppEnv>, now: number): Promise<string | undefined> =>
  (await namedNetworks(c.req.raw, c.env, now).catch(() => [])).at(-1)?.today;

/** Writes to the log after the response is sent. If that fails, the failure is only logged. */
const afterResponse = (c: Context<AppEnv>, type: string, write: Promise<void>): void => {
  const done = answerWithin(timeouts.answerMs, write).catch((error: unknown) =>
    logWarning("security log failed", { type, error: String(error) }),
  );
  c.executionCtx.waitUntil(done);
};

const writeEvent = async (c: Context<AppEnv>, { type, severity, details }: Incident): Promise<void> => {
  const at = Date.now();
  const visitor = await visitorOf(c, at);
  const userAgent = c.req.header("User-Agent") ?? "";
  await addEvent(database(c.env.DB), { at, eventType: type, severity, details, userAgent, visitor });
};

/** Logs an event that the server observed (docs/product/counters-and-limits.md, "Security log"). */
export const reportIncident = (c: Context<AppEnv>, incident: Incident): void =>
  afterResponse(c, incident.type, writeEvent(c, incident));

const writeClaim = async (c: Context<AppEnv>, claim: Claimed): Promise<void> => {
  const at = Date.now();
  const { type: eventType, severity = severityOfClaim(eventType), details, sessionId } = claim;
  const digest = await sha256Hex(JSON.stringify([utcDay(at), eventType, severity, plainLine(details)]));
  const visitor = await visitorOf(c, at);
  const userAgent = c.req.header("User-Agent") ?? "";
  await addClaim(database(c.env.DB), { at, digest, eventType, severity, details, userAgent, sessionId, visitor });
};

/** Stores an event that a browser reports. Claims have their own table, apart from the server's events. */
export const recordClaim = (c: Context<AppEnv>, claim: Claimed): void =>
  afterResponse(c, "claim", writeClaim(c, claim));
