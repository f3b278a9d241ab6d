import { GamePage } from "#src/games/kit/game-page.tsx";
import { useTicker } from "#src/games/kit/timing.ts";
import { useDailyGame } from "#src/games/kit/use-daily-game.ts";
import { usePhaseFocus } from "#src/games/kit/use-phase-focus.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { ResultsScreen } from "./results-screen.tsx";
import { ReviewScreen } from "./review-screen.tsx";
import { isEndless, step } from "./rules.ts";
import { SetupScreen } from "./setup-screen.tsx";
import { triviaEntries } from "./stored.ts";
import { useDraw } from "./use-draw.ts";
import "./trivia.css";

/** Trivia Challenge (specification 2, section 2). */
export const TriviaPage = () => {
  const { state, send, said, daily, deal } = useDailyGame("trivia-challenge", triviaEntries, step, { type: "new-game" });
  const frame = usePhaseFocus(state.phase === "setup" ? "setup" : "round");
  const { draw, hasFailed } = useDraw(state.settings.level);

  const isAsking = state.phase === "question" && state.reviewing === null;
  useTicker(isAsking, (seconds) => send({ type: "tick", seconds }));

  const start = async () => {
    if (daily || state.settings.source === "built-in") return send({ type: "start", ...deal() });
    const first = await draw();
    if (first) send({ type: "start", ...deal(), first });
  };

  const next = async () => {
    if (state.phase === "answered" && isEndless(state) && state.index === state.questions.length - 1) {
      const question = await draw();
      if (!question) return;
      send({ type: "drawn", question });
    }
    send({ type: "next" });
  };

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
