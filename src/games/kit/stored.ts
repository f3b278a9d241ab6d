import * as z from "zod/mini";
import { defineStored } from "#src/platform/storage/entries.ts";
import { type Bests, bestsSchema, mergeBests } from "./bests.ts";
import {
  type DailyBoard,
  dailyBoardSchema,
  type DailyDays,
  dateSchema,
  emptyBoard,
  mergeBoards,
  mergeDays,
} from "./daily-results.ts";
import { mergeTrophies, type Trophy, trophySchema } from "./trophies.ts";

export const trophiesEntry = defineStored<readonly Trophy[]>({
  key: "gbh_game_trophies",
  syncAs: { as: "whole" },
  schema: z.readonly(z.array(trophySchema)),
  fallback: [],
  merge: mergeTrophies,
});

export const dailyBoardEntry = defineStored<DailyBoard>({
  key: "gbh_game_daily_board",
  schema: dailyBoardSchema,
  fallback: emptyBoard,
  merge: mergeBoards,
  isIncidental: true,
});

export const dailyDaysEntry = defineStored<DailyDays>({
  key: "gbh_game_daily_days",
  syncAs: { as: "values" },
  schema: z.readonly(z.array(dateSchema)),
  fallback: [],
  merge: mergeDays,
});

export const soundEntry = defineStored<boolean>({
  key: "gbh_game_sound",
  schema: z.boolean(),
  fallback: false,
});

export const bestsEntry = defineStored<Bests>({
  key: "gbh_game_bests",
  syncAs: { as: "whole" },
  schema: bestsSchema,
  fallback: {},
  merge: mergeBests,
});
