import { RotateCcw } from "lucide-react";
import { gameCatalogue } from "#content/games/catalogue.ts";
import { DailyNote } from "#src/games/kit/daily-note.tsx";
import { GameHead, GamePage } from "#src/games/kit/game-page.tsx";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { PaceChoice } from "#src/games/kit/pace-choice.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { useDelay, useTicker } from "#src/games/kit/timing.ts";
import { TopBar } from "#src/games/kit/top-bar.tsx";
import { useDailyEntry, useDailyFromAddress, useFreshDaily } from "#src/games/kit/use-daily.ts";
import { useGame } from "#src/games/kit/use-game.ts";
import { randomSeed } from "#src/platform/random.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { scholar, type ScholarLevel, scholarLevels } from "./config.ts";
import { howToPlay, scholarShare } from "./messages.ts";
import { correctOf, step, totalOf } from "./rules.ts";
import { ScholarBoard } from "./scholar-board.tsx";
import { ScholarEnd } from "./scholar-end.tsx";
import { scholarDailyEntry, scholarEntry } from "./stored.ts";
import "./scholar.css";

const levelOptions = ([1, 2, 3] as const).map((level) => ({ value: String(level), label: scholarLevels[level].name }));

/** Bible Scholar (specification 2, section 2). */
export const ScholarPage = () => {
  const daily = useDailyFromAddress("bible-scholar");
  const { state, send, said } = useGame("bible-scholar", useDailyEntry(scholarEntry, scholarDailyEntry), step);
  useFreshDaily(daily, state.phase === "intro" ? undefined : state.dailyDate, () => send({ type: "leave" }));
  const isPlaying = state.phase === "playing";
  useTicker(isPlaying && state.pace === "timed", (seconds) => send({ type: "tick", seconds }));
  useDelay(scholar.wrongHighlightMs, isPlaying ? (state.wrong?.count ?? null) : null, () => send({ type: "settle" }));
  const start = () => send(daily ? { type: "start", seed: daily.seed, dailyDate: daily.iso } : { type: "start", seed: randomSeed() });

  if (state.phase === "intro")
    return (
      <GamePage isPlaying={false} said={said}>
        <IntroCard
          game="bible-scholar"
          title="Ready to Learn?"
          lead={`${gameCatalogue["bible-scholar"].title}: 5 minutes, ${scholar.pointsPerBook} pts per book.`}
          rules={howToPlay}
          startLabel={daily ? "Start today’s board" : "Start Learning"}
          onStart={start}
          foot={<ShareRow game="bible-scholar" {...scholarShare} />}
        >
          {daily ? (
            <DailyNote daily={daily} />
          ) : (
            <Segmented
              label="Books"
              value={String(state.level)}
              options={levelOptions}
              onChange={(level) => send({ type: "level", level: Number(level) as ScholarLevel })}
            />
          )}
          <PaceChoice pace={state.pace} onChange={(pace) => send({ type: "pace", pace })} />
        </IntroCard>
      </GamePage>
    );

  return (
    <GamePage isPlaying={isPlaying} said={said}>
      <GameHead title={gameCatalogue["bible-scholar"].title} remark={`Pick the books of the ${scholarLevels[state.level].order} in their order.`}>
        <IconButton label="Start again" onClick={start}>
          <Icon of={RotateCcw} />
        </IconButton>
      </GameHead>
      <TopBar
        clock={state.pace === "timed" ? { secondsLeft: state.secondsLeft, of: scholar.roundSeconds } : undefined}
        items={[
          { label: "Look for", value: state.phase === "playing" ? `Book #${state.next}` : "–" },
          { label: "Score", value: state.score },
          { label: "Correct", value: `${correctOf(state)}/${totalOf(state)}` },
          { label: "Level", value: state.level === 3 ? scholarLevels[3].name : state.level },
        ]}
      />
      {state.phase === "over" ? <ScholarEnd round={state} send={send} onAgain={start} /> : null}
      <ScholarBoard round={state} onPick={(book) => send({ type: "pick", book })} />
    </GamePage>
  );
};
