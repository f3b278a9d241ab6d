import { useCallback, useEffect, useMemo, useState } from "react";
import type * as z from "zod/mini";
import { useStored } from "../storage/use-stored.ts";
import { followFreeDrafts } from "./drafts.ts";
import { ownPage } from "./open-pages.ts";
import { draftsEntry } from "./stored.ts";

interface OpenEdits<Item> {
  readonly isOpen: (id: string) => boolean;
  /** It opened by itself, with what was typed before a reload or a crash: it must not take the focus. */
  readonly isRestored: (id: string) => boolean;
  readonly setOpen: (id: string, isOpen: boolean) => void;
  /** The items that are being changed, as they were when that began. */
  readonly begun: readonly Item[];
}

/**
 * Which items of a list are open in an editor. Those whose editor was closed by a reload or a crash open again.
 * @param item the shape of an item, which the editor stores with its draft
 */
export const useOpenEdits = <Item>(kind: string, item: z.ZodMiniType<Item>): OpenEdits<Item> => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  /** The drafts that no editor had, by their items. */
  const [freed, setFreed] = useState<ReadonlyMap<string, string>>(new Map());
  const [drafts] = useStored(draftsEntry);
  useEffect(
    () =>
      followFreeDrafts({ kind }, (free) => {
        setOpen((present) => new Set([...present, ...free.map(({ part }) => part)]));
        setFreed((present) => new Map([...present, ...free.map(({ id, part }) => [part, id] as const)]));
      }),
    [kind],
  );
  return {
    isOpen: (id) => open.has(id),
    isRestored: (id) => freed.has(id),
    setOpen: useCallback((id, isOpen) => {
      setOpen((present) => new Set(isOpen ? [...present, id] : [...present].filter((other) => other !== id)));
      setFreed((present) => new Map([...present].filter(([other]) => other !== id)));
    }, []),
    begun: useMemo(
      () =>
        drafts.flatMap((draft) => {
          if (draft.kind !== kind || !open.has(draft.part)) return [];
          // Drafts of other tabs are theirs to show.
          if (freed.get(draft.part) !== draft.id && draft.page !== ownPage()) return [];
          const read = item.safeParse(draft.about);
          return read.success ? [read.data] : [];
        }),
      [drafts, freed, kind, item, open],
    ),
  };
};

/** The items, and those being changed that were deleted meanwhile. */
export const withDeleted = <Item extends { readonly id: string }>(
  items: readonly Item[],
  begun: readonly Item[],
): readonly Item[] => {
  const present = new Set(items.map(({ id }) => id));
  const deleted = begun.filter(({ id }) => !present.has(id) && present.add(id));
  return deleted.length === 0 ? items : [...items, ...deleted];
};
