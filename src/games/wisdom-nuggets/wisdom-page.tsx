import { randomSeed } from "#src/platform/random.ts";
import { DailyNote } from "#src/games/kit/daily-note.tsx";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { useDelay } from "#src/games/kit/timing.ts";
import { useDailyEntry, useDailyFromAddress, useFreshDaily } from "#src/games/kit/use-daily.ts";
import { useGame } from "#src/games/kit/use-game.ts";
import { usePhaseFocus } from "#src/games/kit/use-phase-focus.ts";
import { wisdom } from "./config.ts";
import { wisdomIntro, wisdomShare } from "./messages.ts";
import { step } from "./rules.ts";
import { wisdomDailyEntry, wisdomEntry } from "./stored.ts";
import { WisdomRound } from "./wisdom-round.tsx";
import "./wisdom.css";

export const WisdomNuggetsPage = () => {
  const { state, send, said } = useGame("wisdom-nuggets", useDailyEntry(wisdomEntry, wisdomDailyEntry), step);
  const daily = useDailyFromAddress("wisdom-nuggets");
  useFreshDaily(daily, state.phase === "start" ? undefined : state.dailyDate, () => send({ type: "leave" }));
  const board = () => ({ seed: daily?.seed ?? randomSeed(), dailyDate: daily?.iso });
  const isPlaying = state.phase === "playing";
  const turning = isPlaying && state.isTurning ? state.page : null;
  useDelay(wisdom.advanceDelayMs, turning, () => turning !== null && send({ type: "advance", from: turning }));
  const frame = usePhaseFocus(state.phase);

  return (
    <GamePage isPlaying={isPlaying} said={said}>
      <div ref={frame}>
        {state.phase === "start" ? (
          <IntroCard
            game="wisdom-nuggets"
            title="Wisdom Nuggets"
            lead={wisdomIntro.lead}
            rules={wisdomIntro.rules}
            startLabel={daily ? "Start today’s board" : "Start"}
            onStart={() => send({ type: "start", ...board() })}
            foot={<ShareRow game="wisdom-nuggets" text={wisdomShare.invitation} mailSubject="Wisdom Nuggets" />}
          >
            {daily ? <DailyNote daily={daily} /> : null}
          </IntroCard>
        ) : (
          <WisdomRound state={state} send={send} onAgain={() => send({ type: "again", ...board() })} />
        )}
      </div>
    </GamePage>
  );
};
