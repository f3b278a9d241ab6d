import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type DeclaredKey, storedTexts } from "#domain/site/stored-texts.data.ts";
import { toast } from "#src/platform/page/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea } from "#src/ui/field.tsx";
import { Sheet, type SheetProps } from "#src/ui/sheet.tsx";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { failureSentence, join, type Joining, previewJoin } from "./actions.ts";
import { codeAsText, type codeInLink } from "./code-text.ts";
import { loadAllWordLists } from "./word-lists.ts";
import { readCode } from "./code.ts";
import type { PreviewRow } from "./preview.ts";
import { codeMessages, joinMessages, syncScreenMessages } from "./messages.ts";

interface JoinSheetProps extends Pick<SheetProps, "focusInstead"> {
  /** The code of a link that was opened. */
  link: ReturnType<typeof codeInLink>;
  /** The code of this device, if it has one. */
  present?: string | undefined;
  onClose: () => void;
}

const changesOf = ({ coming, going, differing }: PreviewRow): string =>
  joinMessages.changes(
    [
      coming > 0 && joinMessages.coming(coming),
      going > 0 && joinMessages.going(going),
      differing > 0 && joinMessages.differ(differing),
    ].filter((change) => change !== false),
  );

const Preview = ({ rows }: Pick<Joining, "rows">) => (
  <>
    <ul className="data-changes">
      {rows.map((row) => (
        <li key={row.key} className="data-change">
          <p>
            <b>{storedTexts[row.key as DeclaredKey].what}</b>
            {changesOf(row)}
          </p>
        </li>
      ))}
    </ul>
    {rows.length === 0 ? <p>{joinMessages.nothing}</p> : null}
    {rows.some(({ differing }) => differing > 0) ? <p className="hint">{joinMessages.differing}</p> : null}
  </>
);

/** Joins another device’s code: by its words, or by the link that was opened; first it shows what will change. */
export const JoinSheet = ({ link, present, onClose, ...rest }: JoinSheetProps) => {
  const isDamaged = link !== undefined && "problem" in link;
  const code = link === undefined || isDamaged ? undefined : codeAsText(link);
  const [typed, setTyped] = useState("");
  const [mistake, setMistake] = useState(isDamaged ? codeMessages.problem(link) : undefined);
  const [wanted, setWanted] = useState(code);
  const look = useQuery({
    queryKey: ["sync preview", wanted],
    queryFn: () => previewJoin(wanted!),
    enabled: wanted !== undefined && present === undefined,
    gcTime: 0,
  });
  const [joining, setJoining] = useState<{ isPending: boolean; error?: unknown }>({ isPending: false });
  // Stays open while it works: closing would only hide the work, not stop it.
  const close = joining.isPending ? () => {} : onClose;
  const run = async (ready: Joining) => {
    setJoining({ isPending: true });
    try {
      await join(ready);
      toast({ title: syncScreenMessages.joined });
      onClose();
    } catch (error) {
      setJoining({ isPending: false, error });
    }
  };
  const next = async () => {
    const read = await readCode(typed, loadAllWordLists).catch(() => undefined);
    if (read === undefined) return setMistake(syncScreenMessages.noAnswer);
    if ("problem" in read) return setMistake(codeMessages.problem(read));
    setMistake(undefined);
    const text = codeAsText(read);
    if (text === wanted) void look.refetch();
    else setWanted(text);
  };
  // The word lists load while the visitor types the code.
  useEffect(() => {
    if (code === undefined) loadAllWordLists().catch(() => undefined);
  }, [code]);
  // While joining is pending, the code is already stored: that is not a second join.
  const isOwn = wanted !== undefined && present !== undefined && !joining.isPending;
  const failure = joining.error ?? (look.isFetching ? null : look.error);
  const ownSentence = wanted === present ? syncScreenMessages.sameCode : syncScreenMessages.otherCode;
  const problem = mistake ?? (isOwn ? ownSentence : failure ? failureSentence(failure) : undefined);
  const isTyped = code === undefined && !look.data;

  return (
    <Sheet
      {...rest}
      isOpen
      onOpenChange={close}
      title={isTyped ? syncScreenMessages.haveCode : joinMessages.title}
      isDescriptionVisible
      description={isTyped ? joinMessages.typeLead : joinMessages.lead}
    >
      {look.data ? <Preview rows={look.data.rows} /> : null}
      {isTyped ? (
        <TextArea
          label={joinMessages.field}
          rows={3}
          value={typed}
          error={problem}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setMistake(undefined);
            setWanted(undefined);
          }}
        />
      ) : null}
      {problem !== undefined && !isTyped ? (
        <Problem message={problem} {...(look.isError && { onRetry: () => void look.refetch() })} />
      ) : null}
      {look.isFetching ? <TextSkeleton lines={3} label={joinMessages.looking} /> : null}
      <div className="row data-actions">
        {look.data ? (
          // Another button than Next, so that the sheet gets the focus of that, and is read.
          <Button key="join" variant="primary" isPaused={joining.isPending} onClick={() => void run(look.data)}>
            {joinMessages.join}
          </Button>
        ) : isTyped ? (
          <Button variant="primary" isPaused={look.isFetching} onClick={() => void next()}>
            {joinMessages.next}
          </Button>
        ) : null}
        <Button variant="quiet" isPaused={joining.isPending} onClick={close}>
          {problem !== undefined && !isTyped ? uiMessages.close : uiMessages.cancel}
        </Button>
      </div>
    </Sheet>
  );
};
