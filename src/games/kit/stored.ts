import * as z from "zod/mini";
import { defineStored } from "#src/platform/device-store/entries.ts";
import { type DailyBoard, dailyBoardSchema, emptyBoard, mergeBoards } from "./daily.ts";
import { mergeTrophies, type Trophy, trophySchema } from "./trophies.ts";

/** Badges earned on this device. */
export const trophiesEntry = defineStored<readonly Trophy[]>({
  key: "gbh_game_trophies",
  label: "Badges earned in games",
  schema: z.readonly(z.array(trophySchema)),
  fallback: [],
  merge: mergeTrophies,
});

/** Today's results on the daily board. */
export const dailyBoardEntry = defineStored<DailyBoard>({
  key: "gbh_game_daily_board",
  label: "Results on today’s board",
  schema: dailyBoardSchema,
  fallback: emptyBoard,
  merge: mergeBoards,
  isIncidental: true,
});
