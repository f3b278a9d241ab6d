import {
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import {
  createPath,
  type NavigateOptions,
  Router,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useHref,
  useLocation,
  useNavigate as useRouterNavigate,
  useResolvedPath,
} from "react-router";
import { locale } from "#domain/site/locales/locale.ts";
import { isTranslatedPath } from "#domain/site/locales/locales.ts";
import { matchRoute, type RouteMatch } from "#domain/site/routes.ts";
import { openAddress } from "./page-actions.ts";

/**
 * React Router for the screens. What its module for the browser has is written here with its hooks, since that module
 * brings forms, fetchers and prefetching into the first view, and addresses are matched by `matchRoute` as everywhere: 5 kB
 * gzip that nothing uses. In other languages than English, a screen that exists in English alone is another page, which the
 * browser loads.
 */
export { Navigate, useLocation, useNavigationType } from "react-router";

export const BrowserRouter = ({ basename, children }: { basename: string; children: ReactNode }) => {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setCurrent] = useState(() => ({ action: history.action, location: history.location }));
  useLayoutEffect(() => history.listen((next) => startTransition(() => setCurrent(next))), [history]);
  return (
    <Router basename={basename} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
};

const isElsewhere = (to: To): to is string =>
  locale !== "en" && typeof to === "string" && to.startsWith("/") && !isTranslatedPath(to);

export const useNavigate = () => {
  const navigate = useRouterNavigate();
  return useCallback(
    (to: To | number, options?: NavigateOptions): void => {
      if (typeof to === "number") void navigate(to);
      else if (isElsewhere(to)) openAddress(to);
      else void navigate(to, options);
    },
    [navigate],
  );
};

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Without the language. */
  to: To;
  state?: unknown;
  replace?: boolean;
  preventScrollReset?: boolean;
  /** The browser loads the page. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

export const Link = ({
  to,
  state,
  replace,
  preventScrollReset,
  reloadDocument,
  onClick,
  children,
  ...rest
}: LinkProps) => {
  const navigate = useRouterNavigate();
  const here = createPath(useLocation());
  const there = createPath(useResolvedPath(to));
  const href = useHref(to);
  if (isElsewhere(to))
    return (
      <a {...rest} onClick={onClick} href={to} hrefLang="en">
        {children}
      </a>
    );
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isForBrowser =
      event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || rest.target;
    if (event.defaultPrevented || isForBrowser || reloadDocument) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? here === there, state, preventScrollReset });
  };
  return (
    <a {...rest} onClick={follow} href={href}>
      {children}
    </a>
  );
};

/** The parameters in the path of the current screen. */
export const useParams = (): RouteMatch["params"] => {
  const { pathname } = useLocation();
  return useMemo(() => matchRoute(pathname)?.params ?? {}, [pathname]);
};

type Parameters = URLSearchParams | Readonly<Record<string, string>>;

/** The address's query parameters, and the function that goes to the same address with others. */
export const useSearchParams = () => {
  const { search } = useLocation();
  const navigate = useRouterNavigate();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const goTo = useCallback(
    (next: Parameters | ((present: URLSearchParams) => Parameters), options?: NavigateOptions): void => {
      const wanted = typeof next === "function" ? next(parameters) : next;
      void navigate(`?${new URLSearchParams(wanted as URLSearchParams).toString()}`, options);
    },
    [navigate, parameters],
  );
  return [parameters, goTo] as const;
};
