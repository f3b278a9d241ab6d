import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { kitWords } from "./kit-words.ts";
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
    title={kitWords.leaveTitle}
    description={kitWords.leaveText}
    isDescriptionVisible
  >
    <div className="leave-actions">
      <SoundSwitch />
      <Button variant="primary" isBig onClick={() => onOpenChange(false)}>
        {kitWords.keepPlaying}
      </Button>
      <ButtonLink isBig to="/games-menu">
        {kitWords.leave}
      </ButtonLink>
    </div>
  </Sheet>
);
