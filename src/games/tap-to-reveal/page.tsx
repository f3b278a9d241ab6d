import type { RevealVerse } from "#content/schema/games.ts";
import { lang, revealQuestions } from "#content/games/tap-to-reveal.ts";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { useDailyGame } from "#src/games/kit/use-daily.ts";
import { usePhaseFocus } from "#src/games/kit/focus.ts";
import { toast } from "#src/platform/page/toast.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { drawQuestions, step, badgeOf, dailyResultOf, scoreOf } from "./rules.ts";
import { revealEntries, type RevealRound } from "./stored.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { revealMessages } from "./messages.ts";
import { Check, X } from "lucide";
import { badgeName } from "#src/games/kit/badge.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { kitMessages, resultMessages } from "#src/games/kit/messages.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { Icon } from "#src/ui/icon.tsx";
import "./reveal.css";

const { title, description } = gameCatalogue["tap-to-reveal"];

/** Game Complete: the dialog with score, badge and next steps over every passage of the round. */
const EndScreen = ({ round, onAgain, onLeave }: { round: RevealRound; onAgain: () => void; onLeave: () => void }) => {
  const badge = badgeOf(round);
  const [score, total] = [scoreOf(round), round.questions.length];
  return (
    <div className="reveal-complete">
      <h1 tabIndex={-1}>{revealMessages.complete}</h1>
      <EndDialog
        game="tap-to-reveal"
        title={revealMessages.complete}
        badge={badge}
        dailyDate={round.dailyDate}
        result={dailyResultOf(round)}
        score={resultMessages.of(score, total)}
        shareText={revealMessages.result(score, total, `${badge.emoji} ${badgeName(badge)}`, title)}
        comparison={{ points: score, unit: "verse" }}
        actions={[
          { label: kitMessages.playAgain, onPress: round.dailyDate === null ? onAgain : onLeave },
          { label: kitMessages.gamesMenu, to: "/games-menu" },
        ]}
      >
        <p className="end-score">
          {score}/{total}
        </p>
        {round.right ? <p>{revealMessages.rightParts(round.right.books, round.right.chapters, total)}</p> : null}
      </EndDialog>
      <ol className="answer-list reveal-answers" aria-label={revealMessages.verses}>
        {round.questions.map(({ id, scripture, reference }, index) => (
          <li key={id} className={round.results[index] ? "is-right" : "is-wrong"}>
            <Icon of={round.results[index] ? Check : X} small />
            <p>
              <span className="sr">
                {round.results[index] ? revealMessages.wasCorrect : revealMessages.wasIncorrect}
              </span>
              <span lang={lang}>{scripture}</span>
            </p>
            <PassageLink reference={reference} lang={lang} />
          </li>
        ))}
      </ol>
    </div>
  );
};

const boardVerses = lazyCode(
  "verses to reveal",
  async () => (await import("#content/games/reveal-verses.ts")).revealVerses,
);

/** The 300 verses from which daily boards are drawn. Rejects if they cannot be fetched; the next call tries again. */
const loadVerses = async (): Promise<readonly RevealVerse[]> => [...(await loadCode(boardVerses)), ...revealQuestions];

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
