import { type ComponentType, useEffect, useRef } from "react";
import { markHydrated } from "#src/platform/loading/document-data.ts";
import { matchRoute, type RouteId, routeIds, routes } from "#domain/site/routes.ts";
import { type LazyCode, lazyCode, loadCodeWithRetry, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { FocusOnArrival } from "./use-arrival.ts";
import { focusHeading } from "#src/platform/page/focus.ts";
import { currentAddress, currentPath, isOpenedPath, reloadPage } from "#src/platform/page/history.ts";
import { isReachable } from "#src/platform/network/http.ts";
import { useIsOnline } from "#src/platform/network/network.ts";
import { shellMessages } from "#src/shell/messages.ts";

interface ScreenMissingProps {
  /** How often loading the code has failed. */
  failures: number;
  onAgain: () => void;
}

/**
 * Shown in place of a screen whose code fails to load, while loading is retried. If the network works all the same, the
 * code belongs to a version that is gone, or the browser caches its first failure (Firefox). The page is then loaded in
 * full, unless the browser opened this very page: that would loop.
 */
const ScreenMissing = ({ failures, onAgain }: ScreenMissingProps) => {
  const isOnline = useIsOnline();
  useEffect(() => void focusHeading(), []);
  useEffect(() => {
    if (isOpenedPath(currentPath())) return;
    let isLeft = false;
    void isReachable(currentAddress()).then((isThere) => {
      if (isThere && !isLeft) reloadPage();
    });
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked after each failure
  }, [failures]);
  return (
    <Wrap>
      <PageHead title={shellMessages.screenMissing} isSlim />
      <Problem message={isOnline ? shellMessages.keepTrying : shellMessages.notOnDevice} onRetry={onAgain} />
    </Wrap>
  );
};

type ScreenId = RouteId | "notFound";

/** The files with a screen, each in its own chunk. They export it as `Page`. */
const pages = import.meta.glob<ComponentType>(
  ["../{cards,devotions,games,pages,scripture}/**/{page,*-page}.tsx", "!../games/kit/**"],
  { import: "Page" },
);

/** Throws if there is no such file. */
const screenCode = (id: ScreenId, page: string): LazyCode<ComponentType> => {
  const load = pages[`../${page}`];
  if (!load) throw new Error(`src/${page} is missing`);
  return lazyCode(`screen ${id}`, load);
};

const screenCodes = {
  ...(Object.fromEntries(routeIds.map((id) => [id, screenCode(id, routes[id].page)])) as Readonly<
    Record<RouteId, LazyCode<ComponentType>>
  >),
  notFound: screenCode("notFound", "pages/not-found-page.tsx"),
};

const ScreenWaiting = () => (
  <Wrap className="screen-waiting">
    <TextSkeleton lines={10} />
  </Wrap>
);

/** The screen can be used once its effects have run. */
const ReadyMark = (): null => {
  useEffect(markHydrated, []);
  return null;
};

export const LazyScreen = ({ code }: { code: LazyCode<ComponentType> }) => {
  const { code: Loaded, failures, isMissing, again } = useLazyCode(code);
  if (Loaded)
    return (
      <>
        <Loaded />
        <FocusOnArrival />
        <ReadyMark />
      </>
    );
  return isMissing ? <ScreenMissing failures={failures} onAgain={again} /> : <ScreenWaiting />;
};

/**
 * Shown at an address that is no screen. Offline it is unknown whether there is such a page: some pages are files, which the
 * device does not have. Once the network is back, the server is asked.
 */
export const UnknownAddress = () => {
  const isOnline = useIsOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (isOnline && wasOffline.current) reloadPage();
    wasOffline.current = !isOnline;
  }, [isOnline]);
  return isOnline ? (
    <LazyScreen code={screenCodes.notFound} />
  ) : (
    <>
      <ScreenMissing failures={0} onAgain={reloadPage} />
      <ReadyMark />
    </>
  );
};

export const Screen = ({ id }: { id: ScreenId }) =>
  id === "notFound" ? <UnknownAddress /> : <LazyScreen key={id} code={screenCodes[id]} />;

/**
 * Loads the code of the screen for an address. Pages are rendered and hydrated only after this: React would otherwise wait
 * for the code in the middle of hydration.
 */
export const loadScreen = async (path: string, isNotFound: boolean): Promise<void> => {
  const id = isNotFound ? undefined : matchRoute(path)?.id;
  await loadCodeWithRetry(screenCodes[id ?? "notFound"]);
};
