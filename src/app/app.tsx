import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, Navigate } from "#src/platform/page/router.tsx";
import { matchRoute, type Route } from "#domain/site/routes.ts";
import type { Arrival } from "#src/platform/scroll/arrival.ts";
import { focusSearch } from "#src/platform/page/focus.ts";
import { isHeadOfAddress } from "#src/platform/loading/document-data.ts";
import { lazyCode, loadCodeWithRetry, preloadCode } from "#src/platform/loading/lazy-code.ts";
import { onFirstUse } from "#src/platform/page/page-events.ts";
import { useShortcuts, useShortcutSetting } from "#src/platform/page/keyboard.ts";
import { BackToTop } from "#src/shell/back-to-top.tsx";
import { Footer } from "#src/shell/footer.tsx";
import { Header } from "#src/shell/header.tsx";
import { TabBar } from "#src/shell/tab-bar.tsx";
import { Toaster } from "#src/shell/toaster.tsx";
import { shellMessages } from "#src/shell/messages.ts";
import { ErrorBoundary } from "./error-page.tsx";
import { useArrival, FocusMemoryContext, focusMemory } from "./use-arrival.ts";
import { useReadingPaint } from "./use-reading-paint.ts";
import { Screen } from "./screens.tsx";

/** The screen of the address, a redirect, or the 404 page for everything else. */
const Router = ({ isNotFound }: { isNotFound: boolean }) => {
  const { pathname } = useLocation();
  const [memory] = useState(() => focusMemory(pathname));
  const id = isNotFound ? undefined : matchRoute(pathname)?.id;
  return (
    <FocusMemoryContext.Provider value={memory}>
      {/^\/games\/?$/.test(pathname) ? <Navigate to="/games-menu" replace /> : <Screen id={id ?? "notFound"} />}
    </FocusMemoryContext.Provider>
  );
};

interface AppProps {
  queryClient: QueryClient;
  /** The year the page was prerendered in; replaced by the current year after hydration. */
  yearAtBuild: number;
  /** The address for which the server sent its 404 page, even if it matches a route. */
  notFoundPath: string | undefined;
}

export const App = ({ queryClient, ...frame }: AppProps) => (
  <ErrorBoundary resetKey="page">
    <QueryClientProvider client={queryClient}>
      <Frame {...frame} />
    </QueryClientProvider>
  </ErrorBoundary>
);

/** The server sends the head of the first screen, so other heads load lazily. */
const heads = lazyCode("heads", () => import("./show-head.ts"));

/**
 * Updates the document head on navigation, and for an address that shares its prerendered page with others. The server knows
 * more of the pages that the worker fills in.
 */
const useHead = (isNotFound: boolean, pathname: string, search: string): void => {
  const isServed = useRef(true);
  useEffect(() => onFirstUse(() => preloadCode(heads)), []);
  useEffect(() => {
    const route = matchRoute(pathname)?.id;
    const isFilledIn = route === "word" || route === "chapterGuide";
    if (isServed.current && isHeadOfAddress(isFilledIn)) return undefined;
    isServed.current = false;
    let isLeft = false;
    let cancel: (() => void) | undefined;
    void loadCodeWithRetry(heads).then(({ showHead }) => {
      if (!isLeft) cancel = showHead(pathname, search, isNotFound);
    });
    return () => {
      isLeft = true;
      cancel?.();
    };
  }, [isNotFound, pathname, search]);
};

/**
 * Page-wide effects: head, arrival, paint, shortcuts. A component of its own, so that device state does not re-render the
 * frame: React would then hydrate all boundaries below it in one task.
 */
const PageBehaviour = ({ isNotFound, onSearch }: { isNotFound: boolean; onSearch: () => void }): null => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useHead(isNotFound, pathname, search);
  useArrival(pathname);
  useReadingPaint(pathname);
  const [areShortcutsOn] = useShortcutSetting();
  useShortcuts(
    useMemo(() => ({ "/": onSearch, "?": () => void navigate("/help") }), [onSearch, navigate]),
    areShortcutsOn,
  );
  return null;
};

const Frame = ({ yearAtBuild, notFoundPath }: Omit<AppProps, "queryClient">) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isNotFound = pathname === notFoundPath;
  const route: Route | undefined = matchRoute(pathname)?.route;
  const openSearch = useCallback(() => {
    if (!focusSearch()) void navigate("/", { state: { isSearch: true } satisfies Arrival });
  }, [navigate]);
  return (
    <>
      <PageBehaviour isNotFound={isNotFound} onSearch={openSearch} />
      <a className="skip" href="#main">
        {shellMessages.skip}
      </a>
      <Suspense>
        <Header onSearch={openSearch} />
      </Suspense>
      <ErrorBoundary resetKey={pathname}>
        <Suspense>
          <main id="main">
            <Router isNotFound={isNotFound} />
          </main>
        </Suspense>
      </ErrorBoundary>
      {route?.hasFooter === false ? null : (
        <Suspense>
          <Footer yearAtBuild={yearAtBuild} />
        </Suspense>
      )}
      <BackToTop />
      <Suspense>
        <TabBar />
      </Suspense>
      <Toaster />
    </>
  );
};
