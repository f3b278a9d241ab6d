import { kitMessages } from "#src/games/kit/messages.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { randomSeed } from "#src/platform/random.ts";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { IntroCard, PaceChoice } from "#src/games/kit/intro-card.tsx";
import { RoundBar } from "#src/games/kit/round-bar.tsx";
import { useDelay, useTicker } from "#src/games/kit/timing.ts";
import { type Daily, useDailyGame } from "#src/games/kit/use-daily.ts";
import { Switch } from "#src/ui/switch.tsx";
import { jericho, wallOf } from "./config.ts";
import { EndScreen } from "./end-screen.tsx";
import { jerichoMessages } from "./messages.ts";
import { foundPhrases, type JerichoEvent, lastPhrase, openBoxes, pairsFound, pairsIn, step } from "./rules.ts";
import { jerichoEntries, type JerichoState } from "./stored.ts";
import { Wall } from "./wall.tsx";
import "./jericho.css";
import { fallOfTheWall, lang } from "#content/games/jericho.ts";
import type { JerichoPhrase } from "#content/schema/games.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";

interface SetupScreenProps {
  state: Extract<JerichoState, { phase: "intro" }>;
  daily: Daily | undefined;
  send: (event: JerichoEvent) => void;
  onStart: () => void;
}

const SetupScreen = ({ state: { pace, isSteep = false }, daily, send, onStart }: SetupScreenProps) => (
  <IntroCard
    game="wall-of-jericho"
    lead={jerichoMessages.lead}
    isInEnglish={lang !== undefined}
    rules={[
      jerichoMessages.ruleTurn,
      jerichoMessages.rulePoints,
      pace === "timed" ? jerichoMessages.ruleTimed : jerichoMessages.ruleRelaxed,
    ]}
    daily={daily}
    startLabel={jerichoMessages.start}
    onStart={onStart}
    compared={{ pace }}
    invitation={jerichoMessages.invitation}
  >
    <PaceChoice pace={pace} onChange={(next) => send({ type: "pace", pace: next })} />
    {daily ? null : (
      <Switch
        label={
          <>
            {`${jerichoMessages.steeper} `}
            <span className="muted">{jerichoMessages.steeperWalls}</span>
          </>
        }
        isOn={isSteep}
        onChange={(next) => send({ type: "steep", isSteep: next })}
      />
    )}
  </IntroCard>
);

/** During a round: the last pair with its passage; before the first, the verse about the wall itself. */
const LastPair = ({ phrase }: { phrase: JerichoPhrase | undefined }) => (
  <p className="row round-foot">
    <span className="muted" lang={lang}>
      {(phrase ?? fallOfTheWall).text}
    </span>
    <PassageLink reference={(phrase ?? fallOfTheWall).reference} lang={lang} />
  </p>
);

/** After it: every found pair with its passage. */
const FoundPairs = ({ phrases }: { phrases: readonly JerichoPhrase[] }) => {
  if (phrases.length === 0) return <LastPair phrase={undefined} />;
  return (
    <section className="jericho-found" aria-labelledby="jericho-found">
      <h2 id="jericho-found">{jerichoMessages.pairsFound}</h2>
      <ul className="jericho-list">
        {phrases.map(({ id, text, reference }) => (
          <li key={id}>
            <span className="serif" lang={lang}>
              {text}
            </span>
            <PassageLink reference={reference} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  );
};

export const Page = () => {
  const { state, send, announcement, daily, deal } = useDailyGame("wall-of-jericho", jerichoEntries, step);
  const isPlaying = state.phase === "playing";
  const isChecking = isPlaying && openBoxes(state.boxes).length === 2;

  useTicker(isPlaying && state.pace === "timed", (seconds) => send({ type: "tick", seconds }));
  useDelay(
    jericho.checkDelayMs,
    isChecking ? state.turns : null,
    () => isChecking && send({ type: "check", turn: state.turns }),
  );
  useDelay(jericho.resetDelayMs, state.phase === "time-up" ? "reset" : null, () =>
    send({ type: "reset", seed: randomSeed() }),
  );
  const isRound = isPlaying || state.phase === "time-up";

  return (
    <GamePage phase={state.phase} isPlaying={isRound} announcement={announcement}>
      {state.phase === "intro" ? (
        <SetupScreen state={state} daily={daily} send={send} onStart={() => send({ type: "start", ...deal() })} />
      ) : (
        <>
          <RoundBar
            title={gameCatalogue["wall-of-jericho"].title}
            remark={jerichoMessages.remark}
            isPlaying={isRound}
            onRestart={isPlaying && state.dailyDate === null ? () => send({ type: "again", ...deal() }) : undefined}
            clock={
              state.pace === "timed"
                ? { secondsLeft: state.secondsLeft, of: wallOf(state.level, state.isSteep).seconds }
                : undefined
            }
            figures={[
              { label: jerichoMessages.moves, value: state.moves },
              { label: kitMessages.score, value: state.score },
              { label: jerichoMessages.pairs, value: `${pairsFound(state.boxes)}/${pairsIn(state.boxes)}` },
              { label: kitMessages.level, value: state.level },
            ]}
          />
          {state.phase === "ended" ? (
            <EndScreen
              state={state}
              onNextLevel={() => send({ type: "next-level", seed: randomSeed() })}
              onAgain={() => send({ type: "again", ...deal() })}
              onLeave={() => send({ type: "leave" })}
            />
          ) : null}
          <div className="round-body round-board jericho-round">
            <Wall
              boxes={state.boxes}
              isStill={!isPlaying || isChecking}
              onTurn={(box) => send({ type: "turn", box })}
            />
            {isRound ? <LastPair phrase={lastPhrase(state)} /> : <FoundPairs phrases={foundPhrases(state)} />}
          </div>
        </>
      )}
    </GamePage>
  );
};
