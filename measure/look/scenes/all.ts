import type { Scene } from "../scene.ts";
import { devotionScenes } from "./devotions.ts";
import { gameScenes } from "./games.ts";
import { readingScenes } from "./reading.ts";
import { shellScenes } from "./shell.ts";

/** Every screen in its notable states. `look.ts` fails for a route that has none. */
export const scenes: readonly Scene[] = [...readingScenes, ...gameScenes, ...devotionScenes, ...shellScenes];
