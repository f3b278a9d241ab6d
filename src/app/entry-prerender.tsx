import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { App } from "./app.tsx";
import type { PageData } from "./page-data.ts";
import { createQueryClient } from "./query-client.ts";

/** The HTML inside `#root` for one address. Waits for everything that is lazy, so nothing is left to stream. */
export const renderPage = async (address: string, data: PageData): Promise<string> => {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App
          queryClient={createQueryClient(data)}
          yearAtBuild={data.year}
          notFoundPath={data.isNotFound ? address : undefined}
        />
      </StaticRouter>
    </StrictMode>,
    {
      // Everything in its place in one piece: large boundaries would be sent apart and moved by inline scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
};
