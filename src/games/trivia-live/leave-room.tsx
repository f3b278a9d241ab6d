import { X } from "lucide-react";
import { lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { LeaveSheetProps } from "./leave-sheet.tsx";
import { triviaLiveMessages } from "./live-messages.ts";

const leaveSheet = lazyCode("leave a room", async () => (await import("./leave-sheet.tsx")).LeaveRoomSheet);

/** The way out of a room, which has the whole screen. It asks once. */
export const LeaveRoom = (props: Omit<LeaveSheetProps, "isOpen" | "onOpenChange">) => {
  const { Panel: LeaveSheet, isOpen, setIsOpen, open, preload } = useLazyPanel(leaveSheet);
  return (
    <>
      <IconButton label={triviaLiveMessages.leaveRoom} aria-haspopup="dialog" onClick={open} onPointerEnter={preload}>
        <Icon of={X} />
      </IconButton>
      {LeaveSheet ? <LeaveSheet {...props} isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
};
