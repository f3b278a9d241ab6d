import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { headOf, notFoundHead } from "#domain/site/head.ts";
import { isBuilt, matchRoute, type Route } from "#domain/site/routes.ts";
import { useYear } from "#src/platform/clock.ts";
import { applyHead } from "#src/platform/document-head.ts";
import type { Arrival } from "#src/platform/arrival.ts";
import { focusSearch } from "#src/platform/focus.ts";
import { useShortcuts, useShortcutSetting } from "#src/platform/keyboard.ts";
import { BackToTop } from "#src/shell/back-to-top.tsx";
import { FloatingMenu } from "#src/shell/floating-menu.tsx";
import { Footer } from "#src/shell/footer.tsx";
import { Header } from "#src/shell/header.tsx";
import { TabBar } from "#src/shell/tab-bar.tsx";
import { InTurn } from "#src/platform/in-turn.tsx";
import { Toaster } from "#src/shell/toaster.tsx";
import { ErrorBoundary } from "./error-page.tsx";
import { Router } from "./router.tsx";
import { useArrival } from "./use-arrival.ts";
import { useReadingPaint } from "./use-reading-paint.ts";

interface AppProps {
  queryClient: QueryClient;
  /** The year the page was prerendered in; replaced by the current year after hydration. */
  yearAtBuild: number;
  /** The address for which the server sent its 404 page, even if it matches a route. */
  notFoundPath: string | undefined;
}

export const App = ({ queryClient, ...frame }: AppProps) => (
  <QueryClientProvider client={queryClient}>
    <Frame {...frame} />
  </QueryClientProvider>
);

const Frame = ({ yearAtBuild, notFoundPath }: Omit<AppProps, "queryClient">) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const year = useYear(yearAtBuild);
  const isNotFound = pathname === notFoundPath;
  useEffect(() => applyHead(isNotFound ? notFoundHead : headOf(pathname)), [pathname, isNotFound]);
  useArrival(pathname);
  useReadingPaint(pathname);
  const route: Route | undefined = matchRoute(pathname)?.route;
  const openSearch = useCallback(() => {
    if (!focusSearch()) void navigate("/", { state: { isSearch: true } satisfies Arrival });
  }, [navigate]);
  const [areShortcutsOn] = useShortcutSetting();
  useShortcuts(
    useMemo(() => ({ "/": openSearch, "?": () => void navigate(isBuilt("/help") ? "/help" : "/") }), [openSearch, navigate]),
    areShortcutsOn,
  );
  return (
    <>
      <a className="skip" href="#main">
        Skip to the text
      </a>
      <InTurn>
        <Header onSearch={openSearch} />
      </InTurn>
      <ErrorBoundary resetKey={pathname}>
        <InTurn>
          <main id="main">
            <Router isNotFound={isNotFound} />
          </main>
        </InTurn>
      </ErrorBoundary>
      {route?.hasFooter === false ? null : (
        <InTurn>
          <Footer year={year} />
        </InTurn>
      )}
      <BackToTop />
      <FloatingMenu />
      <InTurn>
        <TabBar />
      </InTurn>
      <Toaster />
    </>
  );
};
