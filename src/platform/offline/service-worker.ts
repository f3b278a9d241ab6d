import { after, whenIdle } from "../clock.ts";
import { isCostly, savesData } from "../network/connection.ts";
import { onPageEvent } from "../page/page-events.ts";
import { onPageHidden, onPageVisible } from "../page/page-visibility.ts";
import { toast } from "../page/toast.ts";
import { entryScriptRequest, takeOverRequest, updateOffer } from "./caches.ts";
import { platformMessages } from "../messages.ts";

/** Checks for a new version hourly, and whenever a tab becomes visible again. */
const updateCheckMs = 3_600_000;

const container = (): ServiceWorkerContainer | undefined =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;

/**
 * Chrome lets the active version finish what it is doing, for up to five minutes. Pages come from the network, so after
 * this time a reload brings the new version under either worker.
 */
const reloadAfterMs = 2000;

const reload = (): void => window.location.reload();

/** The visitor chose the new version in this tab: only this tab reloads. */
const load = (version: ServiceWorker): void => {
  // It is active already, because the visitor chose it in another tab.
  if (version.state !== "installed") return reload();
  container()?.addEventListener("controllerchange", reload, { once: true });
  setTimeout(reload, reloadAfterMs);
  version.postMessage(takeOverRequest, {});
};

const offerUpdate = (version: ServiceWorker): void => {
  toast({
    title: platformMessages.newVersion,
    description: platformMessages.newVersionWhen,
    durationMs: 30_000,
    isUnasked: true,
    action: { label: platformMessages.loadIt, run: () => load(version) },
  });
};

const watch = (registration: ServiceWorkerRegistration, entryScript: string): void => {
  let offered: ServiceWorker | undefined;
  container()?.addEventListener("message", ({ data, source }) => {
    if (data !== updateOffer || !(source instanceof ServiceWorker) || source === offered) return;
    offered = source;
    offerUpdate(source);
  });
  /** Tells a version that waits, now or once it is installed, what this tab runs. It may reply with `updateOffer`. */
  const report = () => {
    // Without a controller this is the first installation, which needs no consent.
    if (container()?.controller) registration.waiting?.postMessage({ tabRuns: entryScript }, {});
    registration.installing?.addEventListener("statechange", report);
  };
  // The browser looks for a new version with each visit, and may have found one before this listens.
  report();
  registration.addEventListener("updatefound", report);
  const check = () => void registration.update().catch(() => {});
  setInterval(check, updateCheckMs);
  onPageVisible(() => {
    report();
    check();
  });
};

/** The first installation starts a second thread and fetches files. The page gets this long for itself first. */
const firstInstallationAfterMs = 3000;

/** Runs the work once: when the page has settled and is idle, or as soon as it is hidden, when nobody is waiting for it. */
const whenPageIsDone = (work: () => void): void => {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    stopWaiting();
    work();
  };
  const stopWaiting = onPageHidden(run);
  after(firstInstallationAfterMs, () => whenIdle(run));
};

/** Scripts and styles that this page has loaded. */
const loadedCode = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

const isInstalledApp = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** Sends a request to store files once there is an active service worker. Until then, what the page loads does not pass through it. */
const requestStorage = (workers: ServiceWorkerContainer, what: () => "whole" | readonly string[]): void =>
  void workers.ready.then(({ active }) => active?.postMessage({ store: what() }, {}));

/**
 * What is stored, and when (docs/decisions/offline.md): the first visit stores the shell and what was opened. The whole site
 * is stored for a returning visitor or an installed app, unless the network is metered or slow, and for a visitor who
 * downloads a text.
 */
const storeSite = (workers: ServiceWorkerContainer, isFirst: boolean): void => {
  const whole = () => requestStorage(workers, () => "whole");
  if (isFirst) requestStorage(workers, loadedCode);
  if ((!isFirst || isInstalledApp()) && !isCostly()) whenPageIsDone(whole);
  window.addEventListener("appinstalled", whole);
  onPageEvent("offlineWanted", whole);
};

/**
 * Installs the service worker after the page has loaded, the first time only when the page is idle. With data saving on, the
 * first installation waits until a text is downloaded. Does nothing in development and in browsers without service workers.
 * @param entryScript the path of the script that this tab runs; the service worker keeps its version while the tab is open
 */
export const startServiceWorker = (entryScript: string): void => {
  const workers = container();
  if (!import.meta.env.PROD || workers === undefined) return;
  workers.addEventListener("message", ({ data, ports }) => {
    if (data === entryScriptRequest) ports[0]?.postMessage(entryScript);
  });
  // If registration is refused (blocked storage, browser automation), the page works without it. If the network was
  // down, it is retried.
  const register = () =>
    void workers
      .register("/sw.js", { updateViaCache: "none" })
      .then((registration) => watch(registration, entryScript))
      .catch(() => window.addEventListener("online", register, { once: true }));
  const isFirst = !workers.controller;
  const start = () => {
    if (!isFirst) register();
    else if (savesData()) onPageEvent("offlineWanted", register);
    else whenPageIsDone(register);
    storeSite(workers, isFirst);
  };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
};
