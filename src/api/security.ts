import type { Severity } from "#domain/api/severity.ts";
import { randomId } from "#src/platform/random.ts";

export interface SecurityIncident {
  readonly type: string;
  readonly severity: Severity;
  readonly details: Readonly<Record<string, string>>;
}

let session: string | undefined;

/** Writes to the security log (specification 1, section 7). Never throws: a failing log must not affect the visitor. */
export const reportSecurityEvent = async ({ type, severity, details }: SecurityIncident): Promise<void> => {
  try {
    await fetch("/api/security/events", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ event_type_param: type, severity_param: severity, details_param: details, session_id_param: (session ??= randomId()) }),
      keepalive: true,
    });
  } catch {
    // Nothing to do here.
  }
};
