import { Lock, LockOpen, Pause, Play, SkipForward, Users } from "lucide-react";
import type { ClientFrame, RoomView } from "#domain/api/trivia-live.ts";
import { lateCode, useLatePanel } from "#src/platform/late-code.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

const playersSheet = lateCode("players of a room", async () => (await import("./players-sheet.tsx")).PlayersSheet);

interface LeaderBarProps {
  view: RoomView;
  /** Without a connection nothing can be pressed. */
  isConnected: boolean;
  send: (frame: ClientFrame) => void;
}

/** What whoever leads can press, the next step first. */
export const LeaderBar = ({ view, isConnected, send }: LeaderBarProps) => {
  const { Panel: PlayersSheet, isOpen, setIsOpen, open, preload } = useLatePanel(playersSheet);
  const { stage, step, isLocked, settings } = view;
  const act = (type: "start" | "next" | "pause" | "resume" | "skip" | "again") => () =>
    send({ type: "lead", act: { type, step } });
  const isPaused = !isConnected;
  const isLast = stage.phase === "reveal" && stage.index + 1 >= settings.questions;
  const isTimeOver = stage.phase === "over" && stage.reason === "time";
  return (
    <div className="live-bar" role="group" aria-label="Lead the game">
      {stage.phase === "lobby" ? (
        <>
          <Button variant="primary" isPaused={isPaused || view.players === 0} onClick={act("start")}>
            Start
          </Button>
          <Button
            isPaused={isPaused}
            onClick={() => send({ type: "lead", act: { type: "lock", isLocked: !isLocked } })}
          >
            <Icon of={isLocked ? LockOpen : Lock} small />
            {isLocked ? "Unlock" : "Lock"}
          </Button>
        </>
      ) : null}
      {stage.phase === "question" ? (
        <>
          <Button isPaused={isPaused} onClick={act(stage.isPaused ? "resume" : "pause")}>
            <Icon of={stage.isPaused ? Play : Pause} small />
            {stage.isPaused ? "Go on" : "Pause"}
          </Button>
          <Button isPaused={isPaused} onClick={act("skip")}>
            <Icon of={SkipForward} small />
            Skip
          </Button>
        </>
      ) : null}
      {stage.phase === "reveal" ? (
        <Button variant="primary" isPaused={isPaused} onClick={act("next")}>
          {isLast ? "Final scores" : "Next question"}
        </Button>
      ) : null}
      {stage.phase === "over" && !isTimeOver ? (
        <Button variant="primary" isPaused={isPaused} onClick={act("again")}>
          Play again
        </Button>
      ) : null}
      <Button aria-haspopup="dialog" onClick={open} onPointerEnter={preload}>
        <Icon of={Users} small />
        Players
      </Button>
      {PlayersSheet ? <PlayersSheet view={view} isOpen={isOpen} onOpenChange={setIsOpen} send={send} /> : null}
    </div>
  );
};
