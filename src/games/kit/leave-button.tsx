import { House, X } from "lucide";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import type { LeaveSheetProps } from "./leave-sheet.tsx";
import { kitMessages } from "./messages.ts";

export const leaveSheet = lazyCode("leave sheet", async () => (await import("./leave-sheet.tsx")).LeaveSheet);

interface LeaveButtonProps extends Omit<LeaveSheetProps, "isOpen" | "onOpenChange"> {
  label?: string;
  /** Named 'Home', as in the crossword. */
  isHome?: boolean | undefined;
}

/** Leaves a round or a room after a confirmation; a round stays stored. */
export const LeaveButton = ({
  isHome,
  label = isHome ? kitMessages.home : kitMessages.leaveGame,
  ...sheet
}: LeaveButtonProps) => {
  const { Panel: LeaveSheet, isOpen, setIsOpen, open, preload } = useLazyPanel(leaveSheet);
  return (
    <>
      <IconButton label={label} aria-haspopup="dialog" onClick={open} onPointerEnter={preload}>
        <Icon of={isHome ? House : X} />
      </IconButton>
      {LeaveSheet ? <LeaveSheet {...sheet} isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
};
