import type { Route } from "#domain/site/routes.ts";

/** Whether a prerendered page stands for many addresses: it must not name one of its own. */
export const isShellPage = (address: string): boolean => address.split("/").includes("_");

/** The addresses that a route answers, and the prerendered page they are answered with: one, or one for each variant. */
export const shellPages = ({ path, variants }: Route): { pattern: string; page: string }[] =>
  (variants ?? [undefined]).map((variant) => {
    const pattern = variant === undefined ? path : path.replace(/:\w+/, variant);
    return { pattern, page: pattern.replace(/:\w+/g, "_") };
  });
