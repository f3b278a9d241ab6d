import { homeGames } from "./games.data.ts";
import { games } from "#src/features.ts";

/** The drawings of home's games, in their order. A module of its own: they load when they come near. */
export const homeDrawings = games.slice(0, homeGames.length).map(({ drawing }) => drawing);
