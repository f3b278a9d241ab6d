import { storeFailureMessages } from "#src/platform/messages.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useStore } from "#src/platform/store.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { kitMessages } from "./messages.ts";
import { SoundSwitch } from "./sound.tsx";
import { isRoundStored } from "./use-game.ts";

export interface LeaveSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title?: string;
  description?: string;
  stayLabel?: string;
  /** A way out for good. */
  giveUp?: { readonly label: string; readonly act: () => void } | undefined;
}

/** Whether the round waits on this device. */
const useRoundText = (): string => {
  const isStored = useStore(isRoundStored, (stored) => stored);
  const { title, description } = storeFailureMessages[deviceStore().isLasting ? "full" : "unavailable"];
  return isStored ? kitMessages.leaveText : `${title}. ${description}`;
};

/** Confirms leaving a round. The clock of a timed round keeps running while it is open, and stops when the round is left. */
export const LeaveSheet = ({
  isOpen,
  onOpenChange,
  title = kitMessages.leaveTitle,
  description,
  stayLabel = kitMessages.keepPlaying,
  giveUp,
}: LeaveSheetProps) => {
  const roundText = useRoundText();
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={description ?? roundText}
      isDescriptionVisible
    >
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
};
