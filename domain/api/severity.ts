/** Severity levels of the security log. Apart from `security.ts`, so that pages don't load its schemas. */
export const severities = ["low", "medium", "high", "critical"] as const;

export type Severity = (typeof severities)[number];

/** Severity by violated CSP directive (docs/product/counters-and-limits.md, "Security log"). */
export const severityOfDirective = (directive: string): Severity => {
  if (directive.startsWith("script")) return "critical";
  return directive.startsWith("style") ? "medium" : "low";
};

/** What the guards of a page report, with its severity (docs/product/privacy-and-care.md, "Guards"). */
export const guardSeverities = {
  request_blocked: "high",
  storage_blocked: "medium",
  foreign_element_removed: "critical",
  integrity_violation: "high",
} as const satisfies Readonly<Record<string, Severity>>;

export type GuardIncident = keyof typeof guardSeverities;

const isGuardIncident = (type: string): type is GuardIncident => Object.hasOwn(guardSeverities, type);

/** How serious a claim is taken, whatever severity it names: what our guards never say is low. */
export const severityOfClaim = (type: string): Severity => (isGuardIncident(type) ? guardSeverities[type] : "low");
