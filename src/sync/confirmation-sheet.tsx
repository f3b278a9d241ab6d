import { useState } from "react";
import { toast } from "#src/platform/page/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { Sheet, type SheetProps } from "#src/ui/sheet.tsx";
import { Problem } from "#src/ui/states.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { eraseEverywhere, failureSentence, leave, renewCode } from "./actions.ts";
import { confirmationMessages, syncScreenMessages } from "./messages.ts";

export type Confirmation = keyof typeof confirmationMessages;

/** What each does once it is confirmed, and the toast after it. */
const actions: Readonly<Record<Confirmation, { readonly run: () => Promise<void>; readonly done: string }>> = {
  leave: { run: leave, done: syncScreenMessages.left },
  erase: { run: eraseEverywhere, done: syncScreenMessages.erasedEverywhere },
  renew: { run: renewCode, done: syncScreenMessages.renewed },
};

interface ConfirmationSheetProps extends Pick<SheetProps, "focusInstead"> {
  confirmation: Confirmation;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for confirmation before something that cannot be undone. */
export const ConfirmationSheet = ({ confirmation, onClose, onDone, ...rest }: ConfirmationSheetProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { title, lead, action } = confirmationMessages[confirmation];
  // Stays open while it works: closing would only hide the work, not stop it.
  const close = isBusy ? () => {} : onClose;
  const go = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await actions[confirmation].run();
      toast({ title: actions[confirmation].done });
      onDone();
    } catch (error) {
      setFailure(failureSentence(error));
      setIsBusy(false);
    }
  };
  return (
    <Sheet {...rest} isOpen onOpenChange={close} title={title} isDescriptionVisible description={lead}>
      {failure === undefined ? null : <Problem message={failure} />}
      <div className="row data-actions">
        <Button className={confirmation === "renew" ? "" : "data-erase"} isPaused={isBusy} onClick={() => void go()}>
          {action}
        </Button>
        <Button variant="quiet" isPaused={isBusy} onClick={close}>
          {uiMessages.cancel}
        </Button>
      </div>
    </Sheet>
  );
};
