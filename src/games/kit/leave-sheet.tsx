import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { kitMessages } from "./messages.ts";
import { SoundSwitch } from "./sound-switch.tsx";

interface LeaveSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks once before a round is left. The clock of a timed round goes on meanwhile, and stands still once it is left. */
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
