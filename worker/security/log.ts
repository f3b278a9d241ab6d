import type { Context } from "hono";
import type { Severity } from "#domain/api/severity.ts";
import { addLogEntry } from "../db/security-log.ts";
import { answerWithin, patience } from "../db/patience.ts";
import type { AppEnv } from "../env.ts";
import { logWarning } from "../log.ts";
import { visitorNames } from "./visitor.ts";

export interface Incident {
  readonly type: string;
  readonly severity: Severity;
  readonly details: unknown;
  readonly sessionId?: string | null | undefined;
}

const write = async (c: Context<AppEnv>, incident: Incident): Promise<void> => {
  const now = Date.now();
  const visitor = await visitorNames(c.req.raw, c.env, now).catch(() => undefined);
  await addLogEntry(c.env.DB, {
    at: now,
    eventType: incident.type,
    severity: incident.severity,
    details: typeof incident.details === "string" ? incident.details : JSON.stringify(incident.details),
    userAgent: c.req.header("User-Agent") ?? "",
    sessionId: incident.sessionId,
    visitor: visitor?.today,
  });
};

/** Writes to the security log after the response is sent. If that fails, the failure is only logged. */
export const reportIncident = (c: Context<AppEnv>, incident: Incident): void => {
  const done = answerWithin(patience.answerMs, write(c, incident)).catch((error: unknown) => logWarning("security log failed", { type: incident.type, error: String(error) }));
  c.executionCtx.waitUntil(done);
};
