import { type SyntheticEvent, useState } from "react";
import { codeLength, isRoomCode, toRoomCode } from "#domain/trivia-live/codes.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { triviaLiveMessages } from "./messages.ts";
import { useLateNavigate } from "#src/platform/page/use-late-navigate.ts";
import { apiErrorMessage } from "#src/api/api-client.ts";
import { takeSeat } from "#src/api/trivia-rooms.ts";
import { systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { randomId } from "#src/platform/random.ts";
import { keepSeat, seatPath } from "./seats.ts";
import { liveSeats } from "./stored.ts";

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
export const JoinForm = ({ code }: { code: string }) => {
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
