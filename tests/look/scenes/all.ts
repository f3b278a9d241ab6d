import { routeIds, routes } from "#domain/site/routes.ts";
import type { Scene } from "../scene.ts";
import { devotionScenes } from "./devotions.ts";
import { gameScenes } from "./games.ts";
import { readingScenes } from "./reading.ts";
import { shellScenes } from "./shell.ts";

const described: readonly Scene[] = [...readingScenes, ...gameScenes, ...devotionScenes, ...shellScenes];

/** A screen at a fixed address whose states nobody has described is looked at as it opens. */
const undescribed = routeIds
  .filter((id) => !routes[id].path.includes(":") && !described.some(({ screen }) => screen === id))
  .map((id): Scene => ({ name: id, screen: id, path: routes[id].path }));

/** Every screen in its notable states. `look.spec.ts` fails for a route with parameters that has none. */
export const scenes: readonly Scene[] = [...described, ...undescribed];
