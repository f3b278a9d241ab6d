import { entryScriptRequest } from "#src/platform/offline/caches.ts";

/** A tab that has not answered by then is frozen, or runs a version without this message. */
const responseTimeoutMs = 2000;

export interface Tab {
  postMessage: (message: unknown, ports: MessagePort[]) => void;
}

const requestEntryScript = (tab: Tab): Promise<string | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => resolve(String(data)));
    port1.start();
    tab.postMessage(entryScriptRequest, [port2]);
    setTimeout(() => resolve(undefined), responseTimeoutMs);
  });

/** The entry scripts that the open tabs run; undefined if one of them has not answered. */
export const entryScriptsInUse = async (tabs: readonly Tab[]): Promise<ReadonlySet<string> | undefined> => {
  const entries = await Promise.all(tabs.map(requestEntryScript));
  const known = entries.filter((entry) => entry !== undefined);
  return known.length === entries.length ? new Set(known) : undefined;
};
