import { kitMessages } from "#src/games/kit/messages.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { RoundBar } from "#src/games/kit/round-bar.tsx";
import { useDelay, useTicker } from "#src/games/kit/timing.ts";
import { type Daily, useDailyGame } from "#src/games/kit/use-daily.ts";
import { IntroCard, PaceChoice } from "#src/games/kit/intro-card.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { Deferred } from "#src/ui/states.tsx";
import { scholar } from "./config.ts";
import { correctOf, type ScholarEvent, step, totalOf, badgeOf, dailyResultOf, levelAfter } from "./rules.ts";
import { ScholarBoard, Shelf } from "./scholar-board.tsx";
import { scholarMessages } from "./messages.ts";
import { scholarEntries, type ScholarState, type ScholarRound } from "./stored.ts";
import { badgeName } from "#src/games/kit/badge.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { randomSeed } from "#src/platform/random.ts";
import "./scholar.css";

interface EndScreenProps {
  round: Extract<ScholarRound, { phase: "over" }>;
  send: (event: ScholarEvent) => void;
  onAgain: () => void;
}

const EndScreen = ({ round, send, onAgain }: EndScreenProps) => {
  const badge = badgeOf(round);
  const next = round.isVictory && round.dailyDate === null ? levelAfter(round.level) : undefined;
  const [correct, total] = [correctOf(round), totalOf(round)];
  return (
    <EndDialog
      game="bible-scholar"
      title={round.isVictory ? scholarMessages.congratulations : kitMessages.keepLearning}
      badge={badge}
      dailyDate={round.dailyDate}
      result={dailyResultOf(round)}
      score={scholarMessages.booksOf(correct, total)}
      shareText={scholarMessages.shareResult(correct, total, `${badge.emoji} ${badgeName(badge)}`)}
      comparison={{
        level: round.level,
        pace: round.pace,
        points: round.score,
        seconds: round.isVictory ? scholar.roundSeconds - round.secondsLeft : undefined,
        unit: "book",
      }}
      actions={[
        ...(next
          ? [
              {
                label: next === 2 ? kitMessages.nextLevel : scholarMessages.levels[next],
                onPress: () => send({ type: "next-level", seed: randomSeed() }),
              },
            ]
          : []),
        { label: kitMessages.playAgain, onPress: onAgain },
        { label: kitMessages.moreGames, to: "/games-menu" },
      ]}
      more={[{ label: kitMessages.backToStart, onPress: () => send({ type: "leave" }) }]}
    >
      <p>{scholarMessages.result(correct, total, round.score)}</p>
    </EndDialog>
  );
};

const { title } = gameCatalogue["bible-scholar"];

const levelOptions = ([1, 2, 3] as const).map((value) => ({ value, label: scholarMessages.levels[value] }));

interface SetupScreenProps {
  state: Extract<ScholarState, { phase: "intro" }>;
  daily: Daily | undefined;
  send: (event: ScholarEvent) => void;
  onStart: () => void;
}

const SetupScreen = ({ state, daily, send, onStart }: SetupScreenProps) => (
  <IntroCard
    game="bible-scholar"
    title={scholarMessages.ready}
    lead={(state.pace === "timed" ? scholarMessages.leadTimed : scholarMessages.leadRelaxed)(
      title,
      scholar.pointsPerBook,
    )}
    rules={[scholarMessages.ruleOrder, scholarMessages.rulePoints, scholarMessages.ruleWrong]}
    daily={daily}
    startLabel={scholarMessages.start}
    onStart={onStart}
    compared={{ level: state.level, pace: state.pace }}
    invitation={scholarMessages.invitation(title)}
  >
    {daily ? null : (
      <Segmented
        label={scholarMessages.books}
        value={state.level}
        options={levelOptions}
        onChange={(level) => send({ type: "level", level })}
      />
    )}
    <PaceChoice pace={state.pace} onChange={(pace) => send({ type: "pace", pace })} />
  </IntroCard>
);

export const Page = () => {
  const { state, send, announcement, daily, deal } = useDailyGame("bible-scholar", scholarEntries, step);
  const isPlaying = state.phase === "playing";
  useTicker(isPlaying && state.pace === "timed", (seconds) => send({ type: "tick", seconds }));
  useDelay(scholar.wrongHighlightMs, isPlaying ? (state.wrong?.count ?? null) : null, () => send({ type: "settle" }));
  const start = () => send({ type: "start", ...deal() });

  return (
    <GamePage phase={state.phase} isPlaying={isPlaying} announcement={announcement}>
      {state.phase === "intro" ? (
        <SetupScreen state={state} daily={daily} send={send} onStart={start} />
      ) : (
        <>
          <RoundBar
            title={title}
            isPlaying={isPlaying}
            onRestart={state.dailyDate === null ? start : undefined}
            clock={state.pace === "timed" ? { secondsLeft: state.secondsLeft, of: scholar.roundSeconds } : undefined}
            figures={[
              { label: scholarMessages.lookFor, value: isPlaying ? scholarMessages.bookNumber(state.next) : "–" },
              { label: kitMessages.score, value: state.score },
              { label: scholarMessages.correct, value: `${correctOf(state)}/${totalOf(state)}` },
              {
                label: kitMessages.level,
                value: state.level === 3 ? scholarMessages.levels[3] : state.level,
                isMinor: state.level === 3,
              },
            ]}
          />
          {state.phase === "over" ? <EndScreen round={state} send={send} onAgain={start} /> : null}
          <div className="round-body round-board scholar-round">
            <Deferred before={<div className={`scholar-board is-level-${state.level}`} />}>
              <ScholarBoard round={state} onPick={(book) => send({ type: "pick", book })} />
            </Deferred>
            {isPlaying ? <Shelf round={state} /> : null}
          </div>
        </>
      )}
    </GamePage>
  );
};
