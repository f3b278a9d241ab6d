/// <reference lib="webworker" />
import { handlingOf } from "#src/platform/offline/handling.ts";
import { answerBookFace, installBookFace } from "./book-face.ts";
import { codeInUse } from "./code-in-use.ts";
import { answerScripture, dropSuperseded } from "./scripture.ts";
import { isCostly } from "#src/platform/network/connection.ts";
import { isStoreRequest, isWaitingFor, offerMe } from "#src/platform/offline/caches.ts";
import {
  answerPage,
  answerShell,
  installLanguage,
  installShell,
  installWhole,
  keepShellsInUse,
  languageOf,
  isCodeOf,
  type Shell,
  storeUsed,
} from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;

/** Injected by the build: its files by language, and a hash of all of them. */
declare const SHELL: Shell;

const shell = SHELL;
const shellFiles: ReadonlySet<string> = new Set([...shell.icons, ...shell.site.en.shell]);

self.addEventListener("install", (event) => {
  event.waitUntil(installShell(shell, isCostly(navigator)).then(() => installBookFace(navigator)));
});

const takeOver = async (): Promise<void> => {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await keepShellsInUse(shell.build, await codeInUse(tabs), Date.now());
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  await dropSuperseded();
};

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("message", (event) => {
  const { data, source } = event;
  // A waiting version takes over when the visitor asks for it in an open tab. Other tabs retain the code that they run.
  if (data === "take-over") void self.skipWaiting();
  // A tab that was opened since the release runs this version already.
  if (isWaitingFor(data))
    if (isCodeOf(shell, data.tabRuns)) void self.skipWaiting();
    else source?.postMessage(offerMe, {});
  if (!isStoreRequest(data) || !(source instanceof WindowClient)) return;
  event.waitUntil(
    // Without a network: the next visit goes on.
    data.store === "whole"
      ? installWhole(shell, languageOf(source)).catch(() => undefined)
      : storeUsed(shell, data.store),
  );
});

self.addEventListener("fetch", (event) => {
  switch (handlingOf(event.request, self.location.origin, shellFiles)) {
    case "page":
      event.waitUntil(installLanguage(shell, event.request));
      return event.respondWith(answerPage(shell.build, event.request, event.preloadResponse));
    case "shell":
      return event.respondWith(answerShell(shell.build, event.request));
    case "book face":
      return event.respondWith(answerBookFace(event.request));
    case "scripture":
      return event.respondWith(answerScripture(event.request));
    case "network":
      return undefined;
  }
});
