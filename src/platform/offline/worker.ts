import { whenIdle } from "../clock.ts";
import { isCostly, savesData } from "../network/connection.ts";
import { onPageEvent } from "../page/page-events.ts";
import { toast } from "../page/toast.ts";
import { offerMe, whichCode } from "./caches.ts";
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
  // Another tab has let it take over.
  if (version.state !== "installed") return reload();
  container()?.addEventListener("controllerchange", reload, { once: true });
  setTimeout(reload, reloadAfterMs);
  version.postMessage("take-over", {});
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
    if (data !== offerMe || !(source instanceof ServiceWorker) || source === offered) return;
    offered = source;
    offerUpdate(source);
  });
  /** Tells a version that waits, now or once it is installed, what this tab runs. It may ask to be offered. */
  const tell = () => {
    // Without a controller this is the first installation, which needs no consent.
    if (container()?.controller) registration.waiting?.postMessage({ tabRuns: entryScript }, {});
    registration.installing?.addEventListener("statechange", tell);
  };
  // The browser looks for a new version with each visit, and may have found one before this listens.
  tell();
  registration.addEventListener("updatefound", tell);
  const check = () => void registration.update().catch(() => {});
  setInterval(check, updateCheckMs);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    tell();
    check();
  });
};

/** The first installation starts a second thread and fetches files. The page gets this long for itself first. */
const firstInstallationAfterMs = 3000;

/** Runs the work once: when the page has settled and is idle, or as soon as it is hidden, when nobody is waiting for it. */
const whenPageIsDone = (work: () => void): void => {
  const done = new AbortController();
  const run = () => {
    if (done.signal.aborted) return;
    done.abort();
    work();
  };
  setTimeout(() => whenIdle(run), firstInstallationAfterMs);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && run(), {
    signal: done.signal,
  });
};

/** Scripts and styles that this page has loaded. */
const loadedCode = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

const isInstalledApp = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** Asks once there is a service worker: until then, what the page loads does not pass through it. */
const ask = (workers: ServiceWorkerContainer, what: () => "whole" | readonly string[]): void =>
  void workers.ready.then(({ active }) => active?.postMessage({ store: what() }, {}));

/**
 * The network is the visitor's (docs/decisions/offline.md): the first visit stores the shell and what was
 * opened; the whole site is stored for somebody who comes again or has installed it, unless their network is dear, and for
 * somebody who downloads a text.
 */
const storeSite = (workers: ServiceWorkerContainer, isFirst: boolean): void => {
  const whole = () => ask(workers, () => "whole");
  if (isFirst) ask(workers, loadedCode);
  if ((!isFirst || isInstalledApp()) && !isCostly()) whenPageIsDone(whole);
  window.addEventListener("appinstalled", whole);
  onPageEvent("offlineWanted", whole);
};

/**
 * Installs the service worker after the page has loaded; the first time only when the page is idle. Does nothing where
 * there is none (development, old browsers), nor, the first time, where data is saved, until a text is downloaded.
 * @param entryScript the path of the script that this tab runs; the service worker keeps its version as long
 */
export const startOffline = (entryScript: string): void => {
  const workers = container();
  if (!import.meta.env.PROD || workers === undefined) return;
  workers.addEventListener("message", ({ data, ports }) => {
    if (data === whichCode) ports[0]?.postMessage(entryScript);
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
