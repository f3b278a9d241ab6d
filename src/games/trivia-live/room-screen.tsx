import type { RoomView, ClientFrame } from "#domain/api/trivia-live.ts";
import { TextSkeleton } from "#src/ui/states.tsx";
import { useAnswerKeys, usePhaseFocus } from "#src/games/kit/focus.ts";
import { leaveSheet } from "#src/games/kit/leave-button.tsx";
import { useEffect, useRef } from "react";
import { preloadCode, lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import { recordUsage } from "#src/usage/usage.ts";
import { celebrate } from "#src/games/kit/celebrate.ts";
import { playSound } from "#src/games/kit/sound.tsx";
import { triviaLiveMessages } from "./messages.ts";
import { HostLobby, isLastQuestion, OverScreen, PlayerLobby, Question, RevealScreen, verdictOf } from "./stages.tsx";
import { RoomHead } from "./room-head.tsx";
import type { RoomState } from "./use-room.ts";
import { kitMessages } from "#src/games/kit/messages.ts";
import { Lock, LockOpen, Pause, Play, SkipForward, Users } from "lucide";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

/** Preloaded by the room, since it may be opened without a network. */
const playersSheet = lazyCode("players of a room", async () => (await import("./players-sheet.tsx")).PlayersSheet);

interface LeaderBarProps {
  view: RoomView;
  /** Without a connection nothing can be pressed. */
  isConnected: boolean;
  send: (frame: ClientFrame) => void;
}

/** The buttons of the player or host who leads the room, the next step first. */
const LeaderBar = ({ view, isConnected, send }: LeaderBarProps) => {
  const { Panel: PlayersSheet, isOpen, setIsOpen, open, preload } = useLazyPanel(playersSheet);
  const { stage, step, isLocked } = view;
  const act = (type: "start" | "next" | "pause" | "resume" | "skip" | "again") => () =>
    send({ type: "lead", act: { type, step } });
  const isPaused = !isConnected;
  const isLast = stage.phase === "reveal" && isLastQuestion(view, stage);
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

/** Changes with the stage: `reveal 3`. */
const stageKey = ({ stage }: RoomView): string => ("index" in stage ? `${stage.phase} ${stage.index}` : stage.phase);

/** Announces, plays sounds and counts usage when the stage changes while this page is open. */
const useMilestones = ({ view, sent }: RoomState, announce: (text: string) => void): void => {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!view) return;
    const before = last.current;
    const key = stageKey(view);
    last.current = key;
    const { stage, you } = view;
    if (before === undefined || before === key) return;
    if (stage.phase === "question" && stage.index === 0 && you) void recordUsage("plays");
    // Nothing of the last question is read out on the next screen.
    announce(stage.phase === "reveal" ? (verdictOf(view, stage, sent) ?? "") : "");
    if (stage.phase === "reveal" && you) playSound(stage.gained > 0 ? "yes" : "no");
    if (stage.phase !== "over") return;
    playSound("win");
    if (stage.reason === "played" && (you === null || you.rank === 1)) void celebrate();
  }, [view, sent, announce]);
};

const awaySentence = ({ isHostAway, isLeading, deputy, you }: RoomView): string | undefined => {
  if (!isHostAway || !you) return undefined;
  if (isLeading) return triviaLiveMessages.youLead;
  return deputy === undefined ? triviaLiveMessages.hostAway : triviaLiveMessages.deputyLeads(deputy);
};

const StageScreen = ({ room, view }: { room: RoomState; view: RoomView }) => {
  const { stage } = view;
  if (stage.phase === "lobby")
    return view.you ? (
      <PlayerLobby view={view} isConnected={room.isConnected} send={room.send} />
    ) : (
      <HostLobby view={view} />
    );
  if (stage.phase === "reveal") return <RevealScreen view={view} stage={stage} sent={room.sent} />;
  if (stage.phase === "over") return <OverScreen view={view} stage={stage} />;
  return (
    <Question
      view={view}
      stage={stage}
      chosen={stage.choice ?? room.sent?.choice ?? null}
      isTaken={stage.choice !== null}
      onChoose={(choice) => room.send({ type: "answer", question: stage.index, choice })}
    />
  );
};

export const RoomScreen = ({
  room,
  isHost,
  announce,
}: {
  room: RoomState;
  isHost: boolean;
  announce: (text: string) => void;
}) => {
  const { view } = room;
  const frame = usePhaseFocus(view ? stageKey(view) : "connecting");
  useMilestones(room, announce);
  // An answer is final once it is given: a key only goes to it.
  useAnswerKeys(frame, "button.live-choice");
  useEffect(() => {
    if (!room.isConnected) return;
    // They may be opened without a network.
    for (const sheet of [leaveSheet, playersSheet]) preloadCode(sheet);
  }, [room.isConnected]);
  const away = view && awaySentence(view);
  return (
    <div ref={frame} className={`round live-room ${isHost ? "is-host" : ""}`}>
      <RoomHead room={room} isHost={isHost} />
      {view ? (
        <div className="live-body">
          {away ? (
            <p className="live-away" role="status">
              {away}
            </p>
          ) : null}
          <StageScreen room={room} view={view} />
          {view.isLeading ? <LeaderBar view={view} isConnected={room.isConnected} send={room.send} /> : null}
        </div>
      ) : (
        <div className="live-body">
          {room.isDown ? (
            <p className="live-away">{triviaLiveMessages.keepsTrying}</p>
          ) : (
            <TextSkeleton lines={4} label={triviaLiveMessages.connectingToRoom} />
          )}
        </div>
      )}
    </div>
  );
};
