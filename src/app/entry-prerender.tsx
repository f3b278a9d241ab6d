import type { VNode } from "preact";
import { renderToStringAsync } from "preact-render-to-string";
import { StrictMode } from "react";
import { StaticRouter } from "react-router";
import { App } from "./app.tsx";
import type { PageData } from "./page-data.ts";
import { createQueryClient } from "./query-client.ts";
import { preloadScreen } from "./screens.tsx";

/** Renders the HTML inside `#root` for one address. Waits for all lazy components, so nothing is streamed. */
export const renderPage = async (address: string, data: PageData): Promise<string> => {
  await preloadScreen(address, data.isNotFound === true);
  const page = (
    <StrictMode>
      <StaticRouter location={address}>
        <App queryClient={createQueryClient(data)} yearAtBuild={data.year} notFoundPath={data.isNotFound ? address : undefined} />
      </StaticRouter>
    </StrictMode>
  );
  return renderToStringAsync(page as VNode);
};
