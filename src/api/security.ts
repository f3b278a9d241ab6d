import { guardSeverities } from "#domain/api/severity.ts";
import type { Incident } from "#src/platform/guards/rules.ts";
import { randomId } from "#src/platform/random.ts";
import { call } from "./call.ts";
import { knownDeviceHeaders } from "./stored.ts";

let session: string | undefined;

/** Writes to the security log (docs/product/counters-and-limits.md, "Security log"). Never throws: a failing log must not affect the visitor. */
export const reportSecurityEvent = async ({ type, details }: Incident): Promise<void> => {
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
