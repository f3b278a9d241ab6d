import { randomSeed } from "#src/platform/random.ts";
import { GameHead, GamePage } from "#src/games/kit/game-page.tsx";
import { RestartButton } from "#src/games/kit/restart-button.tsx";
import { useDelay, useTicker } from "#src/games/kit/timing.ts";
import { TopBar } from "#src/games/kit/top-bar.tsx";
import { useDailyGame } from "#src/games/kit/use-daily-game.ts";
import { usePhaseFocus } from "#src/games/kit/use-phase-focus.ts";
import { jericho } from "./config.ts";
import { FoundPairs } from "./found-pairs.tsx";
import { JerichoEnd } from "./jericho-end.tsx";
import { JerichoIntro } from "./jericho-intro.tsx";
import { foundPhrases, openBoxes, pairsFound, step } from "./rules.ts";
import { jerichoEntries } from "./stored.ts";
import { Wall } from "./wall.tsx";
import "./jericho.css";

export const WallOfJerichoPage = () => {
  const { state, send, said, daily, deal } = useDailyGame("wall-of-jericho", jerichoEntries, step, { type: "leave" });
  const isPlaying = state.phase === "playing";
  const isChecking = isPlaying && openBoxes(state.boxes).length === 2;

  useTicker(isPlaying && state.pace === "timed", (seconds) => send({ type: "tick", seconds }));
  useDelay(jericho.checkDelayMs, isChecking ? state.turns : null, () => isChecking && send({ type: "check", turn: state.turns }));
  useDelay(jericho.resetDelayMs, state.phase === "time-up" ? "reset" : null, () => send({ type: "reset", seed: randomSeed() }));
  const frame = usePhaseFocus(state.phase);

  return (
    <GamePage isPlaying={isPlaying || state.phase === "time-up"} said={said}>
      <div ref={frame}>
        {state.phase === "intro" ? (
          <JerichoIntro
            pace={state.pace}
            daily={daily}
            onPace={(pace) => send({ type: "pace", pace })}
            onStart={() => send({ type: "start", ...deal() })}
          />
        ) : (
          <>
            <GameHead title="Wall of Jericho" remark="Turn two stones. If the words match, they fall.">
              {isPlaying && state.dailyDate === null ? <RestartButton onRestart={() => send({ type: "again", ...deal() })} /> : null}
            </GameHead>
            <TopBar
              clock={state.pace === "timed" ? { secondsLeft: state.secondsLeft, of: jericho.roundSeconds } : undefined}
              items={[
                { label: "Moves", value: state.moves },
                { label: "Score", value: state.score },
                { label: "Pairs", value: `${pairsFound(state.boxes)}/${jericho.pairs}` },
                { label: "Level", value: state.level },
              ]}
            />
            {state.phase === "ended" ? (
              <JerichoEnd
                state={state}
                onNextLevel={() => send({ type: "next-level", seed: randomSeed() })}
                onAgain={() => send({ type: "again", ...deal() })}
                onLeave={() => send({ type: "leave" })}
              />
            ) : null}
            <Wall boxes={state.boxes} isStill={!isPlaying || isChecking} onTurn={(box) => send({ type: "turn", box })} />
            <FoundPairs phrases={foundPhrases(state)} />
          </>
        )}
      </div>
    </GamePage>
  );
};
