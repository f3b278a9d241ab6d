import { firstDays } from "#content/devotions/reading-plan/first-days.ts";
import type { BookId } from "#domain/scripture/books/books.ts";
import { loadCode } from "#src/platform/loading/lazy-code.ts";
import type { PlanId } from "./config.ts";
import {
  backgroundsCode,
  newTestamentParts,
  partOf,
  wholeParts,
  wholeThemesCode,
  yearParts,
  type Part,
} from "./day-texts-loader.ts";
import { plannedDay, type PlannedDay } from "./plan.ts";
import { booksBeginningIn } from "./what-to-expect.ts";

/** The texts about a day's readings. */
export interface DayTexts {
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
  [oldTestament, newTestament].flatMap(({ range }) => booksBeginningIn(range));

const rowOf = async <T>(parts: readonly Part<readonly T[]>[], day: number): Promise<T> => {
  const { from, code } = partOf(parts, day)!;
  return (await loadCode(code))[day - from]!;
};

type OwnTexts = Omit<DayTexts, "backgrounds">;

const yearTexts = async ({ day, theme = "", prayer = "" }: PlannedDay): Promise<OwnTexts> => {
  const written = firstDays[day - 1];
  if (written) return written;
  const [[, , oldTestamentDescription, question], [, newTestamentDescription]] = await Promise.all([
    rowOf(yearParts, day),
    rowOf(newTestamentParts, day),
  ]);
  return { theme, prayer, question, oldTestamentDescription, newTestamentDescription };
};

const wholeTexts = async ({ day }: PlannedDay): Promise<OwnTexts> => {
  const [[, , oldTestamentDescription, themeId, question], [, newTestamentDescription], themes] = await Promise.all([
    rowOf(wholeParts, day),
    rowOf(newTestamentParts, day),
    loadCode(wholeThemesCode),
  ]);
  const theme = themes.find(({ id }) => id === themeId)!;
  return { theme: theme.name, prayer: theme.prayer, question, oldTestamentDescription, newTestamentDescription };
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
