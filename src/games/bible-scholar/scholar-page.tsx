import { gameCatalogue } from "#content/games/catalogue.ts";
import { GameHead, GamePage } from "#src/games/kit/game-page.tsx";
import { RestartButton } from "#src/games/kit/restart-button.tsx";
import { useDelay, useTicker } from "#src/games/kit/timing.ts";
import { TopBar } from "#src/games/kit/top-bar.tsx";
import { useDailyGame } from "#src/games/kit/use-daily-game.ts";
import { usePhaseFocus } from "#src/games/kit/use-phase-focus.ts";
import { scholar, scholarLevels } from "./config.ts";
import { correctOf, step, totalOf } from "./rules.ts";
import { ScholarBoard } from "./scholar-board.tsx";
import { ScholarEnd } from "./scholar-end.tsx";
import { ScholarIntro } from "./scholar-intro.tsx";
import { scholarEntries } from "./stored.ts";
import "./scholar.css";

/** Bible Scholar (specification 2, section 2). */
export const ScholarPage = () => {
  const { state, send, said, daily, deal } = useDailyGame("bible-scholar", scholarEntries, step, { type: "leave" });
  const isPlaying = state.phase === "playing";
  useTicker(isPlaying && state.pace === "timed", (seconds) => send({ type: "tick", seconds }));
  useDelay(scholar.wrongHighlightMs, isPlaying ? (state.wrong?.count ?? null) : null, () => send({ type: "settle" }));
  const frame = usePhaseFocus(state.phase === "intro" ? "intro" : "round");
  const start = () => send({ type: "start", ...deal() });

  return (
    <GamePage isPlaying={isPlaying} said={said}>
      <div ref={frame}>
        {state.phase === "intro" ? (
          <ScholarIntro state={state} daily={daily} send={send} onStart={start} />
        ) : (
          <>
            <GameHead title={gameCatalogue["bible-scholar"].title} remark={`Pick the books of the ${scholarLevels[state.level].order} in order.`}>
              {isPlaying && state.dailyDate === null ? <RestartButton onRestart={start} /> : null}
            </GameHead>
            <TopBar
              clock={state.pace === "timed" ? { secondsLeft: state.secondsLeft, of: scholar.roundSeconds } : undefined}
              items={[
                { label: "Look for", value: isPlaying ? `Book #${state.next}` : "–" },
                { label: "Score", value: state.score },
                { label: "Correct", value: `${correctOf(state)}/${totalOf(state)}` },
                { label: "Level", value: state.level === 3 ? scholarLevels[3].name : state.level },
              ]}
            />
            {state.phase === "over" ? <ScholarEnd round={state} send={send} onAgain={start} /> : null}
            <ScholarBoard round={state} onPick={(book) => send({ type: "pick", book })} />
          </>
        )}
      </div>
    </GamePage>
  );
};
