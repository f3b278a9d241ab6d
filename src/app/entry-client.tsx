import "./styles.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { chapterAddress } from "#domain/site/chapter-address.ts";
import { systemClock } from "#src/platform/clock.ts";
import { elementById, markHydrated } from "#src/platform/document-data.ts";
import { runEffectsSoon } from "#src/platform/effects-soon.ts";
import { keepTrying } from "#src/platform/keep-trying.ts";
import { inNextTask } from "#src/platform/next-task.ts";
import { onHydrated, hydrateInParts } from "#src/platform/hydrate-in-parts.ts";
import { currentAddress, currentPath, replaceAddress } from "#src/platform/history.ts";
import { App } from "./app.tsx";
import { createQueryClient } from "./query-client.ts";
import { preloadScreen } from "./screens.tsx";
import { readPageData } from "./read-page-data.ts";
import { startApp } from "./start.ts";

/** Effects of the first render run in the next task. Only after them can the page be used. */
const markReady = (): void => inNextTask(() => inNextTask(markHydrated));

/** On a host that serves the 404 page for every unknown address, redirects to the chapter that the address means (decision 13). */
const redirectToChapter = (): boolean => {
  const address = chapterAddress(currentPath());
  if (address) replaceAddress(address.path + currentAddress().slice(currentPath().length));
  return address !== undefined;
};

/** Never aborted: the page lives as long as its document. */
const whileOpen = new AbortController().signal;

const startPage = async (): Promise<void> => {
  const data = await readPageData();
  if (data?.isNotFound && redirectToChapter()) return;
  // The prerendered page can be read, and its links work, until its screen has loaded.
  if (data) await keepTrying(() => preloadScreen(currentPath(), data.isNotFound === true), { signal: whileOpen });
  const root = elementById("root");
  const tree = (
    <StrictMode>
      <BrowserRouter>
        <App
          queryClient={createQueryClient(data)}
          yearAtBuild={data?.year ?? new Date(systemClock.now()).getFullYear()}
          notFoundPath={data?.isNotFound ? currentPath() : undefined}
        />
      </BrowserRouter>
    </StrictMode>
  );
  runEffectsSoon();
  if (data) {
    hydrateInParts(() => void hydrateRoot(root, tree));
    onHydrated(markReady);
  } else {
    createRoot(root).render(tree);
    void preloadScreen(currentPath(), false).catch(() => undefined).then(markReady);
  }
  startApp(whileOpen);
};

// No top-level await: the bundler would then keep every module that screens share with this one in a separate chunk.
void startPage();
