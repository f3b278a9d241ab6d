import { useState } from "react";
import { toast } from "#src/platform/page/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { Problem } from "#src/ui/states.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { failureSentence } from "./actions.ts";
import { confirmationMessages } from "./messages.ts";

export type Confirmation = keyof typeof confirmationMessages;

interface ConfirmationSheetProps {
  confirmation: Confirmation;
  run: () => Promise<void>;
  /** Toast after the action. */
  done: string;
  onClose: () => void;
  /** Called on cancel, instead of only closing. */
  onDone?: () => void;
}

/** Asks for confirmation before something that cannot be undone. */
export const ConfirmationSheet = ({ confirmation, run, done, onClose, onDone = onClose }: ConfirmationSheetProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { title, lead, action } = confirmationMessages[confirmation];
  const go = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await run();
      toast({ title: done });
      onDone();
    } catch (error) {
      setFailure(failureSentence(error));
      setIsBusy(false);
    }
  };
  return (
    <Sheet isOpen onOpenChange={onClose} title={title} isDescriptionVisible description={lead}>
      {failure === undefined ? null : <Problem message={failure} />}
      <div className="row data-actions">
        <Button className={confirmation === "renew" ? "" : "data-erase"} isPaused={isBusy} onClick={() => void go()}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {uiMessages.cancel}
        </Button>
      </div>
    </Sheet>
  );
};
