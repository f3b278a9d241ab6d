import { useCallback } from "react";
import { randomSeed } from "#src/platform/random.ts";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { useTicker } from "#src/games/kit/timing.ts";
import { useDailyEntry, useDailyFromAddress, useFreshDaily } from "#src/games/kit/use-daily.ts";
import { useGame } from "#src/games/kit/use-game.ts";
import { usePhaseFocus } from "#src/games/kit/use-phase-focus.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { ResultsScreen } from "./results-screen.tsx";
import { ReviewScreen } from "./review-screen.tsx";
import { isEndless, step } from "./rules.ts";
import { SetupScreen } from "./setup-screen.tsx";
import { triviaDailyEntry, triviaEntry } from "./stored.ts";
import { useDraw } from "./use-draw.ts";
import "./trivia.css";

/** Trivia Challenge (specification 2, section 2). */
export const TriviaPage = () => {
  const daily = useDailyFromAddress("trivia-challenge");
  const { state, send, said } = useGame("trivia-challenge", useDailyEntry(triviaEntry, triviaDailyEntry), step);
  useFreshDaily(daily, state.phase === "setup" ? undefined : state.dailyDate, () => send({ type: "new-game" }));
  const frame = usePhaseFocus(state.phase === "setup" ? "setup" : "round");
  const { draw, hasFailed } = useDraw(state.settings.level);

  const isAsking = state.phase === "question" && state.reviewing === null;
  useTicker(isAsking, (seconds) => send({ type: "tick", seconds }));

  const start = useCallback(async () => {
    if (daily) send({ type: "start", seed: daily.seed, dailyDate: daily.iso });
    else if (state.settings.source === "built-in") send({ type: "start", seed: randomSeed() });
    else {
      const first = await draw();
      if (first) send({ type: "start", seed: randomSeed(), first });
    }
  }, [daily, draw, send, state.settings.source]);

  const next = useCallback(async () => {
    if (state.phase === "answered" && isEndless(state) && state.index === state.questions.length - 1) {
      const question = await draw();
      if (!question) return;
      send({ type: "drawn", question });
    }
    send({ type: "next" });
  }, [draw, send, state]);

  const screen = () => {
    if (state.phase === "setup") return <SetupScreen settings={state.settings} send={send} onStart={() => void start()} daily={daily} hasFailed={hasFailed} />;
    if (state.reviewing !== null) return <ReviewScreen round={state} at={state.reviewing} send={send} />;
    if (state.phase === "results") return <ResultsScreen round={state} send={send} onAgain={() => void start()} />;
    return <QuestionScreen round={state} send={send} onNext={() => void next()} onRestart={() => void start()} hasFailed={hasFailed} />;
  };

  return (
    <GamePage isPlaying={state.phase === "question" || state.phase === "answered"} said={said} className="trivia">
      <div ref={frame}>{screen()}</div>
    </GamePage>
  );
};
