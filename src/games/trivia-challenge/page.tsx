import { GamePage } from "#src/games/kit/game-page.tsx";
import { useTicker } from "#src/games/kit/timing.ts";
import { useDailyGame } from "#src/games/kit/use-daily.ts";
import { usePhaseFocus } from "#src/games/kit/focus.ts";
import { useEffect } from "react";
import { toast } from "#src/platform/page/toast.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { withAsked } from "./stories.ts";
import { type TriviaState, askedStories, askedVerses, triviaEntries } from "./stored.ts";
import { isStory, verseId } from "./question.ts";
import { triviaLevels } from "./config.ts";
import { triviaMessages } from "./messages.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { EndScreen } from "./end-screen.tsx";
import { ReviewScreen } from "./review-screen.tsx";
import { isEndless, step } from "./rules.ts";
import { SetupScreen } from "./setup-screen.tsx";
import { drawBoard, drawNext, drawRound } from "./draw.ts";
import "./trivia.css";

/** What is on the screen of what must not come back too soon: a question on people and places, or an endless game's verse. */
const askedIn = (state: TriviaState) => {
  if (state.phase !== "question") return undefined;
  const question = state.questions[state.index]!;
  if (isStory(question)) return { entry: askedStories, level: question.level, id: question.id };
  if (!isEndless(state)) return undefined;
  return { entry: askedVerses, level: triviaLevels[state.settings.level].questions, id: verseId(question.reference) };
};

/** Remembers it on the device. */
const useAsked = (state: TriviaState): void => {
  const { entry, level, id } = askedIn(state) ?? {};
  useEffect(() => {
    if (entry && level && id) void deviceStore().update(entry, (asked) => withAsked(asked, level, id));
  }, [entry, level, id]);
};

export const Page = () => {
  const { state, send, announcement, daily, deal, unlessLeft } = useDailyGame("trivia-challenge", triviaEntries, step);
  const frame = usePhaseFocus(state.phase === "answered" ? "question" : state.phase);
  const level = triviaLevels[state.settings.level].questions;
  useAsked(state);

  const isAsking = state.phase === "question" && state.reviewing === null;
  useTicker(isAsking, (seconds) => send({ type: "tick", seconds }));

  /** What was drawn; undefined, which is said, if it could not be fetched. */
  const whole = async (draw: () => ReturnType<typeof drawRound>) => {
    const drawn = await unlessLeft(draw);
    if (drawn?.length === 0) toast({ title: triviaMessages.noText, tone: "refusal" });
    return drawn?.[0] && drawn;
  };

  const start = async () => {
    if (!daily && state.settings.source === "built-in") return send({ type: "start", ...deal() });
    const { settings } = state;
    const drawn = await whole(() => {
      if (daily) return drawBoard(daily);
      return settings.source === "endless" ? drawNext(level, 0) : drawRound(level);
    });
    if (!drawn) return;
    // Others may have been chosen meanwhile.
    send({ type: "settings", change: { source: settings.source, level: settings.level } });
    send({ type: "start", ...deal(), drawn });
  };

  const next = async () => {
    if (state.phase === "answered" && isEndless(state) && state.index === state.questions.length - 1) {
      const drawn = await whole(() => drawNext(level, state.questions.length));
      if (!drawn) return;
      send({ type: "drawn", question: drawn[0]! });
    }
    send({ type: "next" });
  };

  const screen = () => {
    if (state.phase === "setup")
      return <SetupScreen settings={state.settings} send={send} onStart={() => void start()} daily={daily} />;
    if (state.reviewing !== null) return <ReviewScreen round={state} at={state.reviewing} send={send} />;
    if (state.phase === "results") return <EndScreen round={state} send={send} onAgain={() => void start()} />;
    return <QuestionScreen round={state} send={send} onNext={() => void next()} onRestart={() => void start()} />;
  };

  return (
    <GamePage
      isPlaying={state.phase === "question" || state.phase === "answered"}
      announcement={announcement}
      className="trivia"
    >
      <div ref={frame}>{screen()}</div>
    </GamePage>
  );
};
