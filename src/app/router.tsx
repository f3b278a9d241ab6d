import { Suspense } from "react";
import { Navigate, Route, Routes } from "react-router";
import { isBuilt, routeIds, routes } from "#domain/site/routes.ts";
import { screens } from "./screens.tsx";
import { FocusOnArrival } from "./use-arrival.ts";
import { ScreenWaiting } from "./screen-waiting.tsx";

const NotFoundScreen = screens.notFound.Component;

/** Every route of the table with its screen, the redirects, and the 404 page for the rest. */
export const Router = ({ isNotFound }: { isNotFound: boolean }) => (
  <Suspense fallback={<ScreenWaiting />}>
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
    <FocusOnArrival />
  </Suspense>
);
