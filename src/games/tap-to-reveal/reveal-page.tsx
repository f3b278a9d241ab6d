import { gameCatalogue } from "#content/games/catalogue.ts";
import { revealQuestions } from "#content/games/tap-to-reveal.ts";
import { DailyNote } from "#src/games/kit/daily-note.tsx";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { useDailyGame } from "#src/games/kit/use-daily-game.ts";
import { usePhaseFocus } from "#src/games/kit/use-phase-focus.ts";
import { howToPlay, revealShare } from "./messages.ts";
import { RevealComplete } from "./reveal-complete.tsx";
import { RevealQuestionScreen } from "./reveal-question-screen.tsx";
import { step } from "./rules.ts";
import { revealEntries } from "./stored.ts";
import "./reveal.css";

/** Tap to Reveal (specification 2, section 2). */
export const RevealPage = () => {
  const { state, send, said, daily, deal } = useDailyGame("tap-to-reveal", revealEntries, step, { type: "leave" });
  const frame = usePhaseFocus(state.phase === "intro" ? "intro" : "round");
  const start = () => send({ type: "start", ...deal() });
  const screen = () => {
    if (state.phase === "complete") return <RevealComplete round={state} onAgain={start} onLeave={() => send({ type: "leave" })} />;
    if (state.phase !== "intro") return <RevealQuestionScreen round={state} send={send} onLeave={() => send({ type: "leave" })} />;
    return (
      <IntroCard
        game="tap-to-reveal"
        title={gameCatalogue["tap-to-reveal"].title}
        lead={`${revealQuestions.length} questions. ${gameCatalogue["tap-to-reveal"].description}`}
        rules={howToPlay}
        startLabel={daily ? "Start today’s board" : "Start Game"}
        onStart={start}
        foot={<ShareRow game="tap-to-reveal" {...revealShare} />}
      >
        {daily ? <DailyNote daily={daily} /> : null}
      </IntroCard>
    );
  };
  return (
    <GamePage isPlaying={state.phase === "question" || state.phase === "submitted"} said={said} className="reveal">
      <div ref={frame}>{screen()}</div>
    </GamePage>
  );
};
