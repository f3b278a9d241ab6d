import { type ComponentProps, useCallback, useMemo } from "react";
import {
  Link as RouterLink,
  type NavigateOptions,
  type To,
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

export type LinkProps = ComponentProps<typeof RouterLink>;

/** `to` is without the language. */
export const Link = ({ to, replace, state, preventScrollReset, reloadDocument, children, ...rest }: LinkProps) =>
  isElsewhere(to) ? (
    <a {...rest} href={to} hrefLang="en">
      {children}
    </a>
  ) : (
    // Discovery is for routes that a server describes. Its attribute would be in every link of a page.
    <RouterLink {...rest} {...{ to, replace, state, preventScrollReset, reloadDocument, children }} discover="none" />
  );

/** The parameters in the path of the current screen. */
export const useParams = (): RouteMatch["params"] => {
  const { pathname } = useLocation();
  return useMemo(() => matchRoute(pathname)?.params ?? {}, [pathname]);
};
