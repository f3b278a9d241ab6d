import type { BookBackgrounds } from "#content/schema/devotions/book-backgrounds.ts";
import type { NewTestamentDay } from "#content/schema/devotions/new-testament-days.ts";
import type { YearPlanDay } from "#content/schema/devotions/reading-plan.ts";
import type { WholeDay, WholeTheme } from "#content/schema/devotions/whole-plan.ts";

import { lazyCode, type LazyCode } from "#src/platform/loading/lazy-code.ts";

/** What is written for the readings of both plans, loaded on demand in parts. */

export interface Part<T> {
  /** The first day of the part. */
  readonly from: number;
  readonly code: LazyCode<T>;
}

const part = <T>(from: number, code: LazyCode<T>): Part<T> => ({ from, code });

/** The one-year plan from day 6; the days before it are handwritten and bundled. */
export const yearParts: readonly Part<readonly YearPlanDay[]>[] = [
  part(
    6,
    lazyCode(
      "plan year/days-006-091",
      async () => (await import("#content/devotions/reading-plan/year/days-006-091.ts")).days006to091,
    ),
  ),
  part(
    92,
    lazyCode(
      "plan year/days-092-182",
      async () => (await import("#content/devotions/reading-plan/year/days-092-182.ts")).days092to182,
    ),
  ),
  part(
    183,
    lazyCode(
      "plan year/days-183-273",
      async () => (await import("#content/devotions/reading-plan/year/days-183-273.ts")).days183to273,
    ),
  ),
  part(
    274,
    lazyCode(
      "plan year/days-274-365",
      async () => (await import("#content/devotions/reading-plan/year/days-274-365.ts")).days274to365,
    ),
  ),
];

export const wholeParts: readonly Part<readonly WholeDay[]>[] = [
  part(
    1,
    lazyCode(
      "plan whole/genesis",
      async () => (await import("#content/devotions/reading-plan/whole/genesis.ts")).genesisDays,
    ),
  ),
  part(
    25,
    lazyCode(
      "plan whole/exodus",
      async () => (await import("#content/devotions/reading-plan/whole/exodus.ts")).exodusDays,
    ),
  ),
  part(
    45,
    lazyCode(
      "plan whole/leviticus-numbers",
      async () => (await import("#content/devotions/reading-plan/whole/leviticus-numbers.ts")).leviticusNumbersDays,
    ),
  ),
  part(
    79,
    lazyCode(
      "plan whole/deuteronomy-ruth",
      async () => (await import("#content/devotions/reading-plan/whole/deuteronomy-ruth.ts")).deuteronomyRuthDays,
    ),
  ),
  part(
    115,
    lazyCode(
      "plan whole/samuel-kings",
      async () => (await import("#content/devotions/reading-plan/whole/samuel-kings.ts")).samuelKingsDays,
    ),
  ),
  part(
    163,
    lazyCode(
      "plan whole/chronicles-esther",
      async () => (await import("#content/devotions/reading-plan/whole/chronicles-esther.ts")).chroniclesEstherDays,
    ),
  ),
  part(
    204,
    lazyCode("plan whole/job", async () => (await import("#content/devotions/reading-plan/whole/job.ts")).jobDays),
  ),
  part(
    221,
    lazyCode(
      "plan whole/psalms",
      async () => (await import("#content/devotions/reading-plan/whole/psalms.ts")).psalmsDays,
    ),
  ),
  part(
    260,
    lazyCode(
      "plan whole/proverbs-song",
      async () => (await import("#content/devotions/reading-plan/whole/proverbs-song.ts")).proverbsSongDays,
    ),
  ),
  part(
    280,
    lazyCode(
      "plan whole/isaiah-jeremiah",
      async () => (await import("#content/devotions/reading-plan/whole/isaiah-jeremiah.ts")).isaiahJeremiahDays,
    ),
  ),
  part(
    324,
    lazyCode(
      "plan whole/ezekiel-malachi",
      async () => (await import("#content/devotions/reading-plan/whole/ezekiel-malachi.ts")).ezekielMalachiDays,
    ),
  ),
];

/** Both plans read the New Testament alike. */
export const newTestamentParts: readonly Part<readonly NewTestamentDay[]>[] = [
  part(
    1,
    lazyCode(
      "plan new-testament/matthew",
      async () => (await import("#content/devotions/reading-plan/new-testament/matthew.ts")).matthewDays,
    ),
  ),
  part(
    47,
    lazyCode(
      "plan new-testament/mark",
      async () => (await import("#content/devotions/reading-plan/new-testament/mark.ts")).markDays,
    ),
  ),
  part(
    77,
    lazyCode(
      "plan new-testament/luke",
      async () => (await import("#content/devotions/reading-plan/new-testament/luke.ts")).lukeDays,
    ),
  ),
  part(
    125,
    lazyCode(
      "plan new-testament/john",
      async () => (await import("#content/devotions/reading-plan/new-testament/john.ts")).johnDays,
    ),
  ),
  part(
    163,
    lazyCode(
      "plan new-testament/acts",
      async () => (await import("#content/devotions/reading-plan/new-testament/acts.ts")).actsDays,
    ),
  ),
  part(
    208,
    lazyCode(
      "plan new-testament/romans",
      async () => (await import("#content/devotions/reading-plan/new-testament/romans.ts")).romansDays,
    ),
  ),
  part(
    229,
    lazyCode(
      "plan new-testament/corinthians",
      async () => (await import("#content/devotions/reading-plan/new-testament/corinthians.ts")).corinthiansDays,
    ),
  ),
  part(
    264,
    lazyCode(
      "plan new-testament/galatians-ephesians",
      async () =>
        (await import("#content/devotions/reading-plan/new-testament/galatians-ephesians.ts")).galatiansEphesiansDays,
    ),
  ),
  part(
    278,
    lazyCode(
      "plan new-testament/philippians-to-philemon",
      async () =>
        (await import("#content/devotions/reading-plan/new-testament/philippians-to-philemon.ts"))
          .philippiansToPhilemonDays,
    ),
  ),
  part(
    308,
    lazyCode(
      "plan new-testament/hebrews-to-jude",
      async () => (await import("#content/devotions/reading-plan/new-testament/hebrews-to-jude.ts")).hebrewsToJudeDays,
    ),
  ),
  part(
    344,
    lazyCode(
      "plan new-testament/revelation",
      async () => (await import("#content/devotions/reading-plan/new-testament/revelation.ts")).revelationDays,
    ),
  ),
];

export const wholeThemesCode: LazyCode<readonly WholeTheme[]> = lazyCode(
  "plan whole-themes",
  async () => (await import("#content/devotions/reading-plan/whole-themes.ts")).wholeThemes,
);

export const backgroundsCode: LazyCode<BookBackgrounds> = lazyCode(
  "plan book-backgrounds",
  async () => (await import("#content/devotions/reading-plan/book-backgrounds.ts")).bookBackgrounds,
);

/** The part that contains a day. */
export const partOf = <T>(parts: readonly Part<T>[], day: number): Part<T> | undefined =>
  parts.findLast(({ from }) => from <= day);
