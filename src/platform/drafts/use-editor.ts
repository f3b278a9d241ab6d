import { mergeTexts } from "#domain/text/merge-texts.ts";
import { toast } from "../page/toast.ts";
import { deviceStore } from "../storage/browser-store.ts";
import type { StoredEntry } from "../storage/entries.ts";
import { useStored } from "../storage/use-stored.ts";
import { draftMessages } from "./messages.ts";
import type { Draft, DraftPlace } from "./rules.ts";
import { type SaveOutcome, useDraft } from "./use-draft.ts";

/** Result of saving: as typed, merged with a change made elsewhere, or restored after a deletion elsewhere. */
type SaveResult = "saved" | "merged" | "restored";

/**
 * The text to store for an edited one. A text that was changed elsewhere meanwhile is merged; a change wins over a deletion.
 * @param base the stored text that the editor began from; empty where there was none
 * @param stored the text stored now; undefined where there is none
 * @returns the text to store; undefined where none is to be stored
 */
export const savedText = (
  base: string,
  mine: string,
  stored: string | undefined,
): { readonly text: string | undefined; readonly result: SaveResult } => {
  if (mine === base) return { text: stored, result: "saved" };
  if (stored === undefined) return { text: mine, result: base === "" || mine === "" ? "saved" : "restored" };
  // Emptied in this editor, but changed elsewhere since: the change wins over the deletion.
  if (mine.trim() === "" && stored !== base) return { text: stored, result: "merged" };
  const text = mergeTexts(base, mine, stored);
  return { text, result: text === mine ? "saved" : "merged" };
};

/** A text inside a stored value: a note's, a prayer's, an answer. */
export interface EditedText<T> extends DraftPlace {
  readonly entry: StoredEntry<T>;
  /** Undefined where it is not there, or was deleted. */
  readonly textIn: (value: T) => string | undefined;
  /** The value with this text in its place, also where it was deleted. */
  readonly withText: (value: T, text: string) => T;
  /** Stored with the draft: what is needed to show and save it after a deletion. */
  readonly about?: unknown;
}

interface Editor {
  /** What the field shows: what is typed, or else what is stored. */
  readonly text: string;
  /** What is typed and not saved; another object after each key press. */
  readonly draft: Draft | undefined;
  readonly setText: (text: string) => void;
  /** Saves what is typed, merged with what other tabs and devices have saved meanwhile; a toast says so. */
  readonly save: () => Promise<SaveOutcome>;
  readonly discard: () => void;
  /** One line for the visitor: the text was deleted elsewhere, or what is typed cannot be stored. */
  readonly notice: string | undefined;
}

const resultMessages: Readonly<Record<Exclude<SaveResult, "saved">, string>> = {
  merged: draftMessages.merged,
  restored: draftMessages.restored,
};

/**
 * An editor of a stored text that other tabs and devices may change or delete at any time. It remembers the version that it
 * began from (its draft's `base`) and merges on saving.
 */
export const useEditor = <T>({ entry, textIn, withText, kind, part, about }: EditedText<T>): Editor => {
  const [value] = useStored(entry);
  const { draft, latest, write, rebase, end, settle, warning } = useDraft({ kind, part });
  const stored = textIn(value);
  const isDeleted = draft !== undefined && stored === undefined && draft.base !== "";

  const save = async (): Promise<SaveOutcome> => {
    const saving = latest();
    if (saving === undefined) return "stored";
    let saved: ReturnType<typeof savedText> | undefined;
    let written: T;
    const writeText = () =>
      deviceStore().update(entry, (present) => {
        const before = textIn(present);
        saved = savedText(saving.base, saving.text, before);
        written = saved.text === before ? present : withText(present, saved.text ?? "");
        return written;
      });
    // Not compared with the text itself: an answer that was emptied is no longer there.
    const isThere = () => saved !== undefined && textIn(deviceStore().read(entry)) === textIn(written);
    const outcome = await settle(saving, writeText, isThere);
    if (saved === undefined || outcome === "failed") return outcome;
    const now = latest();
    const text = saved.text ?? "";
    if (now?.id === saving.id) rebase(mergeTexts(saving.text, now.text, text), text);
    if (saved.result !== "saved") toast({ title: resultMessages[saved.result], durationMs: 10_000 });
    return outcome;
  };

  return {
    text: draft?.text ?? stored ?? "",
    draft,
    setText: (text) => write(text, about, stored),
    save,
    discard: end,
    notice: warning ?? (isDeleted ? draftMessages.deleted : undefined),
  };
};
