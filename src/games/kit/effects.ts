import { parseIsoDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { gameCatalogue, type GameId } from "./catalogue.data.ts";
import { recordUsage } from "#src/usage/usage.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { stopSpeaking } from "#src/platform/media/speech.ts";
import { toast } from "#src/platform/page/toast.ts";
import { today } from "#src/platform/use-today.ts";
import type { Badge } from "./badge.ts";
import { celebrate } from "./celebrate.ts";
import { playSound } from "./sound.tsx";
import { type DailyResult, withDay, withResult } from "./daily-results.ts";
import type { Effect } from "./game.ts";
import type { Announce } from "./quoting.tsx";
import { dailyBoardEntry, dailyDaysEntry, trophiesEntry } from "./stored.ts";
import { withTrophy } from "./trophies.ts";

const saveTrophy = (game: GameId, badge: Badge): Promise<boolean> =>
  deviceStore().update(trophiesEntry, (trophies) => withTrophy(trophies, game, badge, toIsoDate(today())));

/** Stores the result of a daily board that was started on `iso` (it may have ended after midnight). */
const saveDailyResult = async (game: GameId, iso: string, result: DailyResult): Promise<void> => {
  const date = parseIsoDate(iso);
  if (!date) return;
  await deviceStore().update(dailyBoardEntry, (board) =>
    withResult(board, gameCatalogue[game].board, date, result, today()),
  );
  await deviceStore().update(dailyDaysEntry, (days) => withDay(days, iso));
};

/** Runs an effect requested by a game's rules. `announce` is the game's own live region. */
export const runEffect = (game: GameId, effect: Effect, announce: Announce): void => {
  switch (effect.type) {
    case "toast":
      playSound(effect.tone === "refusal" ? "no" : "yes");
      toast({
        title: effect.title,
        description: effect.description,
        tone: effect.tone ?? "plain",
        ...(effect.durationMs ? { durationMs: effect.durationMs } : {}),
      });
      return;
    case "announce":
      announce(effect.text, effect.quoted);
      return;
    case "play":
      void recordUsage("plays");
      return;
    case "celebrate":
      void celebrate(game);
      playSound("win");
      return;
    case "stop-speech":
      stopSpeaking();
      return;
    case "award":
      void saveTrophy(game, effect.badge);
      return;
    case "daily":
      void saveDailyResult(game, effect.date, effect.result);
  }
};
