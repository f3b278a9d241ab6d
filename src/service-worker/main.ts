/// <reference lib="webworker" />
import { handlingOf } from "#src/platform/offline/handling.ts";
import { answerRemembered, answerScripture } from "./scripture.ts";
import { answerPage, answerShell, installShell, dropOldShells } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build: what belongs to the shell, and a hash of all of it. */
declare const SHELL: { readonly build: string; readonly files: readonly string[] };

const shell = SHELL;
const shellFiles: ReadonlySet<string> = new Set(shell.files);

self.addEventListener("install", (event) => {
  event.waitUntil(installShell(shell));
});

const takeOver = async (): Promise<void> => {
  await dropOldShells(shell.build);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
};

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

/** A waiting version takes over only when the visitor says so in one of the open tabs. */
self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  switch (handlingOf(event.request, self.location.origin, shellFiles)) {
    case "page":
      return event.respondWith(answerPage(event.request, event.preloadResponse));
    case "shell":
      return event.respondWith(answerShell(event.request));
    case "remembered":
      return event.respondWith(answerRemembered(event.request));
    case "scripture":
      return event.respondWith(answerScripture(event.request));
    case "network":
      return undefined;
  }
});
