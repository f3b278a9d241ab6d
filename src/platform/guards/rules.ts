import type { GuardIncident } from "#domain/api/severity.ts";

/** The rules of the client guards, independent of a browser. The real protection is the response headers and the server (docs/product/privacy-and-care.md, "Guards"). */

export interface Incident {
  readonly type: GuardIncident;
  readonly details: Readonly<Record<string, string>>;
}

export const integrityCheckMs = 300_000;

export const blockedMessage = "Request blocked by security policy";

/**
 * Whether a page at `origin` may request this address. Everything the product needs is on its own host. Addresses that use no
 * network (data, blob) are allowed.
 */
export const isAllowedAddress = (address: string, origin: string): boolean => {
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return true;
  }
  return !/^(https?|wss?):$/.test(url.protocol) || url.host === new URL(origin).host;
};

/** Reports each kind of incident once, and at most `count` in all: a broken page must not flood the log. */
export const limitedTo = (count: number, report: (incident: Incident) => void): ((incident: Incident) => void) => {
  const seen = new Set<string>();
  return (incident) => {
    const key = JSON.stringify(incident);
    if (seen.has(key) || seen.size >= count) return;
    seen.add(key);
    report(incident);
  };
};
