import { QueryClient, useQuery } from "@tanstack/react-query";
import { startTransition, useCallback, useEffect, useState } from "react";
import { after } from "../clock.ts";
import { isBrowser } from "../environment.ts";
import { currentPath, reloadPage } from "../page/history.ts";
import { isReachable } from "../network/http.ts";
import { chance } from "../random.ts";
import { retryPauseMs } from "../network/retry-pause.ts";
import { toast } from "../page/toast.ts";
import { platformMessages } from "../messages.ts";

/**
 * Code in a chunk of its own, loaded when it is first needed. The site loads code later in no other way. TanStack Query
 * caches it, shares pending loads, counts failures and retries.
 * See docs/decisions/react.md, "Lazy code".
 */
export interface LazyCode<Code> {
  /** Unique among all lazy code. */
  readonly name: string;
  readonly import: () => Promise<Code>;
}

/** Code is the same for everybody and never goes stale, so it has a client of its own, apart from data. */
const codes = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, gcTime: Infinity, structuralSharing: false, networkMode: "offlineFirst" },
  },
});

const styleRetryMs = 4000;

/**
 * Vite's helper adds the style sheet of lazy code once. One that failed is fetched again until it arrives; those of the
 * first view, which the page’s loader preloads, are left to it.
 */
const fetchStyleAgain = ({ target: link }: Event): void => {
  if (!(link instanceof HTMLLinkElement) || link.rel !== "stylesheet") return;
  const fetchAgain = () => link.replaceWith(link.cloneNode());
  // The code that needs the styles loads again then, too.
  window.addEventListener("online", fetchAgain, { once: true });
  after(styleRetryMs, fetchAgain);
};

if (isBrowser) {
  // Continues what is paused when the network is back.
  codes.mount();
  document.addEventListener("error", fetchStyleAgain, true);
}

const queryOf = <Code>({ name, import: load }: LazyCode<Code>) => ({
  queryKey: ["code", name],
  queryFn: load,
  retryDelay: (failures: number) => retryPauseMs(failures, chance()),
});

/** Declares lazy code: `lazyCode("comfort panel", async () => (await import("./comfort-panel.tsx")).ComfortPanel)`. */
export const lazyCode = <Code>(name: string, load: () => Promise<Code>): LazyCode<Code> => ({ name, import: load });

/** Loads the code without retrying. Rejects with the browser's error; a later call tries again. */
export const loadCode = <Code>(lazy: LazyCode<Code>): Promise<Code> =>
  codes.fetchQuery({ ...queryOf(lazy), retry: false });

/** Loads code that the page cannot work without: retries until it succeeds. */
export const loadCodeWithRetry = <Code>(lazy: LazyCode<Code>): Promise<Code> =>
  codes.fetchQuery({ ...queryOf(lazy), retry: true });

/** Starts loading code that will probably be used. Failures are silent. */
export const preloadCode = (lazy: LazyCode<unknown>): void => void loadCode(lazy).catch(() => undefined);

/**
 * Engines before the summer of 2026 remember a module that failed for the life of the page
 * (https://github.com/whatwg/html/pull/10327): if the network works and the code still fails, the page is loaded anew.
 */
const tryAgain = async (lazy: LazyCode<unknown>): Promise<void> => {
  const query = { queryKey: queryOf(lazy).queryKey, exact: true };
  await codes.cancelQueries(query);
  try {
    await loadCode(lazy);
  } catch {
    if (await isReachable("/")) reloadPage();
    else await codes.resetQueries(query);
  }
};

interface LazyCodeState<Code> {
  /** Undefined until it has loaded. */
  readonly code: Code | undefined;
  /** Consecutive failures. It is retried automatically. */
  readonly failures: number;
  /** It failed more than once, or there is no network: show an error. */
  readonly isMissing: boolean;
  /** For "Try again". */
  readonly again: () => void;
}

/**
 * Code that a component needs while it is shown.
 * @param isWanted false to wait; code that is there already is returned all the same
 */
export const useLazyCode = <Code>(lazy: LazyCode<Code>, isWanted = true): LazyCodeState<Code> => {
  const { data, failureCount, isPaused, isError, refetch } = useQuery(
    { ...queryOf(lazy), retry: true, enabled: isWanted },
    codes,
  );
  // It has failed together with a preload, which does not retry.
  useEffect(() => {
    if (isWanted && isError) void refetch();
  }, [isWanted, isError, refetch]);
  const again = useCallback(() => void tryAgain(lazy), [lazy]);
  return {
    code: data,
    failures: failureCount,
    isMissing: data === undefined && (isError || isPaused || failureCount > 1),
    again,
  };
};

const didNotLoad = {
  title: platformMessages.notLoaded,
  description: platformMessages.checkConnection,
  tone: "refusal",
  action: { label: platformMessages.reload, run: reloadPage },
} as const;

/** For a press: loads the code and uses it. If loading fails, the visitor is told and may press again. */
export const loadForPress = <Code>(lazy: LazyCode<Code>, use: (code: Code) => void, onFailure = () => {}): void =>
  void loadCode(lazy).then(use, () => {
    onFailure();
    toast(didNotLoad);
  });

interface LazyPanel<Panel> {
  /** The component to render; undefined until it was first opened. */
  readonly Panel: Panel | undefined;
  readonly isOpen: boolean;
  /** For the button, which shows the press at once: the panel is open or will open. */
  readonly isExpanded: boolean;
  /** For the panel to close itself. */
  readonly setIsOpen: (isOpen: boolean) => void;
  /** For a press: loads the code and opens. If loading fails, the visitor is told and may press again. */
  readonly open: () => void;
  /** For hovering and focus: loads the code ahead of the press. */
  readonly preload: () => void;
}

/** A menu, sheet or dialog whose code loads when it is first opened. */
export const useLazyPanel = <Panel>(lazy: LazyCode<Panel>): LazyPanel<Panel> => {
  const { code } = useLazyCode(lazy, false);
  // Undefined until it was first opened.
  const [isOpen, setIsOpen] = useState<boolean>();
  const [isExpanded, setIsExpanded] = useState(false);
  return {
    Panel: isOpen === undefined ? undefined : code,
    isOpen: !!isOpen,
    isExpanded,
    setIsOpen: (next) => {
      setIsExpanded(next);
      setIsOpen(next);
    },
    open: () => {
      const path = currentPath();
      const stayClosed = () => setIsExpanded(false);
      setIsExpanded(true);
      // Not over another screen. The first render of a panel is slow on a phone. As a transition it does not delay the
      // button's response.
      const openThere = () => (currentPath() === path ? startTransition(() => setIsOpen(true)) : stayClosed());
      loadForPress(lazy, openThere, stayClosed);
    },
    preload: () => preloadCode(lazy),
  };
};
