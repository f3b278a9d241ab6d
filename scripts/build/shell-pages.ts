import type { Route, RouteId } from "#domain/site/routes.ts";

/** Whether each address of a parametric route has its own page; shared verses use the page of their chapter. */
export const hasOwnPages = (id: RouteId): boolean =>
  id === "chapter" || id === "verse" || id === "subject" || id === "dailyVersesOfMonth";

/** Whether a prerendered page serves many paths and so has no canonical one. */
export const isShellPage = (address: string): boolean => address.split("/").includes("_");

/** The path patterns of a route with the prerendered page that serves each: one, or one per variant. */
export const shellPages = ({ path, variants }: Route): { pattern: string; page: string }[] =>
  (variants ?? [undefined]).map((variant) => {
    const pattern = variant === undefined ? path : path.replace(/:\w+/, variant);
    return { pattern, page: pattern.replace(/:\w+/g, "_") };
  });
