import { KeyRound, Pause, Play, Plus } from "lucide";
import { Fragment, type RefObject, useEffect, useState } from "react";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { currentAddress, replaceHistoryAddress } from "#src/platform/page/history.ts";
import { keepFocus } from "#src/platform/page/keep-focus.ts";
import { useStore } from "#src/platform/store.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Problem, Notice } from "#src/ui/states.tsx";
import { failureSentence, makeCode, setPaused } from "./actions.ts";
import { CodeSheet } from "./code-sheet.tsx";
import { DeviceList } from "./device-list.tsx";
import { codeInLink } from "./code-text.ts";
import { JoinSheet } from "./join-sheet.tsx";
import { confirmationMessages, conflictMessages, syncProblemMessages, syncScreenMessages } from "./messages.ts";
import { type Confirmation, ConfirmationSheet } from "./confirmation-sheet.tsx";
import { syncStatus, type SyncStatus } from "./status.ts";
import { syncConflicts, syncDevices, type SyncSettings, syncSettings } from "./stored.ts";
import "./sync.css";
import { conflictSentence, clearConflicts } from "./report-conflicts.ts";

/** Concurrent changes on two devices and how they were resolved, until the visitor clears the list. */
const ConflictList = () => {
  const [conflicts] = useStored(syncConflicts);
  // Their names may arrive later.
  useStored(syncDevices);
  if (conflicts.length === 0) return null;
  return (
    <section className="sync-conflicts" aria-labelledby="sync-conflicts">
      <h3 id="sync-conflicts">{conflictMessages.title}</h3>
      <ul>
        {conflicts.map((conflict, index) => (
          <li key={index}>{conflictSentence(conflict)}</li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => void clearConflicts()}>
        {conflictMessages.clear}
      </Button>
    </section>
  );
};

type Panel = "code" | "join" | Confirmation;

const lineOf = (settings: SyncSettings, status: SyncStatus): string => {
  if (settings.isErased) return syncScreenMessages.erased;
  if (settings.isPaused) return syncScreenMessages.paused;
  if (status.state === "waiting") return syncScreenMessages.waiting;
  if (status.state !== "fine") return syncProblemMessages[status.state];
  // No exchange has succeeded yet.
  if (settings.agreedAt === 0) return syncScreenMessages.busy;
  return syncScreenMessages.current;
};

const isCalm = (settings: SyncSettings, status: SyncStatus): boolean =>
  !settings.isErased && (status.state === "fine" || status.state === "waiting");

/** Days of warning before the store expires, so that a paused device can still send its changes. */
const warnDays = 60;
const dayMs = 86_400_000;

const keptSentence = ({ keptUntil, isPaused }: SyncSettings): string | undefined => {
  const end = Date.parse(keptUntil);
  if (!isPaused || Number.isNaN(end) || end - systemClock.now() > warnDays * dayMs) return undefined;
  return syncScreenMessages.keptUntil(dateInWords(systemClock.dateAt(end)));
};

interface OnProps {
  settings: SyncSettings;
  onPanel: (panel: Panel) => void;
}

const SyncOn = ({ settings, onPanel }: OnProps) => {
  const status = useStore(syncStatus, (value) => value);
  const kept = keptSentence(settings);
  return (
    <>
      <p className={isCalm(settings, status) ? "sync-line" : "sync-line is-wrong"} role="status">
        {lineOf(settings, status)}
      </p>
      {kept === undefined ? null : <Notice>{kept}</Notice>}
      {status.isRecreated ? <p className="hint">{syncScreenMessages.remade}</p> : null}
      {status.tooLarge > 0 ? <p className="hint">{syncScreenMessages.tooLarge(status.tooLarge)}</p> : null}
      {status.unread > 0 ? <p className="hint">{syncScreenMessages.unread(status.unread)}</p> : null}
      {settings.isErased ? null : <DeviceList own={settings.device} />}
      <ConflictList />
      <div className="row data-actions">
        {/* Keys, so that the button that has the focus never becomes another. */}
        {settings.isErased ? (
          <Fragment key="erased">
            <Button variant="primary" onClick={() => onPanel("join")}>
              <Icon of={KeyRound} small />
              {syncScreenMessages.haveCode}
            </Button>
            <Button onClick={() => onPanel("renew")}>{confirmationMessages.renew.action}</Button>
            <Button onClick={() => onPanel("leave")}>{syncScreenMessages.end}</Button>
          </Fragment>
        ) : (
          <Fragment key="synced">
            <Button variant="primary" onClick={() => onPanel("code")}>
              <Icon of={KeyRound} small />
              {syncScreenMessages.show}
            </Button>
            <Button onClick={() => void setPaused(!settings.isPaused)}>
              <Icon of={settings.isPaused ? Play : Pause} small />
              {settings.isPaused ? syncScreenMessages.goOn : syncScreenMessages.pause}
            </Button>
            <Button onClick={() => onPanel("leave")}>{syncScreenMessages.end}</Button>
            <Button onClick={() => onPanel("renew")}>{confirmationMessages.renew.action}</Button>
            <Button className="data-erase" onClick={() => onPanel("erase")}>
              {confirmationMessages.erase.action}
            </Button>
          </Fragment>
        )}
      </div>
    </>
  );
};

/** Why sync is unavailable in this browser. */
const obstacle = (): string | undefined => {
  if (!deviceStore().isLasting) return syncScreenMessages.notLasting;
  return (crypto as { subtle?: unknown }).subtle === undefined ? syncScreenMessages.notSecure : undefined;
};

interface OffProps {
  onMade: () => void;
  onJoin: () => void;
}

const SyncOff = ({ onMade, onJoin }: OffProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const reason = obstacle();
  if (reason !== undefined) return <p className="hint">{reason}</p>;
  const make = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await makeCode();
      onMade();
    } catch (error) {
      setFailure(failureSentence(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <div className="row data-actions">
        <Button variant="primary" isPaused={isBusy} onClick={() => void make()}>
          <Icon of={Plus} small />
          {syncScreenMessages.make}
        </Button>
        <Button onClick={onJoin}>
          <Icon of={KeyRound} small />
          {syncScreenMessages.haveCode}
        </Button>
      </div>
      {failure === undefined ? null : <Problem message={failure} />}
    </>
  );
};

/**
 * Sync in 'Your data', remounted for each fragment of the address: off, or the status, the devices and the actions.
 * @param heading has the focus where what opened a panel is gone when it closes
 */
export const SyncSection = ({ heading }: { heading: RefObject<HTMLElement | null> }) => {
  const [settings] = useStored(syncSettings);
  const [linked, setLinked] = useState(() => codeInLink(currentAddress()));
  const [panel, setPanel] = useState<Panel | undefined>(linked && obstacle() === undefined ? "join" : undefined);
  // Another tab has ended sync: the other panels are about its code.
  if (!settings && panel !== undefined && panel !== "join") setPanel(undefined);
  useEffect(() => {
    // Removes the code from the address and the history.
    if (linked) replaceHistoryAddress(currentAddress().split("#", 1)[0]!);
  }, [linked]);
  /** Closes a panel, not another that was opened while the first was busy. */
  const closing = (own: Panel) => () => {
    setPanel((shown) => (shown === own ? undefined : shown));
    setLinked(undefined);
  };
  return (
    <div className="sync" ref={keepFocus}>
      {settings ? (
        <SyncOn settings={settings} onPanel={setPanel} />
      ) : (
        <SyncOff onMade={() => setPanel("code")} onJoin={() => setPanel("join")} />
      )}
      {panel === "code" && settings ? <CodeSheet code={settings.code} onClose={closing("code")} /> : null}
      {panel === "join" ? (
        <JoinSheet
          link={linked}
          present={settings?.isErased ? undefined : settings?.code}
          focusInstead={heading}
          onClose={closing("join")}
        />
      ) : null}
      {panel === "leave" || panel === "erase" || panel === "renew" ? (
        <ConfirmationSheet
          key={panel}
          confirmation={panel}
          focusInstead={heading}
          onClose={closing(panel)}
          onDone={panel === "renew" ? () => setPanel("code") : closing(panel)}
        />
      ) : null}
    </div>
  );
};
