import * as z from "zod/mini";
import { bareAddress } from "#domain/api/bare-address.ts";
import { fieldMessages } from "#domain/api/messages.ts";

const text = z.catch(z.string(), "");

/**
 * Browsers send one of two formats: an object for `report-uri`, a list for the Reporting API. The formats are browser
 * standards, so our API documentation does not describe them.
 */
export const cspReportSchema = z.union([
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
export const cspReportTypes = ["application/csp-report", "application/reports+json", "application/json"] as const;

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
export const violationsOf = (report: z.output<typeof cspReportSchema>): Violation[] => [
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
