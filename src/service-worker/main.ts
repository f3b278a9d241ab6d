/// <reference lib="webworker" />
import type { Shell } from "#domain/site/shell-files.ts";
import { strategyFor } from "#src/platform/offline/caching-strategy.ts";
import { bookFaceResponse, installBookFace } from "./book-face.ts";
import { entryScriptsInUse } from "./entry-scripts-in-use.ts";
import { scriptureResponse, deleteSuperseded } from "./scripture.ts";
import { isCostly } from "#src/platform/network/connection.ts";
import { isEntryScriptReport, isStoreRequest, takeOverRequest, updateOffer } from "#src/platform/offline/caches.ts";
import {
  pageResponse,
  shellFileResponse,
  installLanguage,
  installShell,
  installWholeSite,
  deleteUnusedShells,
  languageOf,
  hasFile,
  storeLoadedFiles,
} from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;

/** Injected by the build: its files by language, and a hash of all of them. */
declare const SHELL: Shell;

const shell = SHELL;
const shellFiles: ReadonlySet<string> = new Set([...shell.icons, ...shell.site.en.shell]);

const openPages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

const install = async (): Promise<void> => {
  await installShell(shell, await openPages(), isCostly(navigator));
  await installBookFace(navigator);
};

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

const takeOver = async (): Promise<void> => {
  await deleteUnusedShells(shell.build, await entryScriptsInUse(await openPages()), Date.now());
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  await deleteSuperseded();
};

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("message", (event) => {
  const { data, source } = event;
  // A waiting version takes over when the visitor asks for it in an open tab. Other tabs retain the code that they run.
  if (data === takeOverRequest) void self.skipWaiting();
  if (isEntryScriptReport(data)) {
    // A tab that was opened since the release runs this version already.
    if (hasFile(shell, data.tabRuns)) void self.skipWaiting();
    else source?.postMessage(updateOffer, {});
  }
  if (!isStoreRequest(data) || !(source instanceof WindowClient)) return;
  event.waitUntil(
    // If the network fails, the next visit resumes.
    data.store === "whole"
      ? installWholeSite(shell, languageOf(source)).catch(() => undefined)
      : storeLoadedFiles(shell, data.store),
  );
});

self.addEventListener("fetch", (event) => {
  switch (strategyFor(event.request, self.location.origin, shellFiles)) {
    case "page":
      event.waitUntil(installLanguage(shell, event.request));
      return event.respondWith(pageResponse(shell.build, event.request, event.preloadResponse));
    case "shell":
      return event.respondWith(shellFileResponse(shell.build, event.request));
    case "book face":
      return event.respondWith(bookFaceResponse(event.request));
    case "scripture":
      return event.respondWith(scriptureResponse(event.request));
    case "network":
      return undefined;
  }
});
