import { toast, type ToastRequest } from "../page/toast.ts";
import { deviceStore } from "../storage/browser-store.ts";
import { draftMessages } from "./messages.ts";

/**
 * Says that something was removed, and offers to undo it. Where that cannot be stored, it is offered again.
 * @param restore resolves to whether it is stored again
 */
export const offerUndo = (said: ToastRequest, restore: () => Promise<boolean>): void => {
  const undo = async () => {
    if ((await restore()) || !deviceStore().isLasting) return;
    offerUndo({ ...said, isUnasked: true }, restore);
  };
  toast({ ...said, action: { label: draftMessages.undo, run: () => void undo() } });
};
