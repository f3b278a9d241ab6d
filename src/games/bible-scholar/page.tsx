import { kitMessages } from "#src/games/kit/messages.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { RoundBar } from "#src/games/kit/round-bar.tsx";
import { useDelay, useTicker } from "#src/games/kit/timing.ts";
import { useDailyGame } from "#src/games/kit/use-daily.ts";
import { usePhaseFocus } from "#src/games/kit/focus.ts";
import { Deferred } from "#src/ui/states.tsx";
import { scholar } from "./config.ts";
import { correctOf, step, totalOf } from "./rules.ts";
import { ScholarBoard, Shelf } from "./scholar-board.tsx";
import { EndScreen } from "./end-screen.tsx";
import { scholarMessages } from "./messages.ts";
import { SetupScreen } from "./setup-screen.tsx";
import { scholarEntries } from "./stored.ts";
import "./scholar.css";

export const Page = () => {
  const { state, send, announcement, daily, deal } = useDailyGame("bible-scholar", scholarEntries, step, {
    type: "leave",
  });
  const isPlaying = state.phase === "playing";
  useTicker(isPlaying && state.pace === "timed", (seconds) => send({ type: "tick", seconds }));
  useDelay(scholar.wrongHighlightMs, isPlaying ? (state.wrong?.count ?? null) : null, () => send({ type: "settle" }));
  const frame = usePhaseFocus(state.phase === "intro" ? "intro" : "round");
  const start = () => send({ type: "start", ...deal() });

  return (
    <GamePage isPlaying={isPlaying} announcement={announcement}>
      <div ref={frame} className="round">
        {state.phase === "intro" ? (
          <SetupScreen state={state} daily={daily} send={send} onStart={start} />
        ) : (
          <>
            <RoundBar
              title={gameCatalogue["bible-scholar"].title}
              isPlaying={isPlaying}
              onRestart={state.dailyDate === null ? start : undefined}
              clock={state.pace === "timed" ? { secondsLeft: state.secondsLeft, of: scholar.roundSeconds } : undefined}
              figures={[
                { label: scholarMessages.lookFor, value: isPlaying ? scholarMessages.bookNumber(state.next) : "–" },
                { label: kitMessages.score, value: state.score },
                { label: scholarMessages.correct, value: `${correctOf(state)}/${totalOf(state)}` },
                {
                  label: kitMessages.level,
                  value: state.level === 3 ? scholarMessages.levels[3] : state.level,
                  isMinor: state.level === 3,
                },
              ]}
            />
            {state.phase === "over" ? <EndScreen round={state} send={send} onAgain={start} /> : null}
            <div className="round-body round-board scholar-round">
              <Deferred before={<div className={`scholar-board is-level-${state.level}`} />}>
                <ScholarBoard round={state} onPick={(book) => send({ type: "pick", book })} />
              </Deferred>
              {isPlaying ? <Shelf round={state} /> : null}
            </div>
          </>
        )}
      </div>
    </GamePage>
  );
};
