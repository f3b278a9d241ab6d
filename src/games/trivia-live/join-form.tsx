import { type SyntheticEvent, useState } from "react";
import { codeLength, isRoomCode, toRoomCode } from "#domain/trivia-live/codes.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { triviaLiveMessages } from "./live-messages.ts";
import { useJoin } from "./use-join.ts";

/** The five letters of a room, or those of a link. */
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
    <form className="live-part live-join" aria-labelledby="live-join" onSubmit={submit} noValidate>
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
