import { Check, X } from "lucide";
import { lang } from "#content/games/trivia.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { badgeName } from "#src/games/kit/badge.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { kitMessages, resultMessages } from "#src/games/kit/messages.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { Quoting } from "#src/games/kit/quoting.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { trivia } from "./config.ts";
import { bestResult, dailyResultOf, resultMessage, resultOf, scoreOf, type TriviaEvent, winnerOf } from "./rules.ts";
import type { TriviaRound } from "./stored.ts";
import { triviaMessages } from "./messages.ts";

const { title } = gameCatalogue["trivia-challenge"];

const shareText = (round: TriviaRound): string => {
  const { score, of, badge } = resultOf(round, 1);
  const other = resultOf(round, 2);
  return round.settings.mode === "two"
    ? triviaMessages.duel(title, resultMessages.of(score, of), resultMessages.of(other.score, other.of))
    : triviaMessages.shared(score, of, title, `${badge.emoji} ${badgeName(badge)}`);
};

const Duel = ({ round }: { round: TriviaRound }) =>
  ([1, 2] as const).map((player) => {
    const { score, of, percent, badge } = resultOf(round, player);
    return (
      <section key={player} aria-label={triviaMessages.player(player)}>
        <p>
          <b>{triviaMessages.player(player)}</b> {resultMessages.of(score, of)}{" "}
          <span className="muted">· {triviaMessages.percent(percent)}</span>{" "}
          <span aria-hidden="true">{badge.emoji}</span> {badgeName(badge)}
        </p>
      </section>
    );
  });

export const EndScreen = ({
  round,
  send,
  onAgain,
}: {
  round: TriviaRound;
  send: (event: TriviaEvent) => void;
  onAgain: () => void;
}) => {
  const isDuel = round.settings.mode === "two";
  const winner = winnerOf(round);
  const { score, of, percent, badge } = bestResult(round);
  return (
    <div className="trivia-results">
      <h1 tabIndex={-1}>{triviaMessages.complete}</h1>
      <EndDialog
        game="trivia-challenge"
        title={triviaMessages.complete}
        badge={badge}
        dailyDate={round.dailyDate}
        result={dailyResultOf(round)}
        score={resultMessages.of(score, of)}
        shareText={shareText(round)}
        shareTargets={trivia.shareTargets}
        comparison={
          round.dailyDate !== null || (!isDuel && round.settings.source !== "endless")
            ? {
                level: `${round.settings.level} ${round.settings.source}`,
                pace: round.settings.pace,
                points: scoreOf(round),
                unit: "answer",
              }
            : undefined
        }
        actions={[
          ...(round.dailyDate === null ? [{ label: kitMessages.playAgain, onPress: onAgain }] : []),
          { label: triviaMessages.newGame, onPress: () => send({ type: "leave" }) },
          { label: kitMessages.gamesMenu, to: "/games-menu" },
        ]}
      >
        {isDuel ? (
          <>
            <p>{winner === 0 ? triviaMessages.draw : triviaMessages.wins(winner)}</p>
            <Duel round={round} />
          </>
        ) : (
          <>
            <p className="end-score">
              {resultMessages.of(score, of)} <span className="muted">· {triviaMessages.percent(percent)}</span>
            </p>
            <p>{resultMessage(percent, round.settings.source === "stories" && round.dailyDate === null)}</p>
          </>
        )}
      </EndDialog>
      <section aria-label={triviaMessages.yourAnswers}>
        <h2 className="trivia-answers-title">{triviaMessages.yourAnswers}</h2>
        <ol className="answer-list trivia-answers">
          {round.history.map((entry, index) => (
            <li key={index} className={entry.isCorrect ? "is-right" : "is-wrong"}>
              <Icon of={entry.isCorrect ? Check : X} small />
              <span>
                <b lang={lang}>{entry.question.answer}</b>{" "}
                <span className="sr">{entry.isCorrect ? triviaMessages.wasRight : triviaMessages.wasWrong}</span>
                {entry.isCorrect ? null : (
                  <span className="muted">
                    {" "}
                    {entry.userAnswer === "" ? (
                      triviaMessages.without
                    ) : (
                      <Quoting text={triviaMessages.you(entry.userAnswer)} quoted={{ words: entry.userAnswer, lang }} />
                    )}
                  </span>
                )}
              </span>
              <PassageLink reference={entry.question.reference} lang={lang} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
};
