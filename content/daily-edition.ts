import type { DailyEdition } from "./schema/daily-verses.ts";

/** The translation of the daily verses where it is not the King James Version. Apart from them, since they load late. */
export const edition: DailyEdition | undefined = undefined;
