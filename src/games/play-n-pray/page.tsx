import { kitMessages } from "#src/games/kit/messages.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { randomSeed } from "#src/platform/random.ts";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { RoundBar } from "#src/games/kit/round-bar.tsx";
import { useTicker } from "#src/games/kit/timing.ts";
import { useGame } from "#src/games/kit/use-game.ts";
import { CardGrid } from "./card-grid.tsx";
import { pray } from "./config.ts";
import { EndScreen, NameList } from "./end-screen.tsx";
import { prayMessages } from "./messages.ts";
import { prayedCount, step, nameOf } from "./rules.ts";
import { prayEntry, type PrayCard } from "./stored.ts";
import { lang } from "#content/games/names-of-god.ts";
import { IntroCard, PaceChoice } from "#src/games/kit/intro-card.tsx";
import { useRef } from "react";
import { useInView } from "#src/games/kit/focus.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { Button } from "#src/ui/button.tsx";
import "./pray.css";

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

const { title } = gameCatalogue["play-n-pray"];
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
