import { kitMessages } from "#src/games/kit/messages.ts";
import type { ClientFrame, RoomView } from "#domain/api/trivia-live.ts";
import { SoundSwitch } from "#src/games/kit/sound.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { triviaLiveMessages } from "./messages.ts";

export interface LeaveSheetProps {
  isHost: boolean;
  view: RoomView | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  send: (frame: ClientFrame) => void;
}

/** Asks for confirmation before a room is left: for a while, or for good. */
export const LeaveRoomSheet = ({ isHost, view, isOpen, onOpenChange, send }: LeaveSheetProps) => {
  const giveUp = () => {
    onOpenChange(false);
    send(isHost ? { type: "lead", act: { type: "end" } } : { type: "leave" });
  };
  const canGiveUp = view !== undefined && (!isHost || view.stage.phase !== "over");
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={triviaLiveMessages.leaveTitle}
      description={isHost ? triviaLiveMessages.hostLeaves : triviaLiveMessages.playerLeaves}
      isDescriptionVisible
    >
      <div className="leave-actions">
        <SoundSwitch />
        <Button variant="primary" isBig onClick={() => onOpenChange(false)}>
          {triviaLiveMessages.stay}
        </Button>
        <ButtonLink isBig to="/games-menu">
          {kitMessages.leave}
        </ButtonLink>
        {canGiveUp ? (
          <Button variant="quiet" onClick={giveUp}>
            {isHost ? triviaLiveMessages.endGame : triviaLiveMessages.giveUp}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
};
