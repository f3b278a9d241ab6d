import { GamePage } from "#src/games/kit/game-page.tsx";
import { useTicker } from "#src/games/kit/timing.ts";
import { useDailyGame } from "#src/games/kit/use-daily-game.ts";
import { usePhaseFocus } from "#src/games/kit/use-phase-focus.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { EndScreen } from "./end-screen.tsx";
import { ReviewScreen } from "./review-screen.tsx";
import { isEndless, step } from "./rules.ts";
import { SetupScreen } from "./setup-screen.tsx";
import { triviaEntries } from "./stored.ts";
import { useAsked } from "./use-asked.ts";
import { useDraw } from "./use-draw.ts";
import "./trivia.css";

/** Trivia Challenge (docs/product/games.md, "Trivia Challenge"). */
export const Page = () => {
  const { state, send, said, daily, deal } = useDailyGame("trivia-challenge", triviaEntries, step, {
    type: "new-game",
  });
  const frame = usePhaseFocus(state.phase === "setup" ? "setup" : "round");
  const { drawBoard, drawRound, drawNext, hasFailed } = useDraw(state.settings.level);
  useAsked(state);

  const isAsking = state.phase === "question" && state.reviewing === null;
  useTicker(isAsking, (seconds) => send({ type: "tick", seconds }));

  const start = async () => {
    if (!daily && state.settings.source === "built-in") return send({ type: "start", ...deal() });
    const drawn = await (daily ? drawBoard(daily) : state.settings.source === "endless" ? drawNext(0) : drawRound());
    if (drawn) send({ type: "start", ...deal(), drawn });
  };

  const next = async () => {
    if (state.phase === "answered" && isEndless(state) && state.index === state.questions.length - 1) {
      const drawn = await drawNext(state.questions.length);
      if (!drawn) return;
      send({ type: "drawn", question: drawn[0]! });
    }
    send({ type: "next" });
  };

  const screen = () => {
    if (state.phase === "setup")
      return (
        <SetupScreen
          settings={state.settings}
          send={send}
          onStart={() => void start()}
          daily={daily}
          hasFailed={hasFailed}
        />
      );
    if (state.reviewing !== null) return <ReviewScreen round={state} at={state.reviewing} send={send} />;
    if (state.phase === "results") return <EndScreen round={state} send={send} onAgain={() => void start()} />;
    return (
      <QuestionScreen
        round={state}
        send={send}
        onNext={() => void next()}
        onRestart={() => void start()}
        hasFailed={hasFailed}
      />
    );
  };

  return (
    <GamePage isPlaying={state.phase === "question" || state.phase === "answered"} said={said} className="trivia">
      <div ref={frame}>{screen()}</div>
    </GamePage>
  );
};
