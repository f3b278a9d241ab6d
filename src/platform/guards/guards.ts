import { bareAddress } from "#domain/api/bare-address.ts";
import { isAllowedKey } from "../storage/allow-list.ts";
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
    report({ type: "request_blocked", details: { address: bareAddress(address) } });
    throw new TypeError(blockedMessage);
  };
  window.fetch = guarded;
  return () => window.fetch === guarded;
};

/**
 * A storage whose properties can be set only under allowed keys: `localStorage.x = "y"` never calls `setItem`, and only a
 * proxy can intercept it.
 */
const guardedFields = (storage: Storage, isAllowed: (key: PropertyKey) => boolean): Storage =>
  new Proxy(storage, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
    set: (target, key, value) => !isAllowed(key) || Reflect.set(target, key, value),
    defineProperty: (target, key, { value }) => !isAllowed(key) || Reflect.set(target, key, value),
  });

/** Replaces one of the window's storages by a guarded one, unless the browser denies storage. */
const guardFields = (
  name: "localStorage" | "sessionStorage",
  guard: (storage: Storage) => Storage,
): (() => boolean) => {
  try {
    const guarded = guard(window[name]);
    Object.defineProperty(window, name, { configurable: true, enumerable: true, get: () => guarded });
    return () => window[name] === guarded;
  } catch {
    return () => true;
  }
};

/** Silently drops writes to keys outside the allow-list, and logs them. */
const guardStorage = (report: Report): (() => boolean) => {
  const isAllowed = (key: PropertyKey): boolean => {
    const isFine = isAllowedKey(String(key));
    if (!isFine) report({ type: "storage_blocked", details: { key: String(key).slice(0, 100) } });
    return isFine;
  };
  const original = Storage.prototype.setItem;
  const guarded = function (this: Storage, key: string, value: string): void {
    if (isAllowed(key)) original.call(this, key, value);
  };
  Storage.prototype.setItem = guarded;
  const checks = (["localStorage", "sessionStorage"] as const).map((name) =>
    guardFields(name, (storage) => guardedFields(storage, isAllowed)),
  );
  return () => Storage.prototype.setItem === guarded && checks.every((isInPlace) => isInPlace());
};

const isForeign = (node: Node): node is HTMLScriptElement | HTMLIFrameElement =>
  (node instanceof HTMLScriptElement || node instanceof HTMLIFrameElement) &&
  node.src !== "" &&
  !isAllowedAddress(node.src, window.location.origin);

/** Removes scripts and frames from other origins, and logs them: `root` itself and what is in it. */
const sweep = (root: Element, report: Report): void => {
  for (const element of [root, ...root.querySelectorAll("script[src], iframe[src]")].filter(isForeign)) {
    element.remove();
    report({
      type: "foreign_element_removed",
      details: { element: element.localName, address: bareAddress(element.src) },
    });
  }
};

/** Only what has changed is looked at: looking through a long chapter at each change would delay every press. */
const guardDocument = (report: Report): void => {
  sweep(document.documentElement, report);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === "attributes" ? [target] : addedNodes)
        if (node instanceof Element) sweep(node, report);
  }).observe(document.documentElement, { childList: true, subtree: true, attributeFilter: ["src"] });
};

/** Installs the guards once, and checks every five minutes that they are still in place. */
export const installGuards = (send: Report): void => {
  const report = limitedTo(mostReports, send);
  const checks = { fetch: guardFetch(report), storage: guardStorage(report) };
  guardDocument(report);
  every(integrityCheckMs, () => {
    sweep(document.documentElement, report);
    for (const [guard, isInPlace] of Object.entries(checks)) {
      if (!isInPlace()) report({ type: "integrity_violation", details: { guard } });
    }
    if (window.top !== window.self) report({ type: "integrity_violation", details: { guard: "frame" } });
  });
};
