import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { firstDays, lang } from "#content/devotions/reading-plan/first-days.ts";
import type { BookId } from "#domain/scripture/books/books.ts";
import { lazyCode, type LazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import type { BookBackgrounds, NewTestamentDay, YearPlanDay, WholeDay } from "#content/schema/reading-plan.ts";
import { planDayCount } from "#domain/calendar/plan-day.ts";
import { whenIdle } from "#src/platform/clock.ts";
import type { PlanId } from "./config.ts";
import { plannedDay, type PlannedDay } from "./plan.ts";
import { booksBeginningIn } from "./what-to-expect.ts";

/** The texts about the readings of both plans, loaded on demand in parts. */

export interface Part<T> {
  /** The first day of the part. */
  readonly from: number;
  readonly code: LazyCode<T>;
}

/**
 * The parts of a folder, in order. The name of each file has the first day of its part. Translations are not among the
 * files, since the build takes them in place of the English (scripts/build/locale-plugin.ts).
 */
const partsOf = <T>(files: Readonly<Record<string, () => Promise<T>>>): readonly Part<T>[] =>
  Object.entries(files)
    .map(([file, load]) => ({ from: Number(/\d{3}/.exec(file)), code: lazyCode(file, load) }))
    .toSorted((one, other) => one.from - other.from);

/** The one-year plan from day 6; the days before it are handwritten and bundled. */
export const yearParts = partsOf(
  import.meta.glob<readonly YearPlanDay[]>(["../../../content/devotions/reading-plan/year/days-*.ts", "!**/*.es.ts"], {
    import: "days",
  }),
);

export const wholeParts = partsOf(
  import.meta.glob<readonly WholeDay[]>(["../../../content/devotions/reading-plan/whole/[0-9]*.ts", "!**/*.es.ts"], {
    import: "days",
  }),
);

/** Both plans read the New Testament alike. */
export const newTestamentParts = partsOf(
  import.meta.glob<readonly NewTestamentDay[]>(
    ["../../../content/devotions/reading-plan/new-testament/[0-9]*.ts", "!**/*.es.ts"],
    {
      import: "days",
    },
  ),
);

const wholeThemesCode = lazyCode(
  "plan whole-themes",
  async () => import("#content/devotions/reading-plan/whole-themes.ts"),
);

const backgroundsCode: LazyCode<BookBackgrounds> = lazyCode(
  "plan book-backgrounds",
  async () => (await import("#content/devotions/reading-plan/book-backgrounds.ts")).bookBackgrounds,
);

export const partOf = <T>(parts: readonly Part<T>[], day: number): Part<T> | undefined =>
  parts.findLast(({ from }) => from <= day);

export interface DayTexts {
  /** The `lang` of all texts but those on the New Testament. */
  readonly lang: string | undefined;
  readonly theme: string;
  /** One sentence under the theme; absent from the handwritten days. */
  readonly question?: string;
  readonly oldTestamentDescription: string;
  readonly newTestamentDescription: string;
  readonly prayer: string;
  /** A line for each book that begins in the readings. */
  readonly backgrounds: Readonly<Partial<Record<BookId, string>>>;
}

const beginningBooks = ({ oldTestament, newTestament }: PlannedDay): readonly BookId[] =>
  [oldTestament, newTestament].flatMap((range) => booksBeginningIn(range));

const rowOf = async <T>(parts: readonly Part<readonly T[]>[], day: number): Promise<T> => {
  const { from, code } = partOf(parts, day)!;
  return (await loadCode(code))[day - from]!;
};

type OwnTexts = Omit<DayTexts, "backgrounds">;

const yearTexts = async ({ day, theme = "", prayer = "" }: PlannedDay): Promise<OwnTexts> => {
  const written = firstDays[day - 1];
  if (written) return { ...written, lang };
  const [[, , oldTestamentDescription, question], [, newTestamentDescription]] = await Promise.all([
    rowOf(yearParts, day),
    rowOf(newTestamentParts, day),
  ]);
  return { lang, theme, prayer, question, oldTestamentDescription, newTestamentDescription };
};

const wholeTexts = async ({ day }: PlannedDay): Promise<OwnTexts> => {
  const [[, , oldTestamentDescription, themeId, question], [, newTestamentDescription], whole] = await Promise.all([
    rowOf(wholeParts, day),
    rowOf(newTestamentParts, day),
    loadCode(wholeThemesCode),
  ]);
  const theme = whole.wholeThemes.find(({ id }) => id === themeId)!;
  return {
    lang: whole.lang,
    theme: theme.name,
    prayer: theme.prayer,
    question,
    oldTestamentDescription,
    newTestamentDescription,
  };
};

const backgroundsOf = async (planned: PlannedDay): Promise<DayTexts["backgrounds"]> => {
  const begins = beginningBooks(planned);
  if (begins.length === 0) return {};
  const lines = await loadCode(backgroundsCode);
  return Object.fromEntries(begins.map((book) => [book, lines[book]]));
};

/** Loads the texts of a day. Rejects if a part of them cannot be loaded. */
export const loadTexts = async (id: PlanId, day: number): Promise<DayTexts> => {
  const planned = plannedDay(id, day);
  const [own, backgrounds] = await Promise.all([
    id === "year" ? yearTexts(planned) : wholeTexts(planned),
    backgroundsOf(planned),
  ]);
  return { ...own, backgrounds };
};

const textsQuery = (id: PlanId, day: number) => ({
  queryKey: ["plan texts", id, day],
  queryFn: () => loadTexts(id, day),
});

/** The texts about a day's readings; those of the next day are prefetched while idle. */
export const useDayTexts = (id: PlanId, day: number) => {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(textsQuery(id, day));
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) whenIdle(() => void client.prefetchQuery(textsQuery(id, Math.min(day + 1, planDayCount))));
  }, [isThere, client, id, day]);
  return { texts: data, hasFailed: isError, retry: () => void refetch() };
};
