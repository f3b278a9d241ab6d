import { type LearnTranslationId, passagesText } from "#domain/site/addresses/learn-address.ts";
import { isLearnable, parseLearnHash } from "#domain/site/addresses/read-learn-address.ts";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { mergeRecords } from "./cards.ts";
import { mostSavedSets } from "./config.ts";
import type { SavedSet, SavedSets } from "./stored.ts";

/** Sets by link that a visitor learns or has made. What is learnt of them follows from the cards (docs/product/by-heart.md, "Sets by link"). */

/** Adds a set or replaces its name and translation. Returns the same object if there is nothing to change or no room. */
export const saveSet = (sets: SavedSets, passages: readonly VerseSet[], set: SavedSet): SavedSets => {
  const key = passagesText(passages);
  const present = sets[key];
  if (!present && Object.keys(sets).length >= mostSavedSets) return sets;
  if (present?.name === set.name && present.translation === set.translation) return sets;
  return { ...sets, [key]: set };
};

export const savedSet = (sets: SavedSets, passages: readonly VerseSet[]): SavedSet | undefined =>
  sets[passagesText(passages)];

export const removeSet = (sets: SavedSets, passages: readonly VerseSet[]): SavedSets =>
  Object.fromEntries(Object.entries(sets).filter(([key]) => key !== passagesText(passages)));

/** A set with a name counts more than one without, then the later one. The rest only makes the order total. */
const rank = ({ name, addedOn, translation }: SavedSet): string =>
  JSON.stringify([name === "" ? 0 : 1, addedOn, name, translation]);

/** The sets of two devices, or of a device and a file: the same in whatever order they meet. */
export const mergeSavedSets = (one: SavedSets, other: SavedSets): SavedSets =>
  mergeRecords(one, other, (present, added) => (rank(added) > rank(present) ? added : present));

interface ListedSet {
  readonly name: string;
  readonly translation: LearnTranslationId;
  /** In the form that links have. */
  readonly passages: readonly VerseSet[];
}

/** The newest first; without those that this version of the site cannot read. */
export const listSavedSets = (sets: SavedSets): readonly ListedSet[] =>
  Object.entries(sets)
    .toSorted(([one, { addedOn: a }], [other, { addedOn: b }]) => (a === b ? (one < other ? -1 : 1) : a > b ? -1 : 1))
    .flatMap(([key, { name, translation }]) => {
      if (!isLearnable(translation)) return [];
      const read = parseLearnHash(`${translation}/${key}`);
      return read && read.name === "" ? [{ name, translation, passages: read.passages }] : [];
    });
