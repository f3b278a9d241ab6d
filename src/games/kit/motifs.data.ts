import type { MotifStroke } from "#domain/pictures/strokes.ts";
import { games } from "#src/features.ts";
import type { GameId } from "./catalogue.data.ts";

/** The drawing in each game's arch. */
export const gameMotifs = Object.fromEntries(games.map(({ id, drawing }) => [id, drawing])) as Readonly<
  Record<GameId, readonly MotifStroke[]>
>;
