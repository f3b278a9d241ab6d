import "./styles.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { systemClock } from "#src/platform/clock.ts";
import { elementById } from "#src/platform/document-data.ts";
import { drawFirst } from "#src/platform/effects-soon.ts";
import { currentPath } from "#src/platform/history.ts";
import { App } from "./app.tsx";
import { createQueryClient } from "./query-client.ts";
import { preloadScreen } from "./screens.tsx";
import { readPageData } from "./read-page-data.ts";
import { startApp } from "./start.ts";

const startPage = async (): Promise<void> => {
  const data = await readPageData();
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
  drawFirst(() => {
    if (data) hydrateRoot(root, tree);
    else createRoot(root).render(tree);
  });
  startApp();
};

// Not awaited at the top: the bundler would keep every module that screens share with this one apart.
void startPage();
