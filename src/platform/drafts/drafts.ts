import { after } from "../clock.ts";
import { deviceStore } from "../storage/browser-store.ts";
import { onPageEnd, openPages, ownPageId } from "./open-pages.ts";
import { type Draft, type DraftPlace, withDraft, withoutDraft } from "./rules.ts";
import { draftsEntry } from "./stored.ts";

/** The drafts that an editor of this page has at the moment. */
const inUse = new Set<string>();

/**
 * `unclaimed`: drafts that no editor has, of this page and of closed pages, the latest first. `others`: the ids of open pages
 * that have wanted drafts.
 */
const findDrafts = async (isWanted: (draft: Draft) => boolean) => {
  const wanted = deviceStore().read(draftsEntry).filter(isWanted);
  if (wanted.length === 0) return { unclaimed: [], others: [] };
  const own = ownPageId();
  const open = await openPages();
  const isOthers = ({ page }: Draft) => page !== own && open.has(page);
  return {
    unclaimed: wanted.filter((draft) => !inUse.has(draft.id) && !isOthers(draft)).toReversed(),
    others: [...new Set(wanted.filter(isOthers).map(({ page }) => page))],
  };
};

/** After a reload, the page before it may still count as open for a moment. */
const reloadMs = 3000;

/**
 * Calls `onUnclaimed` with the drafts of a place, or of a kind, that no editor has: now, and when a page that has some ends
 * within the next seconds. After that it stops, since the reload of one tab must not move its draft to another tab.
 * @returns the function that stops it earlier
 */
export const watchUnclaimedDrafts = (
  { kind, part }: Partial<DraftPlace>,
  onUnclaimed: (drafts: readonly Draft[]) => void,
): (() => void) => {
  const stop = new AbortController();
  const waitedFor = new Set<string>();
  const isWanted = (draft: Draft) => draft.kind === kind && (part === undefined || draft.part === part);
  const go = async () => {
    const { unclaimed, others } = await findDrafts(isWanted);
    if (stop.signal.aborted) return;
    if (unclaimed.length > 0) onUnclaimed(unclaimed);
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

/** Releases a draft, so that the next editor of its place can claim it. */
export const releaseDraft = ({ id }: Draft): void => void inUse.delete(id);

export const markDraftInUse = ({ id }: Draft): void => void inUse.add(id);

/** Claims one of these drafts for this page: the first that no editor has claimed, saved or discarded meanwhile. */
export const claimDraft = async (unclaimed: readonly Draft[]): Promise<Draft | undefined> => {
  for (const { id, page } of unclaimed) {
    if (inUse.has(id)) continue;
    inUse.add(id);
    let claimed: Draft | undefined;
    await deviceStore().update(draftsEntry, (present) => {
      const now = present.find((draft) => draft.id === id);
      if (now?.page !== page) return present;
      claimed = { ...now, page: ownPageId() };
      return withDraft(present, claimed);
    });
    if (claimed !== undefined) return claimed;
    inUse.delete(id);
  }
  return undefined;
};

/**
 * Stores a draft. Resolves to false if it is not stored, because storage is full or the browser stores nothing.
 * @param atMost of its kind; the oldest are dropped
 */
export const storeDraft = (draft: Draft, atMost?: number): Promise<boolean> =>
  deviceStore().update(draftsEntry, (present) => withDraft(present, draft, atMost));

/**
 * Removes a draft.
 * @param isOver whether to remove it after all; called when the removal is carried out, after all earlier writes of this page
 */
export const removeDraft = ({ id }: Draft, isOver: () => boolean = () => true): Promise<boolean> =>
  deviceStore().update(draftsEntry, (present) => (isOver() ? withoutDraft(present, id) : present));
