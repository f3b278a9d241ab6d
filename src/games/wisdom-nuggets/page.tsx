import { kitMessages } from "#src/games/kit/messages.ts";
import { GamePage } from "#src/games/kit/game-page.tsx";
import { useDelay } from "#src/games/kit/timing.ts";
import { useDailyGame } from "#src/games/kit/use-daily.ts";
import { wisdom } from "./config.ts";
import { RoundScreen } from "./round-screen.tsx";
import { step } from "./rules.ts";
import { wisdomEntries } from "./stored.ts";
import "./wisdom.css";
import { lang } from "#content/games/parables.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { wisdomMessages } from "./messages.ts";

const { title } = gameCatalogue["wisdom-nuggets"];

export const Page = () => {
  const { state, send, announcement, daily, deal } = useDailyGame("wisdom-nuggets", wisdomEntries, step);
  const isPlaying = state.phase === "playing";
  const turning = isPlaying && state.isTurning ? state.page : null;
  useDelay(wisdom.advanceDelayMs, turning, () => turning !== null && send({ type: "advance", from: turning }));

  return (
    <GamePage phase={state.phase} isPlaying={isPlaying} announcement={announcement}>
      {state.phase === "start" ? (
        <IntroCard
          game="wisdom-nuggets"
          lead={wisdomMessages.lead}
          isInEnglish={lang !== undefined}
          rules={wisdomMessages.rules}
          daily={daily}
          startLabel={kitMessages.start}
          onStart={() => send({ type: "start", ...deal() })}
          compared={{}}
          invitation={wisdomMessages.invitation(title)}
        />
      ) : (
        <RoundScreen state={state} send={send} onAgain={() => send({ type: "again", ...deal() })} />
      )}
    </GamePage>
  );
};
