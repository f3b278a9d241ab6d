import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link, useParams } from "#src/platform/page/router.tsx";
import { useId } from "react";
import { verseMonthName } from "#domain/site/addresses/verse-month-name.ts";
import { isVerseMonth, type VerseMonth, verseMonths } from "#domain/site/addresses/verse-months.ts";
import { useToday } from "#src/platform/use-today.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { EmptyState, Problem, TextSkeleton } from "#src/ui/states.tsx";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { formatScripture } from "#src/ui/format-scripture.tsx";
import type { DailyVerse } from "#content/schema/daily-verses.ts";
import { dailyVerseReference } from "#domain/scripture/daily-verse.ts";
import { edition } from "#content/daily-edition.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { CopyAndShare } from "#src/scripture/share/copy-and-share.tsx";
import { archiveMessages } from "./archive-messages.ts";
import { MonthNav } from "./month-nav.tsx";
import { monthKey } from "./month-cache.ts";
import { dailyVersePath, dailyVerseSharePath } from "./daily-verse-path.ts";
import "#src/ui/styles/passages.css";
import "./daily-verses.css";

interface DayItemProps {
  readonly verse: DailyVerse;
  /** Day of the month. */
  readonly day: number;
  /** "23 November". */
  readonly date: string;
  readonly isToday: boolean;
}

/** One day of a month: its date, its verse, what can be done with it. */
const DayItem = ({ verse, day, date, isToday }: DayItemProps) => {
  const id = useId();
  const reference = dailyVerseReference(verse);
  return (
    <li id={`day-${day}`}>
      <article className="passage verse-day" aria-labelledby={id} aria-current={isToday ? "date" : undefined}>
        <h2 id={id}>
          {date}
          {isToday ? <span>{archiveMessages.today}</span> : null}
        </h2>
        <blockquote lang={edition ? undefined : quotedIn}>
          <p>{formatScripture(verse.text)}</p>
        </blockquote>
        <div className="passage-bar">
          <Link className="row-link" to={dailyVersePath(verse, edition?.id)}>
            {reference}
          </Link>
          <CopyAndShare words={verse.text} reference={reference} path={dailyVerseSharePath(verse, edition?.id)} />
        </div>
      </article>
    </li>
  );
};

/** The verses of all months, in a chunk of its own: a page of the build carries those of its month. */
const year = lazyCode(
  "daily verses of the year",
  async () => (await import("#content/daily-verses-year.ts")).versesOfMonth,
);

const monthQuery = (month: VerseMonth) =>
  queryOptions({
    queryKey: monthKey(month),
    queryFn: async () => (await loadCode(year))[month],
  });

const Days = ({ month }: { month: VerseMonth }) => {
  const today = useToday();
  const { data: verses, isError, refetch } = useQuery(monthQuery(month));
  if (isError) return <Problem message={archiveMessages.notLoaded} onRetry={() => void refetch()} />;
  if (!verses) return <TextSkeleton lines={10} />;
  const isThisMonth = today?.month === verseMonths.indexOf(month) + 1;
  return (
    <ol className="passages">
      {verses.map((verse, index) => (
        <DayItem
          key={index}
          verse={verse}
          day={index + 1}
          date={archiveMessages.day(index + 1, verseMonthName(month))}
          isToday={isThisMonth && today.day === index + 1}
        />
      ))}
    </ol>
  );
};

const NoSuchMonth = () => (
  <Wrap className="daily-verses roomy">
    <PageHead title={uiMessages.notFound} isSlim />
    <EmptyState>{archiveMessages.noMonth}</EmptyState>
    <p className="row">
      <ButtonLink to="/daily-verses">{archiveMessages.all}</ButtonLink>
    </p>
  </Wrap>
);

/** `/daily-verses/{month}`: a verse for each of its days. */
export const Page = () => {
  const { month = "" } = useParams();
  if (!isVerseMonth(month)) return <NoSuchMonth />;
  return (
    <Wrap className="daily-verses roomy">
      <PageHead title={archiveMessages.ofMonth(verseMonthName(month))} isSlim>
        {archiveMessages.monthLead}
      </PageHead>
      <Days key={month} month={month} />
      <MonthNav current={month} />
    </Wrap>
  );
};
