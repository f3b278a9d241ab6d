import type { RoomView } from "#domain/api/trivia-live.ts";
import { LeaveButton } from "#src/games/kit/leave-button.tsx";
import { kitMessages, resultMessages } from "#src/games/kit/messages.ts";
import { Clock, Figures, type RoundFigure, Timeline } from "#src/games/kit/round-bar.tsx";
import { useEffect, useState } from "react";
import { every, systemClock } from "#src/platform/clock.ts";
import { useIsOnline } from "#src/platform/network/network.ts";
import { triviaLiveMessages } from "./messages.ts";
import type { RoomState } from "./use-room.ts";

const tickMs = 250;

/**
 * Milliseconds left of `leftMs`, counted by this device's clock alone: server and device clocks are never compared.
 * @param at when the server's message arrived, by this device's clock
 */
const useTimeLeft = (leftMs: number, at: number, isRunning: boolean): number => {
  const [now, setNow] = useState(at);
  useEffect(() => {
    if (!isRunning) return;
    return every(tickMs, () => setNow(systemClock.now()));
  }, [isRunning]);
  return Math.max(0, isRunning ? leftMs - Math.max(0, now - at) : leftMs);
};

interface RoomHeadProps {
  room: RoomState;
  isHost: boolean;
}

/** Leaves a trivia room: for a while, or for good. Without a connection a seat cannot be given up, nor a game ended. */
const LeaveRoom = ({ room: { view, isConnected, send }, isHost }: RoomHeadProps) => (
  <LeaveButton
    label={triviaLiveMessages.leaveRoom}
    title={triviaLiveMessages.leaveTitle}
    description={isHost ? triviaLiveMessages.hostLeaves : triviaLiveMessages.playerLeaves}
    stayLabel={triviaLiveMessages.stay}
    giveUp={
      isConnected && view && !(isHost && view.stage.phase === "over")
        ? {
            label: isHost ? triviaLiveMessages.endGame : triviaLiveMessages.giveUp,
            act: () => send(isHost ? { type: "lead", act: { type: "end" } } : { type: "leave" }),
          }
        : undefined
    }
  />
);

const figuresOf = ({ code, stage, settings, you, players }: RoomView): RoundFigure[] => {
  const asked = stage.phase === "question" || stage.phase === "reveal";
  return [
    ...(asked ? [{ label: kitMessages.question, value: resultMessages.of(stage.index + 1, settings.questions) }] : []),
    { label: triviaLiveMessages.code, value: code },
    you
      ? { label: triviaLiveMessages.points, value: triviaLiveMessages.digits(you.points) }
      : { label: kitMessages.players, value: String(players) },
  ];
};

const connectionSentence = (isOnline: boolean, view: RoomView | undefined): string => {
  if (!isOnline) return triviaLiveMessages.offline;
  return view ? triviaLiveMessages.reconnecting : triviaLiveMessages.connecting;
};

export const RoomHead = ({ room, isHost }: RoomHeadProps) => {
  const { view, at, isConnected } = room;
  const isOnline = useIsOnline();
  const stage = view?.stage;
  const question = stage?.phase === "question" ? stage : undefined;
  const left = useTimeLeft(question?.leftMs ?? 0, at, question !== undefined && !question.isPaused);
  return (
    <header className="roundbar live-head">
      <LeaveRoom room={room} isHost={isHost} />
      {question ? (
        <>
          <dl className="gamebar live-clock">
            <Clock secondsLeft={Math.ceil(left / 1000)} />
          </dl>
          <Timeline part={left / question.limitMs} />
        </>
      ) : null}
      {view && isConnected ? (
        <dl className="gamebar">
          <Figures figures={figuresOf(view)} />
        </dl>
      ) : null}
      <p className="live-line" role="status">
        {isConnected ? "" : connectionSentence(isOnline, view)}
      </p>
    </header>
  );
};
