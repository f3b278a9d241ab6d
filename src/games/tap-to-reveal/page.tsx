import { useState } from "react";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { useDailyGame } from "#src/games/kit/use-daily-game.ts";
import { usePhaseFocus } from "#src/games/kit/use-phase-focus.ts";
import { drawQuestions } from "./draw.ts";
import { EndScreen } from "./end-screen.tsx";
import { QuestionScreen } from "./question-screen.tsx";
import { step } from "./rules.ts";
import { SetupScreen } from "./setup-screen.tsx";
import { revealEntries } from "./stored.ts";
import { loadVerses } from "./verses-loader.ts";
import "./reveal.css";

/** Tap to Reveal (docs/product/games.md, "Tap to Reveal"). */
export const Page = () => {
  const { state, send, said, daily, deal } = useDailyGame("tap-to-reveal", revealEntries, step, { type: "leave" });
  const frame = usePhaseFocus(state.phase === "intro" ? "intro" : "round");
  const [hasFailed, setHasFailed] = useState(false);
  const start = async () => {
    const dealt = deal();
    const { dailyDate } = dealt;
    if (dailyDate === undefined) return send({ type: "start", ...dealt });
    const verses = await loadVerses().catch(() => undefined);
    setHasFailed(verses === undefined);
    if (verses) send({ type: "start", ...dealt, drawn: drawQuestions(verses, dailyDate, dealt.seed) });
  };
  const leave = () => send({ type: "leave" });
  const screen = () => {
    if (state.phase === "intro")
      return <SetupScreen daily={daily} hasFailed={hasFailed} onStart={() => void start()} />;
    if (state.phase === "complete") return <EndScreen round={state} onAgain={() => void start()} onLeave={leave} />;
    return <QuestionScreen round={state} send={send} onRestart={() => void start()} />;
  };
  return (
    <GamePage isPlaying={state.phase === "question" || state.phase === "submitted"} said={said} className="reveal">
      <div ref={frame}>{screen()}</div>
    </GamePage>
  );
};
