import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { kitMessages } from "./messages.ts";
import { SoundSwitch } from "./sound.tsx";

export interface LeaveSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title?: string;
  description?: string;
  stayLabel?: string;
  /** A way out for good. */
  giveUp?: { readonly label: string; readonly act: () => void } | undefined;
}

/** Confirms leaving a round. The clock of a timed round keeps running while it is open, and stops when the round is left. */
export const LeaveSheet = ({
  isOpen,
  onOpenChange,
  title = kitMessages.leaveTitle,
  description = kitMessages.leaveText,
  stayLabel = kitMessages.keepPlaying,
  giveUp,
}: LeaveSheetProps) => (
  <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={title} description={description} isDescriptionVisible>
    <div className="leave-actions stack-2">
      <SoundSwitch />
      <Button variant="primary" isBig onClick={() => onOpenChange(false)}>
        {stayLabel}
      </Button>
      <ButtonLink isBig to="/games-menu">
        {kitMessages.leave}
      </ButtonLink>
      {giveUp ? (
        <Button
          variant="quiet"
          onClick={() => {
            onOpenChange(false);
            giveUp.act();
          }}
        >
          {giveUp.label}
        </Button>
      ) : null}
    </div>
  </Sheet>
);
