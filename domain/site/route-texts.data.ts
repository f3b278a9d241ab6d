import { features } from "#src/features.ts";
import type { FeatureRoute, RouteTexts } from "./feature.ts";
import { locale } from "./locales/locale.ts";
import type { IdOfManyPages, RouteId } from "./routes.data.ts";

const all = Object.values(features).flatMap((feature) => Object.entries<FeatureRoute>(feature.routes));

const textsOf = (route: FeatureRoute): RouteTexts | undefined => {
  if ("canonicalPath" in route) return textsOf(all.find(([, { path }]) => path === route.canonicalPath)![1]);
  if ("hasManyPages" in route) return undefined;
  return route.texts[locale];
};

/** What is said of each route in the language of this build. */
export const routeTexts = Object.fromEntries(
  all.flatMap(([id, route]) => {
    const texts = textsOf(route);
    return texts ? [[id, texts]] : [];
  }),
) as Readonly<Record<Exclude<RouteId, IdOfManyPages>, RouteTexts>>;
