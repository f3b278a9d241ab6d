import type { Severity } from "#domain/api/severity.ts";

/** The rules of the client guards, without a browser. The real protection is the response headers and the server (decision 23). */

export interface Incident {
  readonly type: string;
  readonly severity: Severity;
  readonly details: Readonly<Record<string, string>>;
}

/** Every five minutes (specification 1, section 9). */
export const integrityCheckMs = 300_000;

export const blockedMessage = "Request blocked by security policy";

/** Hosts besides our own that pages may ask. Everything the product needs is on its own host, so the list is empty. */
const allowedHosts: readonly string[] = [];

/** Whether a page at `origin` may ask this address. Addresses that are no network (data, blob) pass. */
export const isAllowedAddress = (address: string, origin: string, hosts: readonly string[] = allowedHosts): boolean => {
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return true;
  }
  if (!/^(https?|wss?):$/.test(url.protocol)) return true;
  return url.host === new URL(origin).host || hosts.includes(url.hostname);
};

/** Without query and fragment: addresses may carry what a visitor searched for. */
export const bareAddress = (address: string): string => address.split(/[?#]/)[0]!.slice(0, 300);

/** Each kind of incident once, and not more than so many in all: a broken page must not flood the log. */
export const atMost = (count: number, report: (incident: Incident) => void): ((incident: Incident) => void) => {
  const seen = new Set<string>();
  return (incident) => {
    const key = JSON.stringify(incident);
    if (seen.has(key) || seen.size >= count) return;
    seen.add(key);
    report(incident);
  };
};
