import { isTranslatedRoute, otherLocales } from "#domain/site/locales/locales.ts";
import { routeIds, routes } from "#domain/site/routes.ts";

const isFixed = (rule: string): boolean => !rule.includes(":");

const prefixes = ["", ...otherLocales.map((locale) => `/${locale}`)];

/**
 * What hosts redirect: `/games` has moved, and a screen that exists in English alone is found there. Hosts require rules with
 * placeholders to come last. (Addresses that share a page are served by worker/site-page.ts, each with its own head.)
 */
export const redirectsFile = (): string => {
  const moved = prefixes.map((prefix) => `${prefix}/games ${prefix}/games-menu 301\n`);
  const inEnglishAlone = routeIds
    .filter((id) => !isTranslatedRoute(id))
    .flatMap((id) => otherLocales.map((locale) => `/${locale}${routes[id].path} ${routes[id].path} 302\n`));
  const rules = [...moved, ...inEnglishAlone];
  return [...rules.filter(isFixed), ...rules.filter((rule) => !isFixed(rule))].join("");
};
