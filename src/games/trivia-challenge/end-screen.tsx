import { Check, X } from "lucide";
import { useRef } from "react";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { BadgeArt, SaveBadgeButton } from "#src/games/kit/badge-art.tsx";
import { badgeName } from "#src/games/kit/badge.ts";
import { dailyText } from "#src/games/kit/daily.ts";
import { useFocusOn } from "#src/games/kit/focus.ts";
import { kitMessages, resultMessages } from "#src/games/kit/messages.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { dateOfDaily } from "#src/games/kit/use-daily.ts";
import { RoundSummary } from "#src/games/kit/round-summary.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
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

/** 'Game Complete!': score, percent, badge, message, every answer with its passage, and the next steps. */
export const EndScreen = ({
  round,
  send,
  onAgain,
}: {
  round: TriviaRound;
  send: (event: TriviaEvent) => void;
  onAgain: () => void;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOn(heading, "results");
  const isDuel = round.settings.mode === "two";
  const players = isDuel ? ([1, 2] as const) : ([1] as const);
  return (
    <div className="trivia-results">
      <div className="trivia-results-main">
        <h1 ref={heading} tabIndex={-1}>
          {triviaMessages.complete}
        </h1>
        {isDuel ? <p className="trivia-message">{winnerSentence(winnerOf(round))}</p> : null}
        <div className="trivia-players">
          {players.map((player) => {
            const { score, of, percent, badge } = resultOf(round, player);
            return (
              <section
                key={player}
                className="trivia-result"
                aria-label={isDuel ? triviaMessages.player(player) : undefined}
              >
                <BadgeArt game="trivia-challenge" badge={badge} />
                <div>
                  {isDuel ? <h2>{triviaMessages.player(player)}</h2> : null}
                  <p className="trivia-score">
                    {resultMessages.of(score, of)} <span className="muted">· {triviaMessages.percent(percent)}</span>
                  </p>
                  <p className="serif trivia-badge-name">
                    <span aria-hidden="true">{badge.emoji}</span> {badgeName(badge)}
                  </p>
                  <p className="trivia-message">
                    {resultMessage(percent, round.settings.source === "stories" && round.dailyDate === null)}
                  </p>
                  <SaveBadgeButton game="trivia-challenge" badge={badge} result={resultMessages.of(score, of)} />
                </div>
              </section>
            );
          })}
        </div>
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
        <div className="end-actions">
          {round.dailyDate === null ? (
            <Button variant="primary" isBig onClick={onAgain}>
              {kitMessages.playAgain}
            </Button>
          ) : null}
          <Button isBig onClick={() => send({ type: "new-game" })}>
            {triviaMessages.newGame}
          </Button>
          <ButtonLink isBig to="/games-menu">
            {kitMessages.gamesMenu}
          </ButtonLink>
        </div>
        <ShareRow
          game="trivia-challenge"
          text={shareText(round)}
          mailSubject={triviaShare.mailSubject}
          targets={["whatsapp", "facebook", "email", "twitter"]}
        />
      </div>
      <section aria-label={triviaMessages.yourAnswers}>
        <h2 className="trivia-answers-title">{triviaMessages.yourAnswers}</h2>
        <ol className="trivia-answers">
          {round.history.map((entry, index) => (
            <li key={index} className={entry.isCorrect ? "is-right" : "is-wrong"}>
              <Icon of={entry.isCorrect ? Check : X} small />
              <span>
                <b lang={quotedIn}>{entry.question.answer}</b>{" "}
                <span className="sr">{entry.isCorrect ? triviaMessages.wasRight : triviaMessages.wasWrong}</span>
                {entry.isCorrect ? null : (
                  <span className="muted">
                    {" "}
                    {entry.userAnswer === "" ? triviaMessages.without : triviaMessages.you(entry.userAnswer)}
                  </span>
                )}
              </span>
              <PassageLink reference={entry.question.reference} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
};
