import { features } from "#src/features.ts";
import type { FeatureRoute, RouteOfManyPages, Section } from "./feature.ts";

type RoutesOfFeatures = (typeof features)[keyof typeof features]["routes"];
type IdsOf<Routes> = Routes extends unknown ? keyof Routes : never;
type IdsOfKind<Routes, Kind> = Routes extends unknown
  ? { [Id in keyof Routes]: Routes[Id] extends Kind ? Id : never }[keyof Routes]
  : never;

export type RouteId = IdsOf<RoutesOfFeatures>;

/** The routes whose heads are composed for each address. */
export type IdOfManyPages = IdsOfKind<RoutesOfFeatures, RouteOfManyPages>;

/** A route as the app knows it: without its texts, which load later. The fields are explained in `feature.ts`. */
export interface Route {
  readonly path: string;
  /** The file of its screen below `src`. */
  readonly page: string;
  readonly section?: Section;
  readonly hasFooter?: false;
  readonly canonicalPath?: string;
  readonly isUnlisted?: true;
  readonly variants?: readonly string[];
  readonly hasManyPages?: true;
}

/** Games use the whole screen, without a footer. */
const gameRoute = { section: "/games-menu", hasFooter: false } as const;

const routeOf = (folder: string, route: FeatureRoute): Route => {
  const { page = "page.tsx", texts: _, ...own } = { texts: undefined, ...route };
  const isGame = folder.startsWith("games/") && folder !== "games/menu";
  return { ...own, ...(isGame && gameRoute), page: `${folder}/${page}` };
};

export const routes = Object.fromEntries(
  Object.entries(features).flatMap(([folder, feature]) =>
    Object.entries<FeatureRoute>(feature.routes).map(([id, route]) => [id, routeOf(folder, route)]),
  ),
) as Readonly<Record<RouteId, Route>>;
