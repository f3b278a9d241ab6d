import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
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
    title="Leave the game?"
    description="Your round is kept on this device, and waits for you where you left it."
    isDescriptionVisible
  >
    <div className="leave-actions">
      <SoundSwitch />
      <Button variant="primary" isBig onClick={() => onOpenChange(false)}>
        Keep playing
      </Button>
      <ButtonLink isBig to="/games-menu">
        Leave
      </ButtonLink>
    </div>
  </Sheet>
);
