import { type GuardIncident, guardSeverities } from "#domain/api/severity.ts";
import { randomId } from "#src/platform/random.ts";
import { call } from "./call.ts";
import { knownDeviceHeaders } from "./stored.ts";

interface SecurityIncident {
  readonly type: GuardIncident;
  readonly details: Readonly<Record<string, string>>;
}

let session: string | undefined;

/** Writes to the security log (docs/product/counters-and-limits.md, "Security log"). Never throws: a failing log must not affect the visitor. */
export const reportSecurityEvent = async ({ type, details }: SecurityIncident): Promise<void> => {
  try {
    await call("POST /security/events", {
      body: {
        event_type_param: type,
        severity_param: guardSeverities[type],
        details_param: details,
        session_id_param: (session ??= randomId()),
      },
      headers: knownDeviceHeaders(),
      keepalive: true,
    });
  } catch {
    // The log is best effort.
  }
};
