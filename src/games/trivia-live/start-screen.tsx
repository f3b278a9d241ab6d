import { kitMessages } from "#src/games/kit/messages.ts";
import { systemClock } from "#src/platform/clock.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useIsHydrated } from "#src/platform/loading/hydration.ts";
import { SoundSwitch } from "#src/games/kit/sound.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { NeedsScripts, Problem } from "#src/ui/states.tsx";
import { HostForm } from "./host-form.tsx";
import { JoinForm } from "./join-form.tsx";
import { LiveArt } from "#src/games/kit/game-art.tsx";
import { triviaLiveMessages } from "./messages.ts";
import { openSeats, seatPath } from "./seats.ts";
import { liveSeats } from "./stored.ts";

/** Links to today's rooms that this device can rejoin. */
const WaysBack = () => {
  const [seats] = useStored(liveSeats);
  const isHydrated = useIsHydrated();
  const open = isHydrated ? openSeats(seats, systemClock.now()) : [];
  if (open.length === 0) return null;
  return (
    <ul className="chips" aria-label={triviaLiveMessages.yourRooms}>
      {open.map((seat) => (
        <li key={seatPath(seat)}>
          <ButtonLink to={seatPath(seat)}>
            {(seat.role === "host" ? triviaLiveMessages.backAsHost : triviaLiveMessages.backTo)(seat.code)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
};

export const StartScreen = ({ code, problem }: { code: string; problem?: string | undefined }) => (
  <div className="live-start stack-5">
    <div className="live-intro">
      <LiveArt className="intro-art" />
      <div>
        <h1 tabIndex={-1}>{triviaLiveMessages.title}</h1>
        <p className="intro-lead">{triviaLiveMessages.lead}</p>
        {triviaLiveMessages.note ? <p className="muted">{triviaLiveMessages.note}</p> : null}
      </div>
    </div>
    <div className="live-notes stack-3">
      <NeedsScripts />
      {problem ? <Problem message={problem} /> : null}
      <WaysBack />
    </div>
    <div className="live-parts stack-6">
      <JoinForm code={code} />
      <HostForm />
    </div>
    <div className="live-foot">
      <details className="live-how">
        <summary>{kitMessages.howToPlay}</summary>
        <ol className="intro-rules">
          {Object.values(triviaLiveMessages.rules).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </details>
      <SoundSwitch />
    </div>
  </div>
);
