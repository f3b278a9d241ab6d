import { Download, FileText, Trash2, Upload } from "lucide";
import { memo, type RefObject, useCallback, useRef, useState, useTransition } from "react";
import { useLocation } from "#src/platform/page/router.tsx";
import { formatBytes } from "#domain/text/byte-size.ts";
import { pause, systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { readTextFile, saveFile } from "#src/platform/page/files.ts";
import { today } from "#src/platform/use-today.ts";
import { Button } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { type ExportedNote, exportFile, exportName, notesMarkdown } from "./export-file.ts";
import { EraseDialog, ImportDialog } from "./dialogs.tsx";
import { maxImportBytes, planImport, readImport, type PlannedChange } from "./import-file.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { syncSettings } from "#src/sync/stored.ts";
import { dataMessages } from "./messages.ts";
import "../privacy/privacy.css";
import "./your-data.css";
import { useDeviceData, type DeviceData, type StoredItem } from "./use-device-data.ts";

const syncSection = lazyCode("sync", async () => (await import("#src/sync/sync-section.tsx")).SyncSection);

const exportAll = async ({ entries }: DeviceData): Promise<void> => {
  const exportedAt = new Date(systemClock.now()).toISOString();
  const file = await exportFile(deviceStore().texts(), entries, exportedAt, () => pause(0));
  saveFile(new Blob([JSON.stringify(file, undefined, 1)], { type: "application/json" }), exportName(today(), "json"));
};

const notesOf = ({ entries }: DeviceData): readonly ExportedNote[] => {
  const entry = entries.find((one) => one.key === "bible-notes");
  return entry ? (deviceStore().read(entry) as readonly ExportedNote[]) : [];
};

/** Whether erasing this would be synced to other devices as a deletion. */
const isSynced = (what: StoredItem | "all", { entries }: DeviceData): boolean =>
  deviceStore().read(syncSettings) !== null &&
  (what === "all" || entries.some(({ key, syncAs }) => key === what.key && syncAs !== undefined));

/** Memoised: the dialogs change nothing of it. */
const Items = memo(
  ({ items, onErase }: { items: readonly StoredItem[]; onErase: (item: StoredItem, row: Element) => void }) => (
    <ul className="data-items">
      {items.map((item) => (
        <li key={item.key}>
          <span className="data-label">
            {item.label} <code>{item.key}</code>
          </span>
          <span className="data-size">{formatBytes(item.bytes)}</span>
          <IconButton
            label={dataMessages.eraseItem(item.label)}
            onClick={({ currentTarget }) => onErase(item, currentTarget.parentElement!)}
          >
            <Icon of={Trash2} small />
          </IconButton>
        </li>
      ))}
    </ul>
  ),
);

interface Pending {
  readonly plan: readonly PlannedChange[];
  readonly unknownKeys: readonly string[];
}

/** Reads a chosen file: a plan to review, or a message that says why the file was rejected. */
const planOf = async (file: File, { entries }: DeviceData): Promise<Pending | string> => {
  const text = await readTextFile(file, maxImportBytes);
  if (text === undefined) return dataMessages.tooLarge;
  const read = readImport(text, entries);
  if ("reason" in read) return dataMessages.refused(read.reason);
  return { plan: planImport(read.items, deviceStore()), unknownKeys: read.unknownKeys };
};

/** Exports and imports everything stored on this device, and asks to erase it; waits for `data`. */
const Actions = ({ data, onEraseAll }: { data: DeviceData | undefined; onEraseAll: () => void }) => {
  const [pending, setPending] = useState<Pending>();
  const [refusal, setRefusal] = useState<string>();
  const [isExporting, startExport] = useTransition();
  const picker = useRef<HTMLInputElement>(null);
  const choose = async (file: File, present: DeviceData) => {
    // A screen reader announces the same sentence again only if it was removed in between.
    setRefusal(undefined);
    const result = await planOf(file, present);
    if (typeof result === "string") setRefusal(result);
    else setPending(result);
  };
  const notes = data ? notesOf(data) : [];
  return (
    <>
      <div className="row data-actions">
        <Button
          variant="primary"
          disabled={!data?.items.length}
          isPaused={isExporting}
          onClick={() => data && startExport(() => exportAll(data))}
        >
          <Icon of={Download} small />
          {dataMessages.exportAll}
        </Button>
        <Button
          disabled={notes.length === 0}
          onClick={() =>
            saveFile(
              new Blob([notesMarkdown(notes, systemClock.dateAt)], { type: "text/markdown" }),
              exportName(today(), "md"),
            )
          }
        >
          <Icon of={FileText} small />
          {dataMessages.exportNotes}
        </Button>
        <Button disabled={!data} onClick={() => picker.current?.click()}>
          <Icon of={Upload} small />
          {dataMessages.importFile}
        </Button>
        <Button disabled={!data} className="data-erase" onClick={onEraseAll}>
          <Icon of={Trash2} small />
          {dataMessages.eraseAll}
        </Button>
      </div>
      <input
        ref={picker}
        className="sr"
        type="file"
        accept=".json,application/json"
        aria-label={dataMessages.exportedFile}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file && data) void choose(file, data);
        }}
      />
      {refusal ? <Problem message={refusal} /> : null}
      {pending ? <ImportDialog {...pending} onClose={() => setPending(undefined)} /> : null}
    </>
  );
};

