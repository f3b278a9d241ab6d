import { useEffect, useRef, useState } from "react";
import { randomId } from "../random.ts";
import { deviceStore } from "../storage/browser-store.ts";
import { claimDraft, followFreeDrafts, releaseDraft, removeDraft, storeDraft, useDraftHere } from "./drafts.ts";
import { draftMessages } from "./messages.ts";
import { ownPage } from "./open-pages.ts";
import type { Draft, DraftPlace } from "./rules.ts";

/** A draft in a form that earlier versions of the site stored it in. */
export interface OlderDraft {
  readonly read: () => Pick<Draft, "text" | "about"> | undefined;
  /** Removes it, once it is stored as a draft. */
  readonly remove: () => Promise<unknown>;
}

interface DraftOptions extends DraftPlace {
  /** How many drafts of this kind are stored. No limit by default. */
  readonly atMost?: number;
  readonly older?: OlderDraft;
}

/** `forVisit`: in a browser that stores nothing, it is there until the page is closed. The visitor has been told of a failure. */
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
  /** Removes the draft, to discard it. */
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

const warningOf = (isKept: boolean): string | undefined => {
  if (isKept) return undefined;
  return deviceStore().isLasting ? draftMessages.full : draftMessages.unavailable;
};

/**
 * The draft of an editor. It is stored at each key press, and comes back when the editor is opened again, after a reload or
 * a crash; but never one that is being written in another tab. The place must not change while the editor is open.
 */
export const useDraft = ({ kind, part, atMost, older }: DraftOptions): OpenDraft => {
  const [draft, setDraft] = useState<Draft>();
  const [warning, setWarning] = useState<string>();
  const current = useRef<Draft>(undefined);

  const show = (next: Draft | undefined): void => {
    current.current = next;
    setDraft(next);
  };
  const store = async (next: Draft): Promise<boolean> => {
    useDraftHere(next);
    show(next);
    const isKept = await storeDraft(next, atMost);
    if (current.current?.id === next.id) setWarning(warningOf(isKept));
    return isKept;
  };

  useEffect(() => {
    let isOpen = true;
    const claim = async (free: readonly Draft[]) => {
      if (current.current !== undefined) return;
      const claimed = await claimDraft(free);
      if (claimed === undefined) return;
      if (isOpen && current.current === undefined) show(claimed);
      else releaseDraft(claimed);
    };
    const before = older?.read();
    if (before !== undefined) {
      const moved: Draft = { id: randomId(), kind, part, page: ownPage(), base: "", ...before };
      void storeDraft(moved, atMost).then((isKept) => (isKept ? older?.remove() : undefined));
      void claim([moved]);
    }
    if (current.current) useDraftHere(current.current);
    const stop = followFreeDrafts({ kind, part }, (free) => void claim(free));
    return () => {
      isOpen = false;
      stop();
      if (current.current) releaseDraft(current.current);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the place stays the same while the editor is open
  }, []);

  const end = (): void => {
    const ended = current.current;
    if (ended === undefined) return;
    show(undefined);
    setWarning(undefined);
    releaseDraft(ended);
    void removeDraft(ended);
  };

  return {
    draft,
    latest: () => current.current,
    write: (text, about, base = "") => {
      const present = current.current ?? { id: randomId(), kind, part, page: ownPage(), base };
      void store({ ...present, text, about });
    },
    rebase: (text, base) => {
      if (current.current) void store({ ...current.current, text, base });
    },
    end,
    settle: async (saving, write, isThere) => {
      const writing = write();
      const removing = removeDraft(saving, isThere);
      const isKept = await writing;
      await removing;
      if (!isThere()) return "failed";
      if (current.current === saving) end();
      return isKept ? "stored" : "forVisit";
    },
    warning,
  };
};
