import type { RoomView } from "#domain/api/trivia-live.ts";
import { clockText, timeLeftWords } from "#src/games/kit/game.ts";
import { kitMessages, resultMessages } from "#src/games/kit/messages.ts";
import { X } from "lucide";
import { lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { useEffect, useState } from "react";
import { every, systemClock } from "#src/platform/clock.ts";
import { useIsOnline } from "#src/platform/network/network.ts";
import type { LeaveSheetProps } from "./leave-sheet.tsx";
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

/** Preloaded by the room, since it may be opened without a network. */
export const leaveSheet = lazyCode("leave a room", async () => (await import("./leave-sheet.tsx")).LeaveRoomSheet);

/** Leaves a trivia room after a confirmation. */
const LeaveRoom = (props: Omit<LeaveSheetProps, "isOpen" | "onOpenChange">) => {
  const { Panel: LeaveSheet, isOpen, setIsOpen, open, preload } = useLazyPanel(leaveSheet);
  return (
    <>
      <IconButton label={triviaLiveMessages.leaveRoom} aria-haspopup="dialog" onClick={open} onPointerEnter={preload}>
        <Icon of={X} />
      </IconButton>
      {LeaveSheet ? <LeaveSheet {...props} isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
};

interface Figure {
  readonly label: string;
  readonly value: string;
}

const figuresOf = ({ code, stage, settings, you, players }: RoomView): Figure[] => {
  const asked = stage.phase === "question" || stage.phase === "reveal";
  return [
    ...(asked ? [{ label: kitMessages.question, value: resultMessages.of(stage.index + 1, settings.questions) }] : []),
    { label: triviaLiveMessages.code, value: code },
    you
      ? { label: triviaLiveMessages.points, value: triviaLiveMessages.digits(you.points) }
      : { label: kitMessages.players, value: String(players) },
  ];
};

const TimeLeft = ({ seconds, part }: { seconds: number; part: number }) => (
  <>
    <dl className="gamebar live-clock">
      <div className="gamebar-time">
        <dt>{kitMessages.time}</dt>
        <dd>
          <span role="timer" aria-label={timeLeftWords(seconds)}>
            {clockText(seconds)}
          </span>
        </dd>
      </div>
    </dl>
    <svg className="timeline" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={part * 100} height="1" />
    </svg>
  </>
);

const connectionSentence = (isOnline: boolean, view: RoomView | undefined): string => {
  if (!isOnline) return triviaLiveMessages.offline;
  return view ? triviaLiveMessages.reconnecting : triviaLiveMessages.connecting;
};

/** The header of a room: the leave button, the time, the figures, the state of the connection. */
export const RoomHead = ({ room, isHost }: { room: RoomState; isHost: boolean }) => {
  const { view, at, isConnected, send } = room;
  const isOnline = useIsOnline();
  const stage = view?.stage;
  const question = stage?.phase === "question" ? stage : undefined;
  const left = useTimeLeft(question?.leftMs ?? 0, at, question !== undefined && !question.isPaused);
  return (
    <header className="roundbar live-head">
      <LeaveRoom isHost={isHost} view={view} isConnected={isConnected} send={send} />
      {question ? <TimeLeft seconds={Math.ceil(left / 1000)} part={left / question.limitMs} /> : null}
      {view && isConnected ? (
        <dl className="gamebar">
          {figuresOf(view).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="live-line" role="status">
        {isConnected ? "" : connectionSentence(isOnline, view)}
      </p>
    </header>
  );
};
