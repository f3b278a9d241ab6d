import { Check, X } from "lucide";
import { useRef } from "react";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
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

import { revealMessages } from "./messages.ts";
import { badgeOf, dailyResultOf, scoreOf } from "./rules.ts";
import type { RevealRound } from "./state.ts";

const { title } = gameCatalogue["tap-to-reveal"];

/** Game Complete: score and total, badge, every passage, Play Again and share. */
export const EndScreen = ({
  round,
  onAgain,
  onLeave,
}: {
  round: RevealRound;
  onAgain: () => void;
  onLeave: () => void;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOn(heading, "complete");
  const badge = badgeOf(round);
  const [score, total] = [scoreOf(round), round.questions.length];
  const date = dateOfDaily(round.dailyDate);
  const text = date
    ? dailyText("tap-to-reveal", date, dailyResultOf(round))
    : revealMessages.result(score, total, `${badge.emoji} ${badgeName(badge)}`, title);
  return (
    <div className="reveal-complete">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {revealMessages.complete}
        </h1>
        <div className="reveal-badge">
          <BadgeArt game="tap-to-reveal" badge={badge} />
          <div>
            <p className="reveal-score">
              {score}/{total}
            </p>
            <p className="serif reveal-badge-name">
              <span aria-hidden="true">{badge.emoji}</span> {badgeName(badge)}
            </p>
            <SaveBadgeButton game="tap-to-reveal" badge={badge} result={resultMessages.of(score, total)} />
          </div>
        </div>
        <RoundSummary
          game="tap-to-reveal"
          own={{ points: score }}
          done={score}
          total={total}
          unit="verse"
          isDaily={round.dailyDate !== null}
        />
        <div className="row">
          <Button variant="primary" isBig onClick={round.dailyDate === null ? onAgain : onLeave}>
            {kitMessages.playAgain}
          </Button>
          <ButtonLink isBig to="/games-menu">
            {kitMessages.gamesMenu}
          </ButtonLink>
        </div>
        <ShareRow game="tap-to-reveal" text={text} mailSubject={title} />
      </div>
      <ol className="reveal-answers" aria-label={revealMessages.verses}>
        {round.questions.map(({ id, scripture, reference }, index) => (
          <li key={id} className={round.results[index] ? "is-right" : "is-wrong"}>
            <Icon of={round.results[index] ? Check : X} small />
            <p>
              <span className="sr">
                {round.results[index] ? revealMessages.wasCorrect : revealMessages.wasIncorrect}
              </span>
              <span lang={quotedIn}>{scripture}</span>
            </p>
            <PassageLink reference={reference} />
          </li>
        ))}
      </ol>
    </div>
  );
};
