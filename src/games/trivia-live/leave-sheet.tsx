import type { ClientFrame, RoomView } from "#domain/api/trivia-live.ts";
import { LeaveSheet } from "#src/games/kit/leave-sheet.tsx";
import { Button } from "#src/ui/button.tsx";
import { triviaLiveMessages } from "./messages.ts";

export interface LeaveSheetProps {
  isHost: boolean;
  view: RoomView | undefined;
  /** Without a connection one can go, but not give up a seat or end a game. */
  isConnected: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  send: (frame: ClientFrame) => void;
}

/** Asks for confirmation before a room is left: for a while, or for good. */
export const LeaveRoomSheet = ({ isHost, view, isConnected, isOpen, onOpenChange, send }: LeaveSheetProps) => {
  const giveUp = () => {
    onOpenChange(false);
    send(isHost ? { type: "lead", act: { type: "end" } } : { type: "leave" });
  };
  const canGiveUp = isConnected && view !== undefined && (!isHost || view.stage.phase !== "over");
  return (
    <LeaveSheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={triviaLiveMessages.leaveTitle}
      description={isHost ? triviaLiveMessages.hostLeaves : triviaLiveMessages.playerLeaves}
      stayLabel={triviaLiveMessages.stay}
    >
      {canGiveUp ? (
        <Button variant="quiet" onClick={giveUp}>
          {isHost ? triviaLiveMessages.endGame : triviaLiveMessages.giveUp}
        </Button>
      ) : null}
    </LeaveSheet>
  );
};
