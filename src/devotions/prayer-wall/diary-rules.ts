import { hasEveryWord } from "#domain/text/fold.ts";
import { isBlank } from "#domain/text/sanitise.ts";
import { prayerWallConfig } from "./config.ts";
import { diaryMessages } from "./messages.ts";
import type { DiaryPrayer } from "./stored.ts";

export type DiaryFilter = "all" | "open" | "answered";

/**
 * Why a text cannot be stored: it is blank or too long. The content itself is private and never checked. Undefined if
 * the text can be stored, exactly as it was written.
 */
export const problemOf = (text: string): string | undefined => {
  if (isBlank(text)) return diaryMessages.blank;
  return text.length > prayerWallConfig.longestDiaryPrayer ? diaryMessages.tooLong(text.length) : undefined;
};

export const isFull = (diary: readonly DiaryPrayer[]): boolean => diary.length >= prayerWallConfig.mostDiaryPrayers;

export const withPrayer = (diary: readonly DiaryPrayer[], prayer: DiaryPrayer): readonly DiaryPrayer[] =>
  isFull(diary) ? diary : [prayer, ...diary];

/** Marks a prayer as answered on a date; an empty date reopens it. */
export const withAnswer = (diary: readonly DiaryPrayer[], id: string, answeredOn: string): readonly DiaryPrayer[] =>
  diary.map((prayer) => (prayer.id === id ? { ...prayer, answeredOn } : prayer));

const newestFirst = (diary: readonly DiaryPrayer[]): readonly DiaryPrayer[] =>
  diary.toSorted((one, other) => other.createdAt - one.createdAt);

/** The prayers to show, newest first. Every search word must match. */
export const shownPrayers = (
  diary: readonly DiaryPrayer[],
  filter: DiaryFilter,
  search: string,
): readonly DiaryPrayer[] => {
  const isFound = hasEveryWord(search);
  return newestFirst(diary).filter(
    ({ text, answeredOn }) => (filter === "all" || (answeredOn !== "") === (filter === "answered")) && isFound(text),
  );
};
