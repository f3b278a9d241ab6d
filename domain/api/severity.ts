/** Severity levels of the security log. */
export const severities = ["low", "medium", "high", "critical"] as const;

export type Severity = (typeof severities)[number];

/** Severity by violated CSP directive: script critical, style medium, anything else low (specification 1, section 9). */
export const severityOfDirective = (directive: string): Severity => {
  if (directive.startsWith("script")) return "critical";
  return directive.startsWith("style") ? "medium" : "low";
};
