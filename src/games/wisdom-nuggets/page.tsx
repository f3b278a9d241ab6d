import { GamePage } from "#src/games/kit/game-page.tsx";
import { useDelay } from "#src/games/kit/timing.ts";
import { useDailyGame } from "#src/games/kit/use-daily.ts";
import { usePhaseFocus } from "#src/games/kit/focus.ts";
import { wisdom } from "./config.ts";
import { RoundScreen } from "./round-screen.tsx";
import { step } from "./rules.ts";
import { SetupScreen } from "./setup-screen.tsx";
import { wisdomEntries } from "./stored.ts";
import "./wisdom.css";

export const Page = () => {
  const { state, send, said, daily, deal } = useDailyGame("wisdom-nuggets", wisdomEntries, step, { type: "leave" });
  const isPlaying = state.phase === "playing";
  const turning = isPlaying && state.isTurning ? state.page : null;
  useDelay(wisdom.advanceDelayMs, turning, () => turning !== null && send({ type: "advance", from: turning }));
  const frame = usePhaseFocus(state.phase);

  return (
    <GamePage isPlaying={isPlaying} said={said}>
      <div ref={frame} className="round">
        {state.phase === "start" ? (
          <SetupScreen daily={daily} onStart={() => send({ type: "start", ...deal() })} />
        ) : (
          <RoundScreen state={state} send={send} onAgain={() => send({ type: "again", ...deal() })} />
        )}
      </div>
    </GamePage>
  );
};
