import "./styles.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { chapterAddress } from "#domain/site/chapter-address.ts";
import { systemClock } from "#src/platform/clock.ts";
import { elementById, markHydrated } from "#src/platform/document-data.ts";
import { runEffectsSoon } from "#src/platform/effects-soon.ts";
import { inNextTask } from "#src/platform/next-task.ts";
import { onTakenOver, takeOver } from "#src/platform/taking-over.ts";
import { currentAddress, currentPath, replaceAddress } from "#src/platform/history.ts";
import { App } from "./app.tsx";
import { createQueryClient } from "./query-client.ts";
import { preloadScreen } from "./screens.tsx";
import { readPageData } from "./read-page-data.ts";
import { startApp } from "./start.ts";

/** What has just been drawn has its effects in the next task; after them the page can be used. */
const sayReady = (): void => inNextTask(() => inNextTask(markHydrated));

/** Where the host has only the 404 page to answer with, this finds the chapter that the address means (decision 13). */
const leaveForChapter = (): boolean => {
  const address = chapterAddress(currentPath());
  if (address) replaceAddress(address.path + currentAddress().slice(currentPath().length));
  return address !== undefined;
};

const startPage = async (): Promise<void> => {
  const data = await readPageData();
  if (data?.isNotFound && leaveForChapter()) return;
  // A screen that does not come is tried once more by the screen itself, which then says what is wrong.
  if (data) await preloadScreen(currentPath(), data.isNotFound === true).catch(() => undefined);
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
    takeOver(() => void hydrateRoot(root, tree));
    onTakenOver(sayReady);
  } else {
    createRoot(root).render(tree);
    void preloadScreen(currentPath(), false).catch(() => undefined).then(sayReady);
  }
  startApp();
};

// Not awaited at the top: the bundler would keep every module that screens share with this one apart.
void startPage();
