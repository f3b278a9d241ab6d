import { useState } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router";
import { isBuilt, routeIds, routes } from "#domain/site/routes.ts";
import { screens } from "./screens.tsx";
import { FocusMemoryContext, focusMemory } from "./use-arrival.ts";

const NotFoundScreen = screens.notFound.Component;

/** Every route with its screen, the redirects, and the 404 page for everything else. */
export const Router = ({ isNotFound }: { isNotFound: boolean }) => {
  const { pathname } = useLocation();
  const [memory] = useState(() => focusMemory(pathname));
  return (
    <FocusMemoryContext.Provider value={memory}>
      {isNotFound ? (
        <NotFoundScreen />
      ) : (
        <Routes>
          {routeIds.map((id) => {
            const Screen = screens[id].Component;
            return <Route key={id} path={routes[id].path} element={<Screen />} />;
          })}
          {isBuilt("/games-menu") ? <Route path="/games" element={<Navigate to="/games-menu" replace />} /> : null}
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      )}
    </FocusMemoryContext.Provider>
  );
};
