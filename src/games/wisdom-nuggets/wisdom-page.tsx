import { DailyNote } from "#src/games/kit/daily-note.tsx";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { useDelay } from "#src/games/kit/timing.ts";
import { useDailyGame } from "#src/games/kit/use-daily-game.ts";
import { usePhaseFocus } from "#src/games/kit/use-phase-focus.ts";
import { wisdom } from "./config.ts";
import { wisdomIntro, wisdomShare } from "./messages.ts";
import { step } from "./rules.ts";
import { wisdomEntries } from "./stored.ts";
import { WisdomRound } from "./wisdom-round.tsx";
import "./wisdom.css";

export const WisdomNuggetsPage = () => {
  const { state, send, said, daily, deal } = useDailyGame("wisdom-nuggets", wisdomEntries, step, { type: "leave" });
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
            onStart={() => send({ type: "start", ...deal() })}
            foot={<ShareRow game="wisdom-nuggets" text={wisdomShare.invitation} mailSubject="Wisdom Nuggets" />}
          >
            {daily ? <DailyNote daily={daily} /> : null}
          </IntroCard>
        ) : (
          <WisdomRound state={state} send={send} onAgain={() => send({ type: "again", ...deal() })} />
        )}
      </div>
    </GamePage>
  );
};
