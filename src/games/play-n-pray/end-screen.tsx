import { Check } from "lucide";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { badgeName } from "#src/games/kit/badge.ts";
import { lang } from "#content/games/names-of-god.ts";
import { kitMessages } from "#src/games/kit/messages.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { pray } from "./config.ts";
import { prayMessages } from "./messages.ts";
import { nameOf, prayedCount, resultOf } from "./rules.ts";
import type { PrayCard, PrayState } from "./stored.ts";

const { title } = gameCatalogue["play-n-pray"];

interface EndScreenProps {
  state: Extract<PrayState, { phase: "ended" }>;
  onAgain: () => void;
  onLeave: () => void;
}

export const EndScreen = ({ state, onAgain, onLeave }: EndScreenProps) => {
  const prayed = prayedCount(state.cards);
  return (
    <EndDialog
      game="play-n-pray"
      title={state.isVictory ? prayMessages.victory : prayMessages.timeUpTitle}
      badge={state.badge}
      dailyDate={null}
      result={resultOf(state.cards)}
      score={prayMessages.namesOf(prayed, pray.cards)}
      shareText={prayMessages.result(badgeName(state.badge), prayed, title)}
      comparison={{
        pace: state.pace,
        points: state.score,
        seconds: state.isVictory ? pray.roundSeconds - state.secondsLeft : undefined,
        unit: "name",
      }}
      actions={[
        { label: kitMessages.playAgain, onPress: onAgain },
        { label: kitMessages.moreGames, to: "/games-menu" },
      ]}
      more={[{ label: kitMessages.backToStart, onPress: onLeave }]}
    >
      <p>{prayMessages.prayedWithScore(prayed, pray.cards, state.score)}</p>
    </EndDialog>
  );
};

/** After a round: every name with its prayer, to read in peace, and its passage. */
export const NameList = ({ cards }: { cards: readonly PrayCard[] }) => (
  <section aria-labelledby="pray-names">
    <h2 id="pray-names">{prayMessages.names}</h2>
    <ul className="pray-names">
      {cards.map((card) => {
        const { name, meaning, prayer, reference } = nameOf(card);
        return (
          <li key={card.id}>
            <h3>
              <span lang={lang}>{name}</span>
              {card.isCompleted ? <Icon of={Check} small /> : null}
              <span className="sr">{card.isCompleted ? prayMessages.isPrayed : prayMessages.isNotPrayed}</span>
            </h3>
            <p className="muted" lang={lang}>
              {meaning}
            </p>
            <p lang={lang}>{prayer}</p>
            <PassageLink reference={reference} lang={lang} />
          </li>
        );
      })}
    </ul>
  </section>
);
