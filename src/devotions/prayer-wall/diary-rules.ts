import { checkPrayerText, type PrayerTextResult } from "#domain/text/prayer-text.ts";
import { prayerWallConfig } from "./config.ts";

/** One prayer of the diary. */
export interface DiaryPrayer {
  readonly id: string;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** ISO date of the answer; empty while it is open. */
  readonly answeredOn: string;
}

export type DiaryFilter = "all" | "open" | "answered";

export type DiaryResult = PrayerTextResult;

/** The rules of decision 29. `hasBlockedLanguage` comes from domain/text/language.ts, loaded on first use. */
export const checkDiaryText = (raw: string, hasBlockedLanguage: (text: string) => boolean): DiaryResult => checkPrayerText(raw, hasBlockedLanguage);

export const isFull = (diary: readonly DiaryPrayer[]): boolean => diary.length >= prayerWallConfig.mostDiaryPrayers;

/** The new prayer first; a full diary stays as it is. */
export const withPrayer = (diary: readonly DiaryPrayer[], prayer: DiaryPrayer): readonly DiaryPrayer[] => (isFull(diary) ? diary : [prayer, ...diary]);

/** The words of one prayer replaced; its dates stay. */
export const withText = (diary: readonly DiaryPrayer[], id: string, text: string): readonly DiaryPrayer[] =>
  diary.map((prayer) => (prayer.id === id ? { ...prayer, text } : prayer));

/** Marked as answered on a date, or open again with an empty one. */
export const withAnswer = (diary: readonly DiaryPrayer[], id: string, answeredOn: string): readonly DiaryPrayer[] =>
  diary.map((prayer) => (prayer.id === id ? { ...prayer, answeredOn } : prayer));

export const withoutPrayer = (diary: readonly DiaryPrayer[], id: string): readonly DiaryPrayer[] => diary.filter((prayer) => prayer.id !== id);

/** Puts a removed prayer back in its place by date, unless it is there. */
export const restored = (diary: readonly DiaryPrayer[], prayer: DiaryPrayer): readonly DiaryPrayer[] =>
  diary.some(({ id }) => id === prayer.id) ? diary : newestFirst([...diary, prayer]);

const newestFirst = (diary: readonly DiaryPrayer[]): readonly DiaryPrayer[] => diary.toSorted((one, other) => other.createdAt - one.createdAt);

const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The prayers to show, newest first: every word of the search must occur, accents and case aside. */
export const shownPrayers = (diary: readonly DiaryPrayer[], filter: DiaryFilter, search: string): readonly DiaryPrayer[] => {
  const words = folded(search).split(/\s+/).filter((word) => word !== "");
  return newestFirst(diary).filter(
    ({ text, answeredOn }) =>
      (filter === "all" || (answeredOn !== "") === (filter === "answered")) && words.every((word) => folded(text).includes(word)),
  );
};
