import { deviceStore } from "../storage/browser-store.ts";
import { openPages, ownPage } from "./open-pages.ts";
import { type Draft, type DraftPlace, withDraft, withoutDraft } from "./rules.ts";
import { draftsEntry } from "./stored.ts";

/** The drafts that an editor of this page has at the moment. */
const inUse = new Set<string>();

const isOf =
  ({ kind, part }: DraftPlace) =>
  (draft: Draft): boolean =>
    draft.kind === kind && draft.part === part;

/** Drafts that no editor has, the latest first: those of this page, and of pages that are closed or crashed. */
const freeDrafts = async (isWanted: (draft: Draft) => boolean): Promise<readonly Draft[]> => {
  const wanted = deviceStore().read(draftsEntry).filter(isWanted);
  if (wanted.length === 0) return [];
  const open = await openPages();
  const own = ownPage();
  return wanted.filter(({ id, page }) => !inUse.has(id) && (page === own || !open.has(page))).toReversed();
};

/** Gives a draft back, so that the next editor of its place can claim it. */
export const releaseDraft = ({ id }: Draft): void => void inUse.delete(id);

/** Marks a draft as being written in this page. */
export const useDraftHere = ({ id }: Draft): void => void inUse.add(id);

/** Makes the latest free draft of a place this page's own. */
export const claimDraft = async (place: DraftPlace): Promise<Draft | undefined> => {
  for (const free of await freeDrafts(isOf(place))) {
    if (inUse.has(free.id)) continue;
    inUse.add(free.id);
    let claimed: Draft | undefined;
    await deviceStore().update(draftsEntry, (present) => {
      const now = present.find(({ id }) => id === free.id);
      // Another tab has claimed, saved or discarded it meanwhile.
      if (now?.page !== free.page) return present;
      claimed = { ...now, page: ownPage() };
      return withDraft(present, claimed);
    });
    if (claimed !== undefined) return claimed;
    inUse.delete(free.id);
  }
  return undefined;
};

/** The places of a kind that have a free draft. */
export const freePlaces = async (kind: string): Promise<readonly string[]> =>
  (await freeDrafts((draft) => draft.kind === kind)).map(({ part }) => part);

/** Resolves to false if it is not stored, for want of space or because nothing lasts here. */
export const storeDraft = (draft: Draft, atMost?: number): Promise<boolean> =>
  deviceStore().update(draftsEntry, (present) => withDraft(present, draft, atMost));

/** @param isOver read when the removal is carried out, after all earlier writes of this page */
export const removeDraft = ({ id }: Draft, isOver: () => boolean = () => true): Promise<boolean> =>
  deviceStore().update(draftsEntry, (present) => (isOver() ? withoutDraft(present, id) : present));
