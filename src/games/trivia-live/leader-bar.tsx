import { kitMessages } from "#src/games/kit/messages.ts";
import { Lock, LockOpen, Pause, Play, SkipForward, Users } from "lucide";
import type { ClientFrame, RoomView } from "#domain/api/trivia-live.ts";
import { lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { triviaLiveMessages } from "./messages.ts";

/** Preloaded by the room, since it may be opened without a network. */
export const playersSheet = lazyCode(
  "players of a room",
  async () => (await import("./players-sheet.tsx")).PlayersSheet,
);

interface LeaderBarProps {
  view: RoomView;
  /** Without a connection nothing can be pressed. */
  isConnected: boolean;
  send: (frame: ClientFrame) => void;
}

/** The buttons of the player or host who leads the room, the next step first. */
export const LeaderBar = ({ view, isConnected, send }: LeaderBarProps) => {
  const { Panel: PlayersSheet, isOpen, setIsOpen, open, preload } = useLazyPanel(playersSheet);
  const { stage, step, isLocked, settings } = view;
  const act = (type: "start" | "next" | "pause" | "resume" | "skip" | "again") => () =>
    send({ type: "lead", act: { type, step } });
  const isPaused = !isConnected;
  const isLast = stage.phase === "reveal" && stage.index + 1 >= settings.questions;
  const isTimeOver = stage.phase === "over" && stage.reason === "time";
  return (
    <div className="chips live-bar" role="group" aria-label={triviaLiveMessages.leadGame}>
      {stage.phase === "lobby" ? (
        <>
          <Button variant="primary" isPaused={isPaused || view.players === 0} onClick={act("start")}>
            {kitMessages.start}
          </Button>
          <Button
            isPaused={isPaused}
            onClick={() => send({ type: "lead", act: { type: "lock", isLocked: !isLocked } })}
          >
            <Icon of={isLocked ? LockOpen : Lock} small />
            {isLocked ? triviaLiveMessages.unlock : triviaLiveMessages.lock}
          </Button>
        </>
      ) : null}
      {stage.phase === "question" ? (
        <>
          <Button isPaused={isPaused} onClick={act(stage.isPaused ? "resume" : "pause")}>
            <Icon of={stage.isPaused ? Play : Pause} small />
            {stage.isPaused ? triviaLiveMessages.goOn : triviaLiveMessages.pause}
          </Button>
          <Button isPaused={isPaused} onClick={act("skip")}>
            <Icon of={SkipForward} small />
            {triviaLiveMessages.skip}
          </Button>
        </>
      ) : null}
      {stage.phase === "reveal" ? (
        <Button variant="primary" isPaused={isPaused} onClick={act("next")}>
          {isLast ? triviaLiveMessages.finalScores : triviaLiveMessages.nextQuestion}
        </Button>
      ) : null}
      {stage.phase === "over" && !isTimeOver ? (
        <Button variant="primary" isPaused={isPaused} onClick={act("again")}>
          {triviaLiveMessages.playAgain}
        </Button>
      ) : null}
      <Button aria-haspopup="dialog" onClick={open} onPointerEnter={preload}>
        <Icon of={Users} small />
        {kitMessages.players}
      </Button>
      {PlayersSheet ? (
        <PlayersSheet view={view} isConnected={isConnected} isOpen={isOpen} onOpenChange={setIsOpen} send={send} />
      ) : null}
    </div>
  );
};
