import { bareAddress } from "#domain/api/bare-address.ts";
import { severityOfDirective } from "#domain/api/severity.ts";
import { isAllowedKey } from "../device-store/allow-list.ts";
import { every } from "../clock.ts";
import { type Incident, limitedTo, blockedMessage, integrityCheckMs, isAllowedAddress } from "./rules.ts";

type Report = (incident: Incident) => void;

const mostReports = 20;

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

/** Makes requests to unapproved hosts fail, and logs them. */
const guardFetch = (report: Report): (() => boolean) => {
  const original = window.fetch;
  const guarded: typeof fetch = async (input, init) => {
    const address = addressOf(input);
    if (isAllowedAddress(address, window.location.origin)) return original.call(window, input, init);
    report({ type: "request_blocked", severity: "high", details: { address: bareAddress(address) } });
    throw new TypeError(blockedMessage);
  };
  window.fetch = guarded;
  return () => window.fetch === guarded;
};

/** Silently drops writes to keys outside the allow-list, and logs them. */
const guardStorage = (report: Report): (() => boolean) => {
  const original = Storage.prototype.setItem;
  const guarded = function (this: Storage, key: string, value: string): void {
    if (isAllowedKey(key)) original.call(this, key, value);
    else report({ type: "storage_blocked", severity: "medium", details: { key: String(key).slice(0, 100) } });
  };
  Storage.prototype.setItem = guarded;
  return () => Storage.prototype.setItem === guarded;
};

const isForeign = (node: Node): node is HTMLScriptElement | HTMLIFrameElement =>
  (node instanceof HTMLScriptElement || node instanceof HTMLIFrameElement) && node.src !== "" && !isAllowedAddress(node.src, window.location.origin);

/** Removes scripts and frames from other origins, and logs them. Returns their number. */
const sweep = (root: ParentNode, report: Report): number => {
  const foreign = [...root.querySelectorAll("script[src], iframe[src]")].filter(isForeign);
  for (const element of foreign) {
    element.remove();
    report({ type: "foreign_element_removed", severity: "critical", details: { element: element.localName, address: bareAddress(element.src) } });
  }
  return foreign.length;
};

const guardDocument = (report: Report): void => {
  sweep(document, report);
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
    if (added.length > 0) sweep(document, report);
  }).observe(document.documentElement, { childList: true, subtree: true });
};

/** Reports violations of our Content Security Policy with the specified severities. */
const reportViolations = (report: Report): void =>
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, documentURI }) =>
    report({ type: "policy_violation", severity: severityOfDirective(effectiveDirective), details: { directive: effectiveDirective, blocked: bareAddress(blockedURI), page: bareAddress(documentURI) } }),
  );

/** Installs the guards once, and checks every five minutes that they are still in place. */
export const installGuards = (send: Report): void => {
  const report = limitedTo(mostReports, send);
  const stands = { fetch: guardFetch(report), storage: guardStorage(report) };
  guardDocument(report);
  reportViolations(report);
  every(integrityCheckMs, () => {
    sweep(document, report);
    for (const [guard, isStanding] of Object.entries(stands)) {
      if (!isStanding()) report({ type: "integrity_violation", severity: "high", details: { guard } });
    }
    if (window.top !== window.self) report({ type: "integrity_violation", severity: "high", details: { guard: "frame" } });
  });
};
