import { Check, X } from "lucide";
import { lang } from "#content/games/tap-to-reveal.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { badgeName } from "#src/games/kit/badge.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { kitMessages, resultMessages } from "#src/games/kit/messages.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { revealMessages } from "./messages.ts";
import { badgeOf, dailyResultOf, scoreOf } from "./rules.ts";
import type { RevealRound } from "./stored.ts";

const { title } = gameCatalogue["tap-to-reveal"];

/** Game Complete: the dialog with score, badge and next steps over every passage of the round. */
export const EndScreen = ({
  round,
  onAgain,
  onLeave,
}: {
  round: RevealRound;
  onAgain: () => void;
  onLeave: () => void;
}) => {
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
