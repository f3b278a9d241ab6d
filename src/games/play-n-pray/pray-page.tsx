import { randomSeed } from "#src/platform/random.ts";
import { GameHead, GamePage } from "#src/games/kit/game-page.tsx";
import { RestartButton } from "#src/games/kit/restart-button.tsx";
import { useTicker } from "#src/games/kit/timing.ts";
import { TopBar } from "#src/games/kit/top-bar.tsx";
import { useGame } from "#src/games/kit/use-game.ts";
import { usePhaseFocus } from "#src/games/kit/use-phase-focus.ts";
import { CardGrid } from "./card-grid.tsx";
import { playNPray } from "./config.ts";
import { NameList } from "./name-list.tsx";
import { OpenPrayer } from "./open-prayer.tsx";
import { PrayEnd } from "./pray-end.tsx";
import { PrayIntro } from "./pray-intro.tsx";
import { prayedCount, step } from "./rules.ts";
import { prayEntry } from "./stored.ts";
import { useCompletions } from "./use-completions.ts";
import "./pray.css";

export const PlayNPrayPage = () => {
  const { state, send, said } = useGame("play-n-pray", prayEntry, step);
  const isPlaying = state.phase === "playing";
  useTicker(isPlaying && state.pace === "timed", (seconds) => send({ type: "tick", seconds }));
  useCompletions(isPlaying ? state.cards : [], (card) => send({ type: "complete", card }));
  const frame = usePhaseFocus(state.phase);

  return (
    <GamePage isPlaying={isPlaying} said={said}>
      <div ref={frame}>
        {state.phase === "intro" ? (
          <PrayIntro pace={state.pace} onPace={(pace) => send({ type: "pace", pace })} onStart={() => send({ type: "start", seed: randomSeed() })} />
        ) : (
          <>
            <GameHead title="Play N Pray" remark="Open a card, pray what it says, open the next.">
              {isPlaying ? <RestartButton onRestart={() => send({ type: "again", seed: randomSeed() })} /> : null}
            </GameHead>
            <TopBar
              clock={state.pace === "timed" ? { secondsLeft: state.secondsLeft, of: playNPray.roundSeconds } : undefined}
              items={[
                { label: "Score", value: state.score },
                { label: "Prayed", value: `${prayedCount(state.cards)}/${playNPray.cards}` },
              ]}
            />
            {isPlaying ? (
              <div className="pray-layout">
                <CardGrid cards={state.cards} open={state.open?.card} onReveal={(card) => send({ type: "reveal", card })} />
                <OpenPrayer
                  card={state.open ? state.cards[state.open.card] : undefined}
                  isKept={state.open?.isKept ?? false}
                  onKeep={(isKept) => send({ type: "keep", isKept })}
                  onClose={() => send({ type: "close" })}
                />
              </div>
            ) : (
              <>
                <PrayEnd state={state} onAgain={() => send({ type: "again", seed: randomSeed() })} onLeave={() => send({ type: "leave" })} />
                <NameList cards={state.cards} />
              </>
            )}
          </>
        )}
      </div>
    </GamePage>
  );
};
