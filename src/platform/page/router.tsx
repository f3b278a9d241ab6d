import { type ComponentProps, type MouseEvent, useCallback, useMemo } from "react";
import {
  type NavigateOptions,
  type To,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate as useRouterNavigate,
} from "react-router";
import { locale } from "#domain/site/locales/locale.ts";
import { isTranslatedPath } from "#domain/site/locales/locales.ts";
import { matchRoute, type RouteMatch } from "#domain/site/routes.ts";
import { openAddress } from "./page-actions.ts";

/**
 * React Router for the screens. Addresses are matched by `matchRoute`, as everywhere. In other languages than English, a
 * screen that exists in English alone is another page, which the browser loads.
 */
export { BrowserRouter, Navigate, useLocation, useNavigationType, useSearchParams } from "react-router";

const isElsewhere = (to: To): to is string =>
  locale !== "en" && typeof to === "string" && to.startsWith("/") && !isTranslatedPath(to);

/** Returns the function that navigates to an address without the language, or by a number of history entries. */
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

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** The path without the language. */
  to: To;
  replace?: boolean;
  state?: unknown;
  /** The browser loads the page. */
  reloadDocument?: boolean;
}

/** React Router's own link brings along the prefetching of routes that a server describes. */
const LinkWithin = ({ to, replace, state, reloadDocument, onClick, children, ...rest }: LinkProps) => {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { replace, state, target: rest.target });
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) follow(event);
  };
  return (
    <a {...rest} href={href} onClick={press}>
      {children}
    </a>
  );
};

export const Link = ({ to, replace, state, reloadDocument, children, ...rest }: LinkProps) =>
  isElsewhere(to) ? (
    <a {...rest} href={to} hrefLang="en">
      {children}
    </a>
  ) : (
    <LinkWithin {...rest} {...{ to, replace, state, reloadDocument, children }} />
  );

/** The parameters in the path of the current screen. */
export const useParams = (): RouteMatch["params"] => {
  const { pathname } = useLocation();
  return useMemo(() => matchRoute(pathname)?.params ?? {}, [pathname]);
};
