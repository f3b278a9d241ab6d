import { Suspense, useState } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router";
import { isBuilt, matchRoute, routeIds, routes } from "#domain/site/routes.ts";
import { screens } from "./screens.tsx";
import { FocusOnArrival, focusMemory } from "./use-arrival.ts";
import { ScreenWaiting } from "./screen-waiting.tsx";

const NotFoundScreen = screens.notFound.Component;

/**
 * Every route of the table with its screen, the redirects, and the 404 page for the rest. Each route waits in a boundary of
 * its own: in a common one, a screen that is left before its code has come would take the next one along to where Preact
 * keeps what it does not show.
 */
export const Router = ({ isNotFound }: { isNotFound: boolean }) => {
  const { pathname } = useLocation();
  const [memory] = useState(() => focusMemory(pathname));
  return (
    <Suspense key={isNotFound ? undefined : matchRoute(pathname)?.id} fallback={<ScreenWaiting />}>
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
      <FocusOnArrival memory={memory} />
    </Suspense>
  );
};
