import type { Context } from "hono";
import type * as z from "zod/mini";
import type { endpoints } from "#domain/api/endpoints.ts";
import { securityLimits } from "#domain/api/security.ts";
import { severityOfDirective } from "#domain/api/severity.ts";
import { database } from "../db/database.ts";
import { type Debit, spend as spendDebits } from "../db/spending.ts";
import { answerWithin, timeouts } from "../db/timeouts.ts";
import type { Handlers } from "../contract.ts";
import type { AppEnv } from "../env.ts";
import { readJson } from "../middleware/json-body.ts";
import { cspReportSchema, cspReportTypes, violationsOf } from "../security/csp-report.ts";
import { keyedHash, secretOf } from "../security/keys.ts";
import { recordClaim, reportIncident } from "../security/log.ts";
import { spend, UsedUp } from "../security/spend.ts";
import { visitorNames } from "../security/visitor.ts";

type Check = z.output<typeof endpoints.rateLimitCheck.body>;

/** Counts an attempt by connection and by identifier; whether it is within the limit. No limit of the server depends on it. */
const checkLimit = async (
  c: Context<AppEnv>,
  { identifier_param, action_type_param, max_attempts, window_minutes }: Check,
): Promise<boolean> => {
  await spend(c, ["checks", "siteChecks"]);
  const now = Date.now();
  const limit = {
    amount: 1,
    most: max_attempts ?? securityLimits.maxAttempts,
    windowMs: (window_minutes ?? securityLimits.windowMinutes) * 60_000,
  };
  const { today, yesterday } = await visitorNames(c.req.raw, c.env, now);
  const debit = (key: string, formerKey: string): Debit => ({ ...limit, key, formerKey });
  const action = `check_${action_type_param}`;
  const debits = [debit(`${action}|${today}`, `${action}|${yesterday}`)];
  if (identifier_param) {
    const key = `${action}|device:${await keyedHash(secretOf(c.req.raw, c.env), "identifier", identifier_param)}`;
    debits.push(debit(key, key));
  }
  return (await spendDebits(database(c.env.DB), debits, now)) === undefined;
};

/** What pages and browsers report, and a limit that pages can check before they act. */
export const security = {
  securityEvent: (c) => {
    const { event_type_param: type, details_param: details = "", session_id_param: sessionId } = c.req.valid("json");
    recordClaim(c, { type, details: typeof details === "string" ? details : JSON.stringify(details), sessionId });
    return c.body(null);
  },
  // The formats are browser standards, so the contract does not describe them.
  cspReport: async (c) => {
    const report = await readJson(c, cspReportSchema, { maxBytes: 8192, contentTypes: cspReportTypes });
    const violations = violationsOf(report);
    // The first is counted already.
    if (violations.length > 1) await spend(c, ["reports", "siteReports"], violations.length - 1);
    for (const violation of violations) {
      recordClaim(c, {
        type: "csp_violation",
        severity: severityOfDirective(violation.directive),
        details: JSON.stringify(violation),
      });
    }
    return c.body(null);
  },
  rateLimitCheck: async (c) => {
    const isAllowed = await answerWithin(timeouts.answerMs, checkLimit(c, c.req.valid("json"))).catch(
      (error: unknown) => {
        if (error instanceof UsedUp) throw error;
        reportIncident(c, { type: "rate_limit_error", severity: "high", details: String(error) });
        return true;
      },
    );
    return c.json(isAllowed);
  },
} satisfies Partial<Handlers>;
