import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { kitMessages } from "./messages.ts";
import { SoundSwitch } from "./sound.tsx";

interface LeaveSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Confirms leaving a round. The clock of a timed round keeps running while it is open, and stops when the round is left. */
export const LeaveSheet = ({ isOpen, onOpenChange }: LeaveSheetProps) => (
  <Sheet
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title={kitMessages.leaveTitle}
    description={kitMessages.leaveText}
    isDescriptionVisible
  >
    <div className="leave-actions">
      <SoundSwitch />
      <Button variant="primary" isBig onClick={() => onOpenChange(false)}>
        {kitMessages.keepPlaying}
      </Button>
      <ButtonLink isBig to="/games-menu">
        {kitMessages.leave}
      </ButtonLink>
    </div>
  </Sheet>
);
