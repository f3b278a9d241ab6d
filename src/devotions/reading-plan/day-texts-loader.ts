import type { BookBackgrounds } from "#content/schema/devotions/book-backgrounds.ts";
import type { NewTestamentDay } from "#content/schema/devotions/new-testament-days.ts";
import type { YearPlanDay } from "#content/schema/devotions/reading-plan.ts";
import type { WholeDay, WholeTheme } from "#content/schema/devotions/whole-plan.ts";
import { lazyCode, type LazyCode } from "#src/platform/loading/lazy-code.ts";

/** The texts about the readings of both plans, loaded on demand in parts. */

export interface Part<T> {
  /** The first day of the part. */
  readonly from: number;
  readonly code: LazyCode<T>;
}

/** The parts of a folder, in order. The name of each file has the first day of its part. */
const partsOf = <T>(files: Readonly<Record<string, () => Promise<T>>>): readonly Part<T>[] =>
  Object.entries(files)
    .map(([file, load]) => ({ from: Number(/\d{3}/.exec(file)), code: lazyCode(file, load) }))
    .toSorted((one, other) => one.from - other.from);

/** The one-year plan from day 6; the days before it are handwritten and bundled. */
export const yearParts = partsOf(
  import.meta.glob<readonly YearPlanDay[]>("../../../content/devotions/reading-plan/year/days-*.ts", {
    import: "days",
  }),
);

export const wholeParts = partsOf(
  import.meta.glob<readonly WholeDay[]>("../../../content/devotions/reading-plan/whole/[0-9]*.ts", { import: "days" }),
);

/** Both plans read the New Testament alike. */
export const newTestamentParts = partsOf(
  import.meta.glob<readonly NewTestamentDay[]>("../../../content/devotions/reading-plan/new-testament/[0-9]*.ts", {
    import: "days",
  }),
);

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
