import { GamePage } from "#src/games/kit/game-page.tsx";
import { useTicker } from "#src/games/kit/timing.ts";
import { useDailyGame } from "#src/games/kit/use-daily.ts";
import { usePhaseFocus, useFocusOn } from "#src/games/kit/focus.ts";
import { useEffect, useRef } from "react";
import { toast } from "#src/platform/page/toast.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { withAsked } from "./stories.ts";
import { type TriviaState, askedStories, askedVerses, triviaEntries, type TriviaRound } from "./stored.ts";
import { isStory, verseId } from "./question.ts";
import { triviaLevels } from "./config.ts";
import { triviaMessages } from "./messages.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { EndScreen } from "./end-screen.tsx";
import { isEndless, step, type TriviaEvent } from "./rules.ts";
import { SetupScreen } from "./setup-screen.tsx";
import { drawBoard, drawNext, drawRound } from "./draw.ts";
import { ArrowLeft, ArrowRight } from "lucide";
import { lang } from "#content/games/trivia.ts";
import { kitMessages } from "#src/games/kit/messages.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import { VerseWithBlank } from "./verse.tsx";
import "./trivia.css";

/** 'Review N of M': the answers so far, one at a time. The game's clock is paused. */
const ReviewScreen = ({ round, at, send }: { round: TriviaRound; at: number; send: (event: TriviaEvent) => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOn(heading, at);
  const entry = round.history[at]!;
  return (
    <div className="trivia-review">
      <h1 className="trivia-review-title" ref={heading} tabIndex={-1}>
        {triviaMessages.reviewOf(at + 1, round.history.length)}
      </h1>
      <p className="trivia-verse" lang={lang}>
        <VerseWithBlank question={entry.question} answer={entry.question.answer} />
      </p>
      <AnswerPanel entry={entry}>
        <p className="muted">
          {kitMessages.seconds(entry.timeSpent)}
          {round.settings.mode === "two" ? ` · ${triviaMessages.player(entry.player)}` : ""}
        </p>
      </AnswerPanel>
      <div className="row">
        <Button disabled={at === 0} onClick={() => send({ type: "review-by", by: -1 })}>
          <Icon of={ArrowLeft} small />
          {kitMessages.previous}
        </Button>
        <Button disabled={at === round.history.length - 1} onClick={() => send({ type: "review-by", by: 1 })}>
          {kitMessages.next}
          <Icon of={ArrowRight} small />
        </Button>
        <Button variant="primary" onClick={() => send({ type: "exit-review" })}>
          {triviaMessages.exitReview}
        </Button>
      </div>
    </div>
  );
};

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
