import { useEffect, useRef, useState } from "react";
import { randomId } from "../random.ts";
import { deviceStore } from "../storage/browser-store.ts";
import { claimDraft, watchUnclaimedDrafts, releaseDraft, removeDraft, storeDraft, markDraftInUse } from "./drafts.ts";
import { draftMessages } from "./messages.ts";
import { ownPageId } from "./open-pages.ts";
import type { Draft, DraftPlace } from "./rules.ts";

/** A draft that an earlier version of the site stored under another key. */
export interface LegacyDraft {
  readonly read: () => Pick<Draft, "text" | "about"> | undefined;
  /** Removes it, once it is stored as a draft. */
  readonly remove: () => Promise<unknown>;
}

interface DraftOptions extends DraftPlace {
  /** How many drafts of this kind are stored. No limit by default. */
  readonly atMost?: number;
  readonly legacy?: LegacyDraft;
}

/** `forVisit`: the browser stores nothing, so it is there until the page is closed. `failed`: the visitor has been told. */
export type SaveOutcome = "stored" | "forVisit" | "failed";

interface OpenDraft {
  /** Undefined while nothing is typed that is not saved. */
  readonly draft: Draft | undefined;
  /** The latest draft, also between a key press and the next render. */
  readonly latest: () => Draft | undefined;
  /** Stores what is typed. `base` counts for the first time only: the saved text that the editor began from. */
  readonly write: (text: string, about?: unknown, base?: string) => void;
  /** Replaces the draft after a save during which the visitor went on typing. */
  readonly rebase: (text: string, base: string) => void;
  readonly end: () => void;
  /**
   * Saves a draft, and removes it if nothing was typed meanwhile. Both writes are queued at once, so that a page that is
   * being closed carries out both.
   * @param isThere whether the text is in its place; read after `write` was carried out
   */
  readonly settle: (saving: Draft, write: () => Promise<boolean>, isThere: () => boolean) => Promise<SaveOutcome>;
  /** Why the draft would not survive closing the page; undefined if it would. */
  readonly warning: string | undefined;
}

const warningOf = (isStored: boolean): string | undefined => {
  if (isStored) return undefined;
  return deviceStore().isLasting ? draftMessages.full : draftMessages.unavailable;
};

/** The open editors of this page. One that was left and opened again has the draft that the earlier one may be saving. */
const openEditors = new Set<Pick<OpenDraft, "latest"> & { readonly empty: () => void }>();

/**
 * The draft of an editor. It is stored at each key press, and comes back when the editor is opened again, after a reload or
 * a crash; but never one that is being written in another tab. The place must not change while the editor is open.
 */
export const useDraft = ({ kind, part, atMost, legacy }: DraftOptions): OpenDraft => {
  const [draft, setDraft] = useState<Draft>();
  const [warning, setWarning] = useState<string>();
  const current = useRef<Draft>(undefined);

  const show = (next: Draft | undefined): void => {
    current.current = next;
    setDraft(next);
  };
  const empty = (): void => {
    show(undefined);
    setWarning(undefined);
  };
  const latest = () => current.current;
  const store = async (next: Draft): Promise<boolean> => {
    markDraftInUse(next);
    show(next);
    const isStored = await storeDraft(next, atMost);
    if (current.current?.id === next.id) setWarning(warningOf(isStored));
    return isStored;
  };

  useEffect(() => {
    let isOpen = true;
    const editor = { latest, empty };
    openEditors.add(editor);
    const claim = async (unclaimed: readonly Draft[]) => {
      if (current.current !== undefined) return;
      const claimed = await claimDraft(unclaimed);
      if (claimed === undefined) return;
      if (isOpen && current.current === undefined) show(claimed);
      else releaseDraft(claimed);
    };
    const before = legacy?.read();
    if (before !== undefined) {
      const moved: Draft = { id: randomId(), kind, part, page: ownPageId(), base: "", ...before };
      void storeDraft(moved, atMost).then((isStored) => (isStored ? legacy?.remove() : undefined));
      void claim([moved]);
    }
    if (current.current) markDraftInUse(current.current);
    const stop = watchUnclaimedDrafts({ kind, part }, (unclaimed) => void claim(unclaimed));
    return () => {
      isOpen = false;
      openEditors.delete(editor);
      stop();
      if (current.current) releaseDraft(current.current);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the place stays the same while the editor is open
  }, []);

  const end = (): void => {
    const ended = current.current;
    if (ended === undefined) return;
    empty();
    const next = [...openEditors].find((editor) => editor.latest()?.id === ended.id);
    if (next && next.latest()?.text !== ended.text) return;
    next?.empty();
    releaseDraft(ended);
    void removeDraft(ended);
  };

  return {
    draft,
    latest,
    write: (text, about, base = "") => {
      const present = current.current ?? { id: randomId(), kind, part, page: ownPageId(), base };
      void store({ ...present, text, about });
    },
    rebase: (text, base) => {
      if (current.current) void store({ ...current.current, text, base });
    },
    end,
    settle: async (saving, write, isThere) => {
      const writing = write();
      const removing = removeDraft(saving, isThere);
      const isStored = await writing;
      await removing;
      if (!isThere()) return "failed";
      if (current.current === saving) end();
      return isStored ? "stored" : "forVisit";
    },
    warning,
  };
};
