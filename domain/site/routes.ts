import { routes, type Route, type RouteId } from "./routes.data.ts";

export { routes, type Route, type RouteId };

/** Router, head, navigation, sitemap and prerender go by these (docs/product/addresses.md, "Routes"). */
export const routeIds = Object.keys(routes) as RouteId[];

export interface RouteMatch {
  readonly id: RouteId;
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The route of an internal link; undefined for unknown paths. Query, hash and a trailing slash are ignored. */
export const matchRoute = (href: string): RouteMatch | undefined => {
  const parts = segmentsOf(href.split(/[?#]/, 1)[0]!);
  for (const id of routeIds) {
    const route: Route = routes[id];
    const pattern = segmentsOf(route.path);
    if (pattern.length !== parts.length) continue;
    const isMatch = pattern.every((segment, index) => segment.startsWith(":") || segment === parts[index]);
    const variant = parts[pattern.findIndex((segment) => segment.startsWith(":"))];
    if (!isMatch || (route.variants && !route.variants.includes(variant ?? ""))) continue;
    const params = Object.fromEntries(
      pattern.flatMap((segment, index) =>
        segment.startsWith(":") ? [[segment.slice(1), decoded(parts[index]!)]] : [],
      ),
    );
    return { id, route, params };
  }
  return undefined;
};
