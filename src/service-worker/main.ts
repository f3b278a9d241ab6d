/// <reference lib="webworker" />
import { handlingOf } from "#src/platform/offline/handling.ts";
import { answerBookFace, installBookFace } from "./book-face.ts";
import { codeInUse } from "./code-in-use.ts";
import { answerScripture, dropSuperseded } from "./scripture.ts";
import { answerPage, answerShell, installLanguage, installShell, keepShellsInUse, type Shell } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;

/** Injected by the build: the files of the app shell, the additional files of each language, and a hash of all of them. */
declare const SHELL: Shell;

const shell = SHELL;
const shellFiles: ReadonlySet<string> = new Set(shell.files);

self.addEventListener("install", (event) => {
  event.waitUntil(installShell(shell).then(() => installBookFace(navigator)));
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

/** A waiting version takes over only when the visitor asks for it in an open tab. */
self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
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
