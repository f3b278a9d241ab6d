import type { Context } from "hono";
import * as z from "zod/mini";
import type { endpoints } from "#domain/api/endpoints.ts";
import { securityLimits } from "#domain/api/security.ts";
import { severityOfDirective } from "#domain/api/severity.ts";
import { bareAddress } from "#domain/api/bare-address.ts";
import { fieldMessages } from "#domain/api/messages.ts";
import { database } from "../db/database.ts";
import { type Debit, spend as spendDebits } from "../db/spending.ts";
import { answerWithin, timeouts } from "../db/timeouts.ts";
import type { Handlers } from "../contract.ts";
import type { AppEnv } from "../env.ts";
import { readJson } from "../middleware/json-body.ts";
import { keyedHash, secretOf } from "../security/keys.ts";
import { recordClaim, reportIncident } from "../security/log.ts";
import { spend, UsedUp } from "../security/spend.ts";
import { visitorNames } from "../security/visitor.ts";

const text = z.catch(z.string(), "");

/**
 * Browsers send one of two formats: an object for `report-uri`, a list for the Reporting API. The formats are browser
 * standards, so our API documentation does not describe them.
 */
const cspReportSchema = z.union([
  z.object({
    "csp-report": z.object({
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": text,
      "document-uri": text,
    }),
  }),
  z
    .array(z.object({ body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }) }))
    .check(z.maxLength(20, fieldMessages.reports)),
]);

/** The content types of both formats. */
const cspReportTypes = ["application/csp-report", "application/reports+json", "application/json"] as const;

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

const violationsIn = (report: z.output<typeof cspReportSchema>): Violation[] => {
  if (Array.isArray(report))
    return report.map(({ body }) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      page: body.documentURL,
    }));
  const one = report["csp-report"];
  return [
    {
      directive: one["effective-directive"] || one["violated-directive"],
      blocked: one["blocked-uri"],
      page: one["document-uri"],
    },
  ];
};

/** Directive, blocked URL and page of each violation, without query strings and without duplicates. */
const violationsOf = (report: z.output<typeof cspReportSchema>): Violation[] => [
  ...new Map(
    violationsIn(report)
      .map(({ directive, blocked, page }) => ({
        directive: directive.slice(0, 100),
        blocked: bareAddress(blocked),
        page: bareAddress(page),
      }))
      .map((violation) => [JSON.stringify(violation), violation]),
  ).values(),
];

type Check = z.output<typeof endpoints.rateLimitCheck.body>;

/** Counts an attempt and tells whether it is within the limit, by connection and by identifier. Counted separately, so that the server's own limits never depend on what clients check here. */
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
    for (const violation of violationsOf(report)) {
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
