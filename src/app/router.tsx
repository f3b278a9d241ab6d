import { useState } from "react";
import { Navigate, Route, Routes, useLocation } from "#src/platform/page/router.tsx";
import { routeIds, routes } from "#domain/site/routes.ts";
import { Screen } from "./screens.tsx";
import { FocusMemoryContext, focusMemory } from "./use-arrival.ts";

/** Every route with its screen, the redirects, and the 404 page for everything else. */
export const Router = ({ isNotFound }: { isNotFound: boolean }) => {
  const { pathname } = useLocation();
  const [memory] = useState(() => focusMemory(pathname));
  return (
    <FocusMemoryContext.Provider value={memory}>
      {isNotFound ? (
        <Screen id="notFound" />
      ) : (
        <Routes>
          {routeIds.map((id) => (
            <Route key={id} path={routes[id].path} element={<Screen id={id} />} />
          ))}
          <Route path="/games" element={<Navigate to="/games-menu" replace />} />
          <Route path="*" element={<Screen id="notFound" />} />
        </Routes>
      )}
    </FocusMemoryContext.Provider>
  );
};
