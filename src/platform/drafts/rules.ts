/**
 * Drafts: what is typed into an editor and not saved yet (docs/decisions/device-storage.md, "Editors"). Each editor has
 * a draft of its own, so that two tabs never write the same one.
 */

/** What a draft will become: a kind of text, and which one of that kind ("new", or an id). */
export interface DraftPlace {
  readonly kind: string;
  readonly part: string;
}

export interface Draft extends DraftPlace {
  readonly id: string;
  /** The open page it belongs to. Once that page is gone, the next editor of the same place takes the draft over. */
  readonly page: string;
  /** The saved text that the editor began from; empty for a new one. */
  readonly base: string;
  readonly text: string;
  /** What else is needed to save it: a note's reference, an item as it was. */
  readonly about?: unknown;
}

/** Replaces a draft, or adds it at the end: the latest is the last. @param atMost of its kind; the oldest are dropped */
export const withDraft = (drafts: readonly Draft[], draft: Draft, atMost = Infinity): readonly Draft[] => {
  const others = drafts.filter(({ id }) => id !== draft.id);
  const excess = others.filter(({ kind }) => kind === draft.kind).length + 1 - atMost;
  const dropped = new Set(excess > 0 ? others.filter(({ kind }) => kind === draft.kind).slice(0, excess) : []);
  return [...others.filter((other) => !dropped.has(other)), draft];
};

export const withoutDraft = (drafts: readonly Draft[], id: string): readonly Draft[] =>
  drafts.some((draft) => draft.id === id) ? drafts.filter((draft) => draft.id !== id) : drafts;
