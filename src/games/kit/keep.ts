import { parseIsoDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import type { GameId } from "#content/schema/games.ts";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { today } from "#src/platform/use-today.ts";
import type { Badge } from "./badge.ts";
import { type DailyResult, withResult } from "./daily.ts";
import { dailyBoardEntry, trophiesEntry } from "./stored.ts";
import { withTrophy } from "./trophies.ts";

export const keepTrophy = (game: GameId, badge: Badge): Promise<boolean> =>
  deviceStore().update(trophiesEntry, (trophies) => withTrophy(trophies, game, badge, toIsoDate(today())));

/** Stores the result of a daily board that was started on `iso` (it may have ended after midnight). */
export const keepDailyResult = async (game: GameId, iso: string, result: DailyResult): Promise<void> => {
  const date = parseIsoDate(iso);
  if (date) await deviceStore().update(dailyBoardEntry, (board) => withResult(board, game, date, result, today()));
};
