import { type ComponentProps, type MouseEvent, useMemo } from "react";
import { type To, useHref, useLinkClickHandler, useLocation } from "react-router";
import { matchRoute, type RouteMatch } from "#domain/site/routes.ts";

/** React Router for the screens. Addresses are matched by `matchRoute`, as everywhere. */
export { BrowserRouter, Navigate, useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** The path without the language. */
  to: To;
  replace?: boolean;
  state?: unknown;
  /** The browser loads the page. */
  reloadDocument?: boolean;
}

/** React Router's own link brings along the prefetching of routes that a server describes. */
export const Link = ({ to, replace, state, reloadDocument, onClick, children, ...rest }: LinkProps) => {
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

/** The parameters in the path of the current screen. */
export const useParams = (): RouteMatch["params"] => {
  const { pathname } = useLocation();
  return useMemo(() => matchRoute(pathname)?.params ?? {}, [pathname]);
};
