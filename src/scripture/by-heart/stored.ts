import { isRecord } from "#domain/text/json.ts";
import * as z from "zod/mini";
import { parseIsoDate } from "#domain/calendar/calendar-date.ts";
import { cleanSetName } from "#domain/site/addresses/read-learn-address.ts";
import { defineStored } from "#src/platform/storage/entries.ts";
import { type Grade, mergeCards } from "./cards.ts";
import { reviewsADay } from "./config.ts";
import { mergeSavedSets } from "./saved-sets.ts";

const isoDate = z.string().check(z.refine((text) => parseIsoDate(text) !== undefined));

const cardSchema = z.object({
  addedOn: isoDate,
  /** The grade of each date on which it was reviewed: a passage is reviewed once a day at most. */
  reviews: z.record(isoDate, z.literal([1, 2, 3, 4])) as z.ZodMiniType<Readonly<Record<string, Grade>>>,
  /** Which words were learnt, so that a correction of the text is noticed: when they were last practised, and their hash. */
  wording: z.optional(z.object({ on: isoDate, hash: z.number() })),
});
/** A passage that somebody learns. All else about it, such as when it is due, follows from its reviews. */
export type Card = z.infer<typeof cardSchema>;
/** All cards by `cardId`. */
export type Cards = Readonly<Record<string, Card>>;

/** Leaves out unreadable cards, and the unreadable reviews of the other cards. */
const salvage = (value: unknown): unknown =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([id, card]) => {
      if (!isRecord(card)) return [];
      const reviews = Object.entries(isRecord(card.reviews) ? card.reviews : {}).filter(
        ([date, grade]) => cardSchema.shape.reviews.safeParse({ [date]: grade }).success,
      );
      const read = cardSchema.safeParse({ addedOn: card.addedOn, reviews: Object.fromEntries(reviews) });
      return read.success ? [[id, read.data]] : [];
    }),
  );

export const cardsEntry = defineStored<Cards>({
  key: "gbh_by-heart",
  syncAs: { as: "map", isMergedByRule: true },
  schema: z.record(z.string(), cardSchema),
  fallback: {},
  migrate: salvage,
  merge: mergeCards,
});

const savedSetSchema = z.object({
  /** Empty if it has none. A file, or another device, may have anything. */
  name: z.pipe(z.string(), z.transform(cleanSetName)),
  /** In which it is learnt. */
  translation: z.string(),
  addedOn: isoDate,
});
export type SavedSet = z.infer<typeof savedSetSchema>;
/** By their passages, as a link has them: `PSA.23.1-6;JHN.10.11`. The same passages are the same set, whatever its name. */
export type SavedSets = Readonly<Record<string, SavedSet>>;

const salvageSets = (value: unknown): unknown =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(([, set]) => savedSetSchema.safeParse(set).success),
  );

export const savedSetsEntry = defineStored<SavedSets>({
  key: "gbh_by-heart-sets",
  syncAs: { as: "map", isMergedByRule: true },
  schema: z.record(z.string(), savedSetSchema),
  fallback: {},
  migrate: salvageSets,
  merge: mergeSavedSets,
});

export const limitEntry = defineStored<{ readonly mostADay: number }>({
  key: "gbh_by-heart-settings",
  syncAs: { as: "whole" },
  schema: z.object({
    mostADay: z.int().check(z.minimum(reviewsADay.fewest), z.maximum(reviewsADay.most)),
  }),
  fallback: { mostADay: reviewsADay.usual },
});
