import { randomId } from "../random.ts";
import { webLocks } from "../storage/tab-lock.ts";

/** Which pages of this site are open. Each holds a Web Lock, which the browser releases when the page ends, in whatever way. */

const prefix = "gbh:page:";

let own: string | undefined;

/** The id of this page. From the first call on, other tabs know that it is open. */
export const ownPageId = (): string => {
  if (own !== undefined) return own;
  own = randomId();
  // Where locks are denied, other tabs take this page for a closed one.
  webLocks()
    ?.request(prefix + own, () => new Promise(() => {}))
    .catch(() => {});
  return own;
};

/** The open pages among those that have called `ownPageId`. Without Web Locks this page alone is known. */
export const openPages = async (): Promise<ReadonlySet<string>> => {
  const { held = [], pending = [] } =
    (await webLocks()
      ?.query()
      .catch(() => undefined)) ?? {};
  const names = [...held, ...pending].flatMap(({ name = "", mode }) =>
    mode === "exclusive" && name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  );
  return new Set(own === undefined ? names : [...names, own]);
};

/** Calls `listener` once another page is closed, reloaded or has crashed, unless aborted before. */
export const onPageEnd = (page: string, signal: AbortSignal, listener: () => void): void => {
  // Granted when the page's own lock ends. Rejected when aborted.
  webLocks()
    ?.request(prefix + page, { mode: "shared", signal }, () => {
      if (!signal.aborted) listener();
    })
    .catch(() => {});
};
