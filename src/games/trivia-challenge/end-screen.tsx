import { Check, X } from "lucide";
import { lang } from "#content/games/trivia.ts";
import { badgeName } from "#src/games/kit/badge.ts";
import { dailyText } from "#src/games/kit/daily.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { kitMessages, resultMessages } from "#src/games/kit/messages.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { dateOfDaily } from "#src/games/kit/use-daily.ts";
import { RoundSummary } from "#src/games/kit/round-summary.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { duelResult, resultMessage, triviaShare, winnerSentence } from "./announcements.ts";

import { dailyResultOf, resultOf, scoreOf, type TriviaEvent, winnerOf } from "./rules.ts";
import type { TriviaRound } from "./state.ts";
import { triviaMessages } from "./messages.ts";

const shareText = (round: TriviaRound): string => {
  const date = dateOfDaily(round.dailyDate);
  const { score, of, badge } = resultOf(round, 1);
  if (date) return dailyText("trivia-challenge", date, dailyResultOf(round));
  if (round.settings.mode === "two") return duelResult(resultOf(round, 1), resultOf(round, 2));
  return triviaMessages.shared(score, of, triviaShare.mailSubject, `${badge.emoji} ${badgeName(badge)}`);
};

/** Both players' results, each with its badge. */
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

/** 'Game Complete!': the dialog with score, percent, badge, message and next steps over every answer with its passage. */
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
  const winner = isDuel && winnerOf(round) === 2 ? 2 : 1;
  const { score, of, percent, badge } = resultOf(round, winner);
  return (
    <div className="trivia-results">
      <h1 tabIndex={-1}>{triviaMessages.complete}</h1>
      <EndDialog
        game="trivia-challenge"
        title={triviaMessages.complete}
        badge={badge}
        done={score}
        score={resultMessages.of(score, of)}
        share={{
          text: shareText(round),
          mailSubject: triviaShare.mailSubject,
          targets: ["whatsapp", "facebook", "email", "twitter"],
        }}
        actions={[
          ...(round.dailyDate === null ? [{ label: kitMessages.playAgain, onPress: onAgain }] : []),
          { label: triviaMessages.newGame, onPress: () => send({ type: "new-game" }) },
          { label: kitMessages.gamesMenu, to: "/games-menu" },
        ]}
      >
        {isDuel ? (
          <>
            <p>{winnerSentence(winnerOf(round))}</p>
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
        {round.dailyDate !== null || (!isDuel && round.settings.source !== "endless") ? (
          <RoundSummary
            game="trivia-challenge"
            level={`${round.settings.level} ${round.settings.source}`}
            pace={round.settings.pace}
            own={{ points: scoreOf(round) }}
            done={scoreOf(round)}
            total={round.history.length}
            unit="answer"
            isDaily={round.dailyDate !== null}
          />
        ) : null}
      </EndDialog>
      <section aria-label={triviaMessages.yourAnswers}>
        <h2 className="trivia-answers-title">{triviaMessages.yourAnswers}</h2>
        <ol className="trivia-answers">
          {round.history.map((entry, index) => (
            <li key={index} className={entry.isCorrect ? "is-right" : "is-wrong"}>
              <Icon of={entry.isCorrect ? Check : X} small />
              <span>
                <b lang={lang}>{entry.question.answer}</b>{" "}
                <span className="sr">{entry.isCorrect ? triviaMessages.wasRight : triviaMessages.wasWrong}</span>
                {entry.isCorrect ? null : (
                  <span className="muted">
                    {" "}
                    {entry.userAnswer === "" ? triviaMessages.without : triviaMessages.you(entry.userAnswer)}
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
