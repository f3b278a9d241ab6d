import type { ClientFrame, RoomView } from "#domain/api/trivia-live.ts";
import { SoundSwitch } from "#src/games/kit/sound-switch.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";

export interface LeaveSheetProps {
  isHost: boolean;
  view: RoomView | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  send: (frame: ClientFrame) => void;
}

const sentences = {
  host: "The room goes on. After a minute one of the players leads, until you come back.",
  player: "Your seat is kept on this device, and waits for you.",
} as const;

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
      title="Leave the room?"
      description={isHost ? sentences.host : sentences.player}
      isDescriptionVisible
    >
      <div className="leave-actions">
        <SoundSwitch />
        <Button variant="primary" isBig onClick={() => onOpenChange(false)}>
          Stay
        </Button>
        <ButtonLink isBig to="/games-menu">
          Leave
        </ButtonLink>
        {canGiveUp ? (
          <Button variant="quiet" onClick={giveUp}>
            {isHost ? "End the game for everyone" : "Give up my seat"}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
};
