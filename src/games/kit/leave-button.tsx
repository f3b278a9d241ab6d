import { House, X } from "lucide-react";
import { lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { kitMessages } from "./messages.ts";

const leaveSheet = lazyCode("leave sheet", async () => (await import("./leave-sheet.tsx")).LeaveSheet);

/** The way out of a round, which has the whole screen. It asks once; the round is kept. `isHome`: named 'Home', as in the crossword. */
export const LeaveButton = ({ isHome }: { isHome?: boolean | undefined }) => {
  const { Panel: LeaveSheet, isOpen, setIsOpen, open, preload } = useLazyPanel(leaveSheet);
  return (
    <>
      <IconButton
        label={isHome ? kitMessages.home : kitMessages.leaveGame}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preload}
      >
        <Icon of={isHome ? House : X} />
      </IconButton>
      {LeaveSheet ? <LeaveSheet isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
};
