import { useCallback, useEffect, useMemo, useState } from "react";
import type * as z from "zod/mini";
import { useStored } from "../storage/use-stored.ts";
import { watchUnclaimedDrafts } from "./drafts.ts";
import { ownPageId } from "./open-pages.ts";
import { draftsEntry } from "./stored.ts";

interface OpenEdits<Item> {
  readonly isOpen: (id: string) => boolean;
  /** Whether it opened by itself, with what was typed before a reload or a crash. Then it must not take the focus. */
  readonly isRestored: (id: string) => boolean;
  readonly setOpen: (id: string, isOpen: boolean) => void;
  /** The items that are being edited, as they were when that began. */
  readonly edited: readonly Item[];
}

/**
 * Which items of a list are open in an editor. Those whose editor was closed by a reload or a crash open again.
 * @param item the shape of an item, which the editor stores with its draft
 */
export const useOpenEdits = <Item>(kind: string, item: z.ZodMiniType<Item>): OpenEdits<Item> => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  /** The ids of drafts that no editor had, by the ids of their items. */
  const [unclaimed, setUnclaimed] = useState<ReadonlyMap<string, string>>(new Map());
  const [drafts] = useStored(draftsEntry);
  useEffect(
    () =>
      watchUnclaimedDrafts({ kind }, (found) => {
        setOpen((present) => new Set([...present, ...found.map(({ part }) => part)]));
        setUnclaimed((present) => new Map([...present, ...found.map(({ id, part }) => [part, id] as const)]));
      }),
    [kind],
  );
  return {
    isOpen: (id) => open.has(id),
    isRestored: (id) => unclaimed.has(id),
    setOpen: useCallback((id, isOpen) => {
      setOpen((present) => new Set(isOpen ? [...present, id] : [...present].filter((other) => other !== id)));
      setUnclaimed((present) => new Map([...present].filter(([other]) => other !== id)));
    }, []),
    edited: useMemo(
      () =>
        drafts.flatMap((draft) => {
          if (draft.kind !== kind || !open.has(draft.part)) return [];
          // Drafts of other tabs are theirs to show.
          if (unclaimed.get(draft.part) !== draft.id && draft.page !== ownPageId()) return [];
          const read = item.safeParse(draft.about);
          return read.success ? [read.data] : [];
        }),
      [drafts, unclaimed, kind, item, open],
    ),
  };
};

/** The items, and at the end those being edited that were deleted meanwhile. */
export const withDeleted = <Item extends { readonly id: string }>(
  items: readonly Item[],
  edited: readonly Item[],
): readonly Item[] => {
  const present = new Set(items.map(({ id }) => id));
  const deleted = edited.filter(({ id }) => !present.has(id) && present.add(id));
  return deleted.length === 0 ? items : [...items, ...deleted];
};
