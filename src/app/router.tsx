import { useState } from "react";
import { Navigate, useLocation } from "#src/platform/page/router.tsx";
import { matchRoute } from "#domain/site/routes.ts";
import { Screen } from "./screens.tsx";
import { FocusMemoryContext, focusMemory } from "./use-arrival.ts";

/** The screen of the address, a redirect, or the 404 page for everything else. */
export const Router = ({ isNotFound }: { isNotFound: boolean }) => {
  const { pathname } = useLocation();
  const [memory] = useState(() => focusMemory(pathname));
  const id = isNotFound ? undefined : matchRoute(pathname)?.id;
  return (
    <FocusMemoryContext.Provider value={memory}>
      {/^\/games\/?$/.test(pathname) ? <Navigate to="/games-menu" replace /> : <Screen id={id ?? "notFound"} />}
    </FocusMemoryContext.Provider>
  );
};
