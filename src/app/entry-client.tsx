import "./styles.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { systemClock } from "#src/platform/clock.ts";
import { elementById, readEmbeddedJson } from "#src/platform/document-data.ts";
import { currentPath } from "#src/platform/history.ts";
import { App } from "./app.tsx";
import type { PageData } from "./page-data.ts";
import { createQueryClient } from "./query-client.ts";
import { startApp } from "./start.ts";

const data = readEmbeddedJson("page-data") as PageData | undefined;
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

// As a transition, taking over the page is cut into small tasks, and a tap in between is not kept waiting.
startTransition(() => {
  if (data) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
});
startApp();
