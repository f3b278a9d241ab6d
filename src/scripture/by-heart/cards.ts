import { numbersBetween } from "#domain/scripture/reference/places.ts";
import { verseCount } from "#domain/scripture/books/books.ts";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { verseSetText } from "#domain/scripture/reference/verse-set-text.ts";
import { printed } from "#domain/scripture/text/quotation.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { type LearnTranslationId, passageText } from "#domain/site/addresses/learn-address.ts";
import { isLearnable, parsePassage } from "#domain/site/addresses/read-learn-address.ts";
import { hashOf } from "#domain/text/hash.ts";
import type { Card, Cards } from "./stored.ts";
import { mostReviews, mostVerses, mostVersesOfPassage } from "./config.ts";

/** How well a passage was recalled; the numbers are those of FSRS. */
export const grades = { again: 1, hard: 2, good: 3, easy: 4 } as const;
export type Grade = (typeof grades)[keyof typeof grades];

/** A passage in one translation. */
export interface CardPlace {
  readonly translation: LearnTranslationId;
  readonly passage: VerseSet;
}

/** `kjv/JHN.3.16-18` */
export const cardId = ({ translation, passage }: CardPlace): string => `${translation}/${passageText(passage)}`;

/** Undefined for ids of translations or verses that this version of the site does not have. */
export const parseCardId = (id: string): CardPlace | undefined => {
  const [translation = "", text = "", ...more] = id.split("/");
  const passage = parsePassage(text);
  if (!isLearnable(translation) || !passage || passage.verses.length === 0 || more.length > 0) return undefined;
  return { translation, passage };
};

/** A passage in parts of much the same length, none longer than a passage may be. */
export const inParts = ({ book, chapter, verses }: VerseSet): readonly VerseSet[] => {
  const all = verses.length > 0 ? verses : numbersBetween(1, verseCount(book, chapter));
  const size = Math.ceil(all.length / Math.ceil(all.length / mostVersesOfPassage));
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => ({
    book,
    chapter,
    verses: all.slice(index * size, (index + 1) * size),
  }));
};

/** The words of a passage; empty if the translation has none of its verses. */
export const wordsOfPassage = (passage: VerseSet, chapter: Pick<ChapterText, "verses">): string =>
  printed(verseSetText(passage, chapter));

const versesOn = (id: string): number => parseCardId(id)?.passage.verses.length ?? 1;

export const countVerses = (cards: Cards): number => Object.keys(cards).reduce((sum, id) => sum + versesOn(id), 0);

/** Adds cards that are not there yet, as far as there is room. Returns the same object if there is nothing to add. */
export const addCards = (cards: Cards, ids: readonly string[], addedOn: string): Cards => {
  let room = mostVerses - countVerses(cards);
  const added: Record<string, Card> = {};
  for (const id of ids) {
    if (Object.hasOwn(cards, id) || Object.hasOwn(added, id) || versesOn(id) > room) continue;
    room -= versesOn(id);
    added[id] = { addedOn, reviews: {} };
  }
  return Object.keys(added).length === 0 ? cards : { ...cards, ...added };
};

const newest = (reviews: Card["reviews"]): Card["reviews"] => {
  const dates = Object.keys(reviews).toSorted();
  return Object.fromEntries(dates.slice(-mostReviews).map((date) => [date, reviews[date]!]));
};

/** Records the review of a date, or corrects the grade that it has. A card that was removed meanwhile stays removed. */
export const review = (cards: Cards, id: string, date: string, grade: Grade, words: string): Cards => {
  const card = cards[id];
  if (!card) return cards;
  const wording = { on: date, hash: hashOf(words) };
  return { ...cards, [id]: { ...card, reviews: newest({ ...card.reviews, [date]: grade }), wording } };
};

export const removeCard = (cards: Cards, id: string): Cards =>
  Object.fromEntries(Object.entries(cards).filter(([other]) => other !== id));

/** Whether the words differ from those that were last practised. */
export const isReworded = ({ wording }: Card, words: string): boolean =>
  wording !== undefined && wording.hash !== hashOf(words);

const laterWording = (one: Card["wording"], other: Card["wording"]): Card["wording"] => {
  if (!one || !other) return one ?? other;
  const isLater = other.on > one.on || (other.on === one.on && other.hash > one.hash);
  return isLater ? other : one;
};

/** The entries of two devices, or of a device and a file. `mergeOne` decides where both have one. */
export const mergeRecords = <Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  mergeOne: (own: Value, added: Value) => Value,
): Record<string, Value> =>
  Object.fromEntries([
    ...Object.entries(one),
    ...Object.entries(other).map(
      ([key, added]) => [key, Object.hasOwn(one, key) ? mergeOne(one[key]!, added) : added] as const,
    ),
  ]);

/**
 * One card as two devices have it: the reviews of both, and for a date that both have the lower grade. The result is the
 * same in whatever order devices meet, and however often.
 */
const mergeCard = (one: Card, other: Card): Card => {
  const reviews = mergeRecords(one.reviews, other.reviews, (own, added) => Math.min(own, added) as Grade);
  const wording = laterWording(one.wording, other.wording);
  return {
    addedOn: other.addedOn < one.addedOn ? other.addedOn : one.addedOn,
    reviews: newest(reviews),
    ...(wording && { wording }),
  };
};

export const mergeCards = (one: Cards, other: Cards): Cards => mergeRecords(one, other, mergeCard);
