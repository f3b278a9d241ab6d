import type { ClientFrame, RoomView } from "#domain/api/trivia-live.ts";
import { SoundSwitch } from "#src/games/kit/sound-switch.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { liveWords } from "./live-words.ts";

export interface LeaveSheetProps {
  isHost: boolean;
  view: RoomView | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  send: (frame: ClientFrame) => void;
}

/** Asks once before a room is left: for a while, or for good. */
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
      title={liveWords.leaveTitle}
      description={isHost ? liveWords.hostLeaves : liveWords.playerLeaves}
      isDescriptionVisible
    >
      <div className="leave-actions">
        <SoundSwitch />
        <Button variant="primary" isBig onClick={() => onOpenChange(false)}>
          {liveWords.stay}
        </Button>
        <ButtonLink isBig to="/games-menu">
          {liveWords.leave}
        </ButtonLink>
        {canGiveUp ? (
          <Button variant="quiet" onClick={giveUp}>
            {isHost ? liveWords.endGame : liveWords.giveUp}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
};
