import type { GameId } from "#content/schema/games.ts";
import { recordUsage } from "#src/api/usage.ts";
import { stopSpeaking } from "#src/platform/speech.ts";
import { toast } from "#src/platform/toast.ts";
import { celebrate } from "./celebrate.ts";
import type { Effect } from "./game.ts";
import { keepDailyResult, keepTrophy } from "./keep.ts";

/** Runs an effect requested by a game's rules. `say` is the game's own live region. */
export const runEffect = (game: GameId, effect: Effect, say: (text: string) => void): void => {
  switch (effect.type) {
    case "toast":
      toast({ title: effect.title, description: effect.description, tone: effect.tone ?? "plain", ...(effect.durationMs ? { durationMs: effect.durationMs } : {}) });
      return;
    case "say":
      say(effect.text);
      return;
    case "play":
      void recordUsage("plays");
      return;
    case "celebrate":
      void celebrate();
      return;
    case "hush":
      stopSpeaking();
      return;
    case "award":
      void keepTrophy(game, effect.badge);
      return;
    case "daily":
      void keepDailyResult(game, effect.date, effect.result);
  }
};
