import { type RefObject, useState } from "react";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { removeAllCaches } from "#src/platform/offline/downloads.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { toast } from "#src/platform/page/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { endSyncHere } from "#src/sync/forget.ts";
import { dataMessages } from "./messages.ts";
import { uiMessages } from "#src/ui/messages.ts";
import type { StoredItem } from "./use-device-data.ts";

const leaveSync = lazyCode("leave sync", async () => (await import("#src/sync/actions.ts")).leave);

interface EraseDialogProps {
  /** The data is also on other devices: sync ends on this one first, so that it is not deleted there. */
  isSynced: boolean;
  /** One item, or `all`: everything, including what is kept for offline reading. */
  what: StoredItem | "all";
  /** What has the focus afterwards, where the erased row had it. */
  focusInstead: RefObject<HTMLElement | null>;
  onErased: () => void;
  onClose: () => void;
}

/** Asks for confirmation, because erasing cannot be undone. */
export const EraseDialog = ({ what, isSynced, focusInstead, onErased, onClose }: EraseDialogProps) => {
  const isAll = what === "all";
  const [isErasing, setErasing] = useState(false);
  // Closed, it would go on unseen.
  const close = isErasing ? () => {} : onClose;
  const run = async () => {
    setErasing(true);
    if (isSynced) await (await loadCode(leaveSync).catch(() => endSyncHere))();
    await deviceStore().erase(isAll ? [...deviceStore().texts().keys()] : [what.key]);
    if (isAll) await removeAllCaches();
    toast({
      title: isAll ? dataMessages.erasedAll : dataMessages.erased,
      ...(isAll ? {} : { description: what.label }),
    });
    onErased();
    onClose();
  };
  return (
    <Sheet
      isOpen
      onOpenChange={close}
      focusInstead={focusInstead}
      title={isAll ? dataMessages.eraseAllTitle : dataMessages.eraseOneTitle}
      isDescriptionVisible
      description={isAll ? dataMessages.eraseAllLead : dataMessages.eraseOneLead(what.label)}
    >
      {isSynced ? <p>{dataMessages.syncEnds}</p> : null}
      <div className="row data-actions">
        <Button className="data-erase" isPaused={isErasing} onClick={() => void run()}>
          {isAll ? dataMessages.eraseAll : dataMessages.erase}
        </Button>
        <Button variant="quiet" isPaused={isErasing} onClick={close}>
          {uiMessages.cancel}
        </Button>
      </div>
    </Sheet>
  );
};
