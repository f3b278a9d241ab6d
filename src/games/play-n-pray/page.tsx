import { kitMessages } from "#src/games/kit/messages.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { randomSeed } from "#src/platform/random.ts";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { RoundBar } from "#src/games/kit/round-bar.tsx";
import { useTicker } from "#src/games/kit/timing.ts";
import { useGame } from "#src/games/kit/use-game.ts";
import { CardGrid } from "./card-grid.tsx";
import { pray } from "./config.ts";
import { prayMessages } from "./messages.ts";
import { prayedCount, step, nameOf, resultOf } from "./rules.ts";
import { prayEntry, type PrayCard, type PrayState } from "./stored.ts";
import { lang } from "#content/games/names-of-god.ts";
import { IntroCard, PaceChoice } from "#src/games/kit/intro-card.tsx";
import { useRef } from "react";
import { useInView } from "#src/games/kit/focus.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { Button } from "#src/ui/button.tsx";
import { Check } from "lucide";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { badgeName } from "#src/games/kit/badge.ts";
import { Icon } from "#src/ui/icon.tsx";
import "./pray.css";

const { title } = gameCatalogue["play-n-pray"];

interface EndScreenProps {
  state: Extract<PrayState, { phase: "ended" }>;
  onAgain: () => void;
  onLeave: () => void;
}

const EndScreen = ({ state, onAgain, onLeave }: EndScreenProps) => {
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
const NameList = ({ cards }: { cards: readonly PrayCard[] }) => (
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

interface OpenPrayerProps {
  card: PrayCard | undefined;
  onClose: () => void;
}

/** The prayer of the open card, until it is closed or another card is opened. */
const OpenPrayer = ({ card, onClose }: OpenPrayerProps) => {
  const panel = useRef<HTMLElement>(null);
  useInView(panel, card?.id ?? null);
  if (!card) {
    return (
      <section className="pray-open is-empty" aria-label={prayMessages.openCard}>
        <p className="muted">{prayMessages.empty}</p>
      </section>
    );
  }
  const { name, meaning, words, prayer, reference } = nameOf(card);
  return (
    <section className="pray-open" ref={panel} aria-label={prayMessages.openCard}>
      <h2 lang={lang}>{name}</h2>
      <p className="pray-meaning" lang={lang}>
        {meaning}
      </p>
      <p className="pray-prayer" lang={lang}>
        {prayer}
      </p>
      <p className="pray-source">
        <q lang={lang}>{words}</q> <PassageLink reference={reference} lang={lang} />
      </p>
      <div className="row pray-presses">
        <Button onClick={onClose}>{prayMessages.amen}</Button>
      </div>
    </section>
  );
};

const { rules } = prayMessages;

export const Page = () => {
  const { state, send, announcement } = useGame("play-n-pray", prayEntry, step);
  const isPlaying = state.phase === "playing";
  useTicker(isPlaying && state.pace === "timed", (seconds) => send({ type: "tick", seconds }));

  return (
    <GamePage phase={state.phase} isPlaying={isPlaying} announcement={announcement}>
      {state.phase === "intro" ? (
        <IntroCard
          game="play-n-pray"
          title={prayMessages.title}
          lead={prayMessages.lead[state.pace](title)}
          isInEnglish={lang !== undefined}
          rules={[rules.cards, rules.open, rules.amen, rules[state.pace]]}
          startLabel={kitMessages.start}
          onStart={() => send({ type: "start", seed: randomSeed() })}
          compared={{ pace: state.pace }}
          invitation={prayMessages.invitation(title)}
        >
          <PaceChoice pace={state.pace} isRelaxedFirst onChange={(pace) => send({ type: "pace", pace })} />
        </IntroCard>
      ) : (
        <>
          <RoundBar
            title={title}
            remark={prayMessages.remark}
            isPlaying={isPlaying}
            onRestart={() => send({ type: "again", seed: randomSeed() })}
            clock={state.pace === "timed" ? { secondsLeft: state.secondsLeft, of: pray.roundSeconds } : undefined}
            figures={[
              { label: kitMessages.score, value: state.score },
              { label: prayMessages.prayed, value: `${prayedCount(state.cards)}/${pray.cards}` },
            ]}
          />
          {isPlaying ? (
            <div className="round-body round-board pray-layout">
              <CardGrid
                cards={state.cards}
                open={state.open?.card}
                onReveal={(card) => send({ type: "reveal", card })}
                onComplete={(card) => send({ type: "complete", card })}
              />
              <OpenPrayer
                card={state.open ? state.cards[state.open.card] : undefined}
                onClose={() => send({ type: "close" })}
              />
            </div>
          ) : (
            <>
              <EndScreen
                state={state}
                onAgain={() => send({ type: "again", seed: randomSeed() })}
                onLeave={() => send({ type: "leave" })}
              />
              <NameList cards={state.cards} />
            </>
          )}
        </>
      )}
    </GamePage>
  );
};
