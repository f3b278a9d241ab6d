import type { RevealVerse } from "#content/schema/games.ts";
import { lang, revealQuestions } from "#content/games/tap-to-reveal.ts";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { useDailyGame } from "#src/games/kit/use-daily.ts";
import { usePhaseFocus } from "#src/games/kit/focus.ts";
import { toast } from "#src/platform/page/toast.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { EndScreen } from "./end-screen.tsx";
import { QuestionScreen } from "./question-screen.tsx";
import { drawQuestions, step } from "./rules.ts";
import { revealEntries } from "./stored.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { revealMessages } from "./messages.ts";
import "./reveal.css";

const boardVerses = lazyCode(
  "verses to reveal",
  async () => (await import("#content/games/reveal-verses.ts")).revealVerses,
);

/** The 300 verses from which daily boards are drawn. Rejects if they cannot be fetched; the next call tries again. */
const loadVerses = async (): Promise<readonly RevealVerse[]> => [...(await loadCode(boardVerses)), ...revealQuestions];

const { title, description } = gameCatalogue["tap-to-reveal"];

export const Page = () => {
  const { state, send, announcement, daily, deal, unlessLeft } = useDailyGame("tap-to-reveal", revealEntries, step);
  const frame = usePhaseFocus(state.phase === "submitted" ? "question" : state.phase);
  const start = async () => {
    const dealt = deal();
    const { dailyDate } = dealt;
    if (dailyDate === undefined) return send({ type: "start", ...dealt });
    const verses = await unlessLeft(() => loadVerses().catch(() => []));
    if (!verses) return;
    if (verses.length === 0) toast({ title: revealMessages.noVerses, tone: "refusal" });
    else send({ type: "start", ...dealt, drawn: drawQuestions(verses, dailyDate, dealt.seed) });
  };
  const leave = () => send({ type: "leave" });
  const screen = () => {
    if (state.phase === "intro")
      return (
        <IntroCard
          game="tap-to-reveal"
          lead={revealMessages.lead(revealQuestions.length, description)}
          isInEnglish={lang !== undefined}
          rules={revealMessages.rules}
          daily={daily}
          startLabel={revealMessages.start}
          onStart={() => void start()}
          compared={{}}
          invitation={revealMessages.invitation(title)}
        />
      );
    if (state.phase === "complete") return <EndScreen round={state} onAgain={() => void start()} onLeave={leave} />;
    return <QuestionScreen round={state} send={send} onRestart={() => void start()} />;
  };
  return (
    <GamePage
      isPlaying={state.phase === "question" || state.phase === "submitted"}
      announcement={announcement}
      className="reveal"
    >
      <div ref={frame}>{screen()}</div>
    </GamePage>
  );
};
