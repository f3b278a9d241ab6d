import { after } from "../clock.ts";
import { deviceStore } from "../storage/browser-store.ts";
import { onPageEnd, openPages, ownPage } from "./open-pages.ts";
import { type Draft, type DraftPlace, withDraft, withoutDraft } from "./rules.ts";
import { draftsEntry } from "./stored.ts";

/** The drafts that an editor of this page has at the moment. */
const inUse = new Set<string>();

/** Drafts that no editor has, the latest first (of this page, and of pages that are gone), and the pages that have others. */
const look = async (isWanted: (draft: Draft) => boolean) => {
  const wanted = deviceStore().read(draftsEntry).filter(isWanted);
  if (wanted.length === 0) return { free: [], others: [] };
  const own = ownPage();
  const open = await openPages();
  const isOthers = ({ page }: Draft) => page !== own && open.has(page);
  return {
    free: wanted.filter((draft) => !inUse.has(draft.id) && !isOthers(draft)).toReversed(),
    others: [...new Set(wanted.filter(isOthers).map(({ page }) => page))],
  };
};

/** After a reload, the page before it may still count as open for a moment. */
const reloadMs = 3000;

/**
 * Calls `onFree` with the drafts of a place, or of a kind, that no editor has: now, and if a page that has some ends within
 * the next seconds. Later ones wait for the next editor, since the reload of one tab must not move its draft to another.
 * @returns stops it
 */
export const followFreeDrafts = (
  { kind, part }: Partial<DraftPlace>,
  onFree: (drafts: readonly Draft[]) => void,
): (() => void) => {
  const stop = new AbortController();
  const waitedFor = new Set<string>();
  const isWanted = (draft: Draft) => draft.kind === kind && (part === undefined || draft.part === part);
  const go = async () => {
    const { free, others } = await look(isWanted);
    if (stop.signal.aborted) return;
    if (free.length > 0) onFree(free);
    for (const page of others.filter((one) => !waitedFor.has(one))) {
      waitedFor.add(page);
      onPageEnd(page, stop.signal, () => void go());
    }
  };
  void go();
  const cancel = after(reloadMs, () => stop.abort());
  return () => {
    cancel();
    stop.abort();
  };
};

/** Gives a draft back, so that the next editor of its place can claim it. */
export const releaseDraft = ({ id }: Draft): void => void inUse.delete(id);

/** Marks a draft as being written in this page. */
export const useDraftHere = ({ id }: Draft): void => void inUse.add(id);

/** Makes one of these drafts this page's own: the first that no editor has taken, saved or discarded meanwhile. */
export const claimDraft = async (free: readonly Draft[]): Promise<Draft | undefined> => {
  for (const { id, page } of free) {
    if (inUse.has(id)) continue;
    inUse.add(id);
    let claimed: Draft | undefined;
    await deviceStore().update(draftsEntry, (present) => {
      const now = present.find((draft) => draft.id === id);
      if (now?.page !== page) return present;
      claimed = { ...now, page: ownPage() };
      return withDraft(present, claimed);
    });
    if (claimed !== undefined) return claimed;
    inUse.delete(id);
  }
  return undefined;
};

/** Resolves to false if it is not stored, for want of space or because nothing lasts here. */
export const storeDraft = (draft: Draft, atMost?: number): Promise<boolean> =>
  deviceStore().update(draftsEntry, (present) => withDraft(present, draft, atMost));

/** @param isOver read when the removal is carried out, after all earlier writes of this page */
export const removeDraft = ({ id }: Draft, isOver: () => boolean = () => true): Promise<boolean> =>
  deviceStore().update(draftsEntry, (present) => (isOver() ? withoutDraft(present, id) : present));
