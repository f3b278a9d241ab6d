import { existsSync } from "node:fs";
import { routeIds, routes, type RouteId } from "#domain/site/routes.ts";

type ScreenId = RouteId | "notFound";

const sources: readonly (readonly [ScreenId, string])[] = [
  ...routeIds.map((id) => [id, `src/${routes[id].page}`] as const),
  ["notFound", "src/pages/not-found-page.tsx"],
];

for (const [id, source] of sources)
  if (!existsSync(source)) throw new Error(`The screen of ${id} is missing: ${source} (src/features.ts)`);

/** The path of each screen's source file, from the root. */
export const screenSources = Object.fromEntries(sources) as Readonly<Record<ScreenId, string>>;
