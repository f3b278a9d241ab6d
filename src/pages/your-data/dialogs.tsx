import { useState, type RefObject } from "react";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { toast } from "#src/platform/page/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { applyImport, type PlannedChange } from "./import-file.ts";
import { labelOf } from "./label-of.ts";
import { uiMessages } from "#src/ui/messages.ts";
import { dataMessages } from "./messages.ts";
import { removeAllCaches } from "#src/platform/offline/downloads.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { endSyncHere } from "#src/sync/forget.ts";
import type { StoredItem } from "./use-device-data.ts";

interface ImportDialogProps {
  plan: readonly PlannedChange[];
  unknownKeys: readonly string[];
  onClose: () => void;
}

const effectText = ({ effect, added }: PlannedChange): string => {
  if (effect === "none") return dataMessages.alreadyHere;
  if (effect === "new") return dataMessages.isNew;
  return added > 0 ? dataMessages.added(added) : dataMessages.merged;
};

interface ChangeProps {
  change: PlannedChange;
  isFileTaken: boolean;
  onTakeFile: (isTaken: boolean) => void;
}

const Change = ({ change, isFileTaken, onTakeFile }: ChangeProps) => (
  <li className="data-change">
    <p>
      <b>{labelOf(change.entry.key)}</b>
      {effectText(change)}
    </p>
    {change.hasConflict ? (
      <label className="data-check">
        <input type="checkbox" checked={isFileTaken} onChange={(event) => onTakeFile(event.currentTarget.checked)} />
        <span>{dataMessages.differs}</span>
      </label>
    ) : null}
  </li>
);

/** Shows what an import will change, asks about conflicts, and applies it. */
export const ImportDialog = ({ plan, unknownKeys, onClose }: ImportDialogProps) => {
  const [takeFile, setTakeFile] = useState<ReadonlySet<string>>(new Set());
  const [isImporting, setImporting] = useState(false);
  const choose = (key: string, isTaken: boolean) =>
    setTakeFile(new Set([...takeFile].filter((one) => one !== key).concat(isTaken ? [key] : [])));
  // Stays open while it works: closing would only hide the work, not stop it.
  const close = isImporting ? () => {} : onClose;
  const isAnything = plan.some(({ effect, hasConflict }) => effect !== "none" || hasConflict);
  const run = async () => {
    setImporting(true);
    const isDone = await applyImport(plan, takeFile, deviceStore());
    toast(isDone ? { title: dataMessages.imported } : { title: dataMessages.importFailed, tone: "refusal" });
    onClose();
  };
  return (
    <Sheet isOpen onOpenChange={close} title={dataMessages.import} description={dataMessages.importLead}>
      <ul className="data-changes">
        {plan.map((change) => (
          <Change
            key={change.entry.key}
            change={change}
            isFileTaken={takeFile.has(change.entry.key)}
            onTakeFile={(isTaken) => choose(change.entry.key, isTaken)}
          />
        ))}
      </ul>
      {isAnything ? null : <p>{dataMessages.nothingNew}</p>}
      {unknownKeys.length > 0 ? <p className="hint">{dataMessages.leftOut(unknownKeys)}</p> : null}
      <div className="row data-actions">
        {isAnything ? (
          <Button variant="primary" isPaused={isImporting} onClick={() => void run()}>
            {dataMessages.import}
          </Button>
        ) : null}
        <Button variant="quiet" isPaused={isImporting} onClick={close}>
          {isAnything ? uiMessages.cancel : uiMessages.close}
        </Button>
      </div>
    </Sheet>
  );
};

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
  // Stays open while it works: closing would only hide the work, not stop it.
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
