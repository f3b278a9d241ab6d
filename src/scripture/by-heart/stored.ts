import { isRecord } from "#domain/text/json.ts";
import * as z from "zod/mini";
import { parseIsoDate } from "#domain/calendar/calendar-date.ts";
import { cleanSetName } from "#domain/site/addresses/read-learn-address.ts";
import { defineStored } from "#src/platform/storage/entries.ts";
import { type Cards, type Grade, mergeCards } from "./cards.ts";
import { reviewsADay } from "./config.ts";
import { mergeSavedSets, type SavedSets } from "./saved-sets.ts";

const isoDate = z.string().check(z.refine((text) => parseIsoDate(text) !== undefined));

const cardSchema = z.object({
  addedOn: isoDate,
  reviews: z.record(isoDate, z.literal([1, 2, 3, 4])) as z.ZodMiniType<Record<string, Grade>>,
  wording: z.optional(z.object({ on: isoDate, hash: z.number() })),
});

/** Leaves out cards that cannot be read, and of others the reviews that cannot. */
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
  // A file, or another device, may have anything.
  name: z.pipe(z.string(), z.transform(cleanSetName)),
  translation: z.string(),
  addedOn: isoDate,
});

/** Leaves out sets that cannot be read. */
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

interface DailyLimit {
  /** How many passages a day. */
  readonly mostADay: number;
}

export const limitEntry = defineStored<DailyLimit>({
  key: "gbh_by-heart-settings",
  syncAs: { as: "whole" },
  schema: z.object({
    mostADay: z.int().check(z.minimum(reviewsADay.fewest), z.maximum(reviewsADay.most)),
  }),
  fallback: { mostADay: reviewsADay.usual },
});
