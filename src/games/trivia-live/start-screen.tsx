import { kitMessages } from "#src/games/kit/messages.ts";
import { systemClock } from "#src/platform/clock.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useIsHydrated } from "#src/platform/loading/hydration.ts";
import { SoundSwitch } from "#src/games/kit/sound.tsx";
import { ButtonLink, Button } from "#src/ui/button.tsx";
import { NeedsScripts, Problem } from "#src/ui/states.tsx";
import { LiveArt } from "#src/games/kit/game-art.tsx";
import { triviaLiveMessages } from "./messages.ts";
import { openSeats, seatPath, keepSeat } from "./seats.ts";
import { liveSeats } from "./stored.ts";
import { useState, type SyntheticEvent } from "react";
import { useLateNavigate } from "#src/platform/page/use-late-navigate.ts";
import { type LiveSettings, liveCounts, liveLanguages, liveLevels, liveSeconds } from "#domain/api/trivia-live.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { apiErrorMessage } from "#src/api/api-client.ts";
import { openRoom, takeSeat } from "#src/api/trivia-rooms.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { codeLength, isRoomCode, toRoomCode } from "#domain/trivia-live/codes.ts";
import { TextField } from "#src/ui/field.tsx";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { randomId } from "#src/platform/random.ts";

const levels = liveLevels.map((value) => ({ value, label: kitMessages.levels[value] }));
const times = liveSeconds.map((value) => ({ value, label: triviaLiveMessages.seconds(value) }));
const counts = liveCounts.map((value) => ({ value, label: value }));

const HostForm = () => {
  const lateNavigate = useLateNavigate();
  const [settings, setSettings] = useState<LiveSettings>({
    level: "simple",
    seconds: 20,
    questions: 10,
    language: liveLanguages.find((one) => one === locale),
  });
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = (own: Partial<LiveSettings>) => setSettings({ ...settings, ...own });
  const open = async () => {
    setIsOpening(true);
    const navigate = lateNavigate();
    setProblem(undefined);
    try {
      const { code, host_token: token } = await openRoom(settings);
      const seat = { code, role: "host", token, key: "", at: systemClock.now() } as const;
      const refusal = await keepSeat(seat);
      if (refusal === undefined) return navigate(seatPath(seat));
      setProblem(refusal);
    } catch (error) {
      setProblem(apiErrorMessage(error));
    }
    setIsOpening(false);
  };
  return (
    <section className="live-part stack-4 live-host" aria-labelledby="live-host">
      <h2 id="live-host">{triviaLiveMessages.hostRoom}</h2>
      <Segmented
        label={kitMessages.difficulty}
        value={settings.level}
        options={levels}
        onChange={(level) => change({ level })}
      />
      <Segmented
        label={triviaLiveMessages.timePerAnswer}
        value={settings.seconds}
        options={times}
        onChange={(seconds) => change({ seconds })}
      />
      <Segmented
        label={kitMessages.questions}
        value={settings.questions}
        options={counts}
        onChange={(questions) => change({ questions })}
      />
      <Button variant="primary" isBig isPaused={isOpening} onClick={() => void open()}>
        {isOpening ? triviaLiveMessages.opening : triviaLiveMessages.open}
      </Button>
      {problem ? <Problem message={problem} /> : null}
    </section>
  );
};

/** This device's seat in a room: the stored one if it has one, or if an earlier request had no response. */
const seatFor = (code: string) => {
  const known = deviceStore()
    .read(liveSeats)
    .find((seat) => seat.code === code && seat.role === "player");
  return { code, role: "player", token: "", key: randomId(), ...known, at: systemClock.now() } as const;
};

const useJoin = () => {
  const lateNavigate = useLateNavigate();
  const [isJoining, setIsJoining] = useState(false);
  const [problem, setProblem] = useState<string>();
  const join = async (code: string) => {
    setIsJoining(true);
    const navigate = lateNavigate();
    setProblem(undefined);
    const seat = seatFor(code);
    try {
      let refusal = await keepSeat(seat);
      if (refusal === undefined) {
        const { seat_token: token } = await takeSeat(code, seat.key);
        refusal = await keepSeat({ ...seat, token });
      }
      if (refusal === undefined) navigate(seatPath(seat), { replace: true });
      setProblem(refusal);
    } catch (error) {
      setProblem(apiErrorMessage(error));
    }
    setIsJoining(false);
  };
  return { join, isJoining, problem, setProblem };
};

/** The form for the five letters of a room. `code` fills them in from a link. */
const JoinForm = ({ code }: { code: string }) => {
  const [typed, setTyped] = useState<string>();
  const { join, isJoining, problem, setProblem } = useJoin();
  const value = typed ?? code;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const room = toRoomCode(value);
    if (isJoining) return;
    if (isRoomCode(room)) void join(room);
    else setProblem(triviaLiveMessages.badCode);
  };
  return (
    <form className="live-part stack-4 live-join" aria-labelledby="live-join" onSubmit={submit} noValidate>
      <h2 id="live-join">{triviaLiveMessages.joinRoom}</h2>
      <TextField
        label={triviaLiveMessages.codeOnScreen}
        className="live-code-field"
        value={value}
        error={problem ?? ""}
        maxLength={codeLength * 3}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="primary" isBig isPaused={isJoining}>
        {isJoining ? triviaLiveMessages.joining : triviaLiveMessages.join}
      </Button>
    </form>
  );
};

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
