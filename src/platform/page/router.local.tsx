import { useCallback } from "react";
import {
  Link as RouterLink,
  useNavigate as useRouterNavigate,
  type LinkProps,
  type NavigateOptions,
  type To,
} from "react-router";
import { isTranslatedPath } from "#domain/site/locales/locales.ts";
import { openAddress } from "./page-actions.ts";

/**
 * In place of the router in every language but English: a screen that exists in English alone is another page, which the
 * browser loads. Screens of this language are at addresses that begin with its name, which the router adds.
 */
export * from "react-router";

const isElsewhere = (to: To): to is string => typeof to === "string" && to.startsWith("/") && !isTranslatedPath(to);

export const Link = ({
  to,
  replace,
  state,
  preventScrollReset,
  relative,
  reloadDocument,
  children,
  ...rest
}: LinkProps) =>
  isElsewhere(to) ? (
    <a {...rest} href={to} hrefLang="en">
      {children}
    </a>
  ) : (
    <RouterLink {...rest} {...{ to, replace, state, preventScrollReset, relative, reloadDocument, children }} />
  );

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
