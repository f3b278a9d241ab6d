import { Hono } from "hono";
import * as z from "zod/mini";
import { bareAddress } from "#domain/api/bare-address.ts";
import { rateLimitCheckSchema, securityEventSchema, securityLimits } from "#domain/api/security.ts";
import { severityOfDirective } from "#domain/api/severity.ts";
import { answerWithin, patience } from "../db/patience.ts";
import { hasAttempt, recordAttempt } from "../db/rate-limits.ts";
import type { AppEnv } from "../env.ts";
import { jsonBody } from "../middleware/json-body.ts";
import { reportIncident } from "../security/log.ts";
import { floodShield } from "../security/shield.ts";
import { keyedHash, secretOf, visitorNames } from "../security/visitor.ts";

const reportBytes = 8192;

const text = z.catch(z.string(), "");

/** Browsers send one of two formats: an object for `report-uri`, a list for the Reporting API. */
const cspReportSchema = z.union([
  z.object({ "csp-report": z.object({ "effective-directive": text, "violated-directive": text, "blocked-uri": text, "document-uri": text }) }),
  z.array(z.object({ body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }) })).check(z.maxLength(20, "At most 20 reports.")),
]);

/** Directive, blocked URL and page of each violation, without query strings. */
const violationsOf = (report: z.output<typeof cspReportSchema>) => {
  const list = Array.isArray(report)
    ? report.map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL, page: body.documentURL }))
    : [
        {
          directive: report["csp-report"]["effective-directive"] || report["csp-report"]["violated-directive"],
          blocked: report["csp-report"]["blocked-uri"],
          page: report["csp-report"]["document-uri"],
        },
      ];
  return list.map(({ directive, blocked, page }) => ({ directive: directive.slice(0, 100), blocked: bareAddress(blocked), page: bareAddress(page) }));
};

/** The security endpoints of specification 1, section 7, and the browsers' CSP reports. */
export const security = new Hono<AppEnv>()
  .use(floodShield("security"))
  .post("/events", jsonBody(securityEventSchema, { maxBytes: reportBytes }), (c) => {
    const event = c.req.valid("json");
    reportIncident(c, { type: event.event_type_param, severity: event.severity_param, details: event.details_param ?? "", sessionId: event.session_id_param });
    return c.body(null, 204, { "Cache-Control": "no-store" });
  })
  .post("/csp-report", jsonBody(cspReportSchema, { maxBytes: reportBytes, contentTypes: ["application/csp-report", "application/reports+json", "application/json"] }), (c) => {
    for (const violation of violationsOf(c.req.valid("json"))) {
      reportIncident(c, { type: "csp_violation", severity: severityOfDirective(violation.directive), details: violation });
    }
    return c.body(null, 204, { "Cache-Control": "no-store" });
  })
  .post("/rate-limit", jsonBody(rateLimitCheckSchema, { maxBytes: reportBytes }), async (c) => {
    const { identifier_param, action_type_param, max_attempts = securityLimits.maxAttempts, window_minutes = securityLimits.windowMinutes } = c.req.valid("json");
    const now = Date.now();
    // Counted separately, so that the server's own limits never depend on what clients check here.
    const limit = { action: `check_${action_type_param}`, maxAttempts: max_attempts, windowMs: window_minutes * 60_000 };
    const check = async () => {
      const device = identifier_param ? await keyedHash(secretOf(c.req.raw, c.env), identifier_param) : undefined;
      const attempt = { id: crypto.randomUUID(), now, visitor: await visitorNames(c.req.raw, c.env, now), device };
      const results = await c.env.DB.batch<{ found: number }>([...recordAttempt(c.env.DB, limit, attempt), hasAttempt(c.env.DB, attempt.id)]);
      return results.at(-1)!.results[0]!.found > 0;
    };
    const isAllowed = await answerWithin(patience.answerMs, check()).catch((error: unknown) => {
      reportIncident(c, { type: "rate_limit_error", severity: "high", details: String(error) });
      return true;
    });
    return c.json(isAllowed, 200, { "Cache-Control": "no-store" });
  });