const SyncHere = ({ heading }: { heading: RefObject<HTMLElement | null> }) => {
  const { code: SyncSection, isMissing, again } = useLazyCode(syncSection);
  const { hash } = useLocation();
  if (SyncSection) return <SyncSection key={hash} heading={heading} />;
  return isMissing ? (
    <Problem message={dataMessages.syncNotLoaded} onRetry={again} />
  ) : (
    <TextSkeleton lines={2} label={dataMessages.checkingSync} />
  );
};

/** Memoised as `Items` is. */
const OnAllDevices = memo(() => {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="devices" id="sync">
      <h2 id="devices" ref={heading} tabIndex={-1}>
        {dataMessages.devices}
      </h2>
      <p>{dataMessages.devicesText}</p>
      <details className="privacy-all">
        <summary>{dataMessages.serverSees}</summary>
        <p>{dataMessages.serverSeesText}</p>
      </details>
      <SyncHere heading={heading} />
    </section>
  );
});

/** Everything that this device stores, and sync with others (docs/product/storage.md, "Your data"). */
export const Page = () => {
  const data = useDeviceData();
  const [erasing, setErasing] = useState<StoredItem | "all">();
  const heading = useRef<HTMLHeadingElement>(null);
  const neighbour = useRef<HTMLElement>(null);
  const askToErase = useCallback((item: StoredItem, { nextElementSibling, previousElementSibling }: Element) => {
    neighbour.current = (nextElementSibling ?? previousElementSibling)?.querySelector("button") ?? heading.current;
    setErasing(item);
  }, []);
  return (
    <Wrap className="your-data">
      <PageHead title={dataMessages.title}>{dataMessages.lead}</PageHead>
      <Actions data={data} onEraseAll={() => setErasing("all")} />
      <OnAllDevices />
      {/* Last, so that its length moves nothing when it comes. */}
      <section aria-labelledby="this-device">
        <h2 id="this-device" ref={heading} tabIndex={-1}>
          {dataMessages.thisDevice}
        </h2>
        {!data ? (
          <TextSkeleton lines={4} label={dataMessages.checking} />
        ) : data.items.length === 0 ? (
          <p>{dataMessages.nothingKept}</p>
        ) : (
          <Items items={data.items} onErase={askToErase} />
        )}
      </section>
      {data && erasing ? (
        <EraseDialog
          what={erasing}
          isSynced={isSynced(erasing, data)}
          focusInstead={neighbour}
          onErased={data.refresh}
          onClose={() => setErasing(undefined)}
        />
      ) : null}
    </Wrap>
  );
};
