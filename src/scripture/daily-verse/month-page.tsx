import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { verseMonthName } from "#domain/site/addresses/verse-month-name.ts";
import { isVerseMonth, type VerseMonth, verseMonths } from "#domain/site/addresses/verse-months.ts";
import { useToday } from "#src/platform/use-today.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { EmptyState, Problem, TextSkeleton } from "#src/ui/states.tsx";
import { archiveMessages } from "./archive-messages.ts";
import { DayItem } from "./day-item.tsx";
import { MonthNav } from "./month-nav.tsx";
import { monthQuery } from "./month-query.ts";
import "./daily-verses.css";

const Days = ({ month }: { month: VerseMonth }) => {
  const today = useToday();
  const { data: verses, isError, refetch } = useQuery(monthQuery(month));
  if (isError) return <Problem message={archiveMessages.notLoaded} onRetry={() => void refetch()} />;
  if (!verses) return <TextSkeleton lines={10} />;
  const isThisMonth = today?.month === verseMonths.indexOf(month) + 1;
  return (
    <ol className="verse-days">
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
  <Wrap className="daily-verses">
    <PageHead title={archiveMessages.notFound} isSlim />
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
    <Wrap className="daily-verses">
      <PageHead title={archiveMessages.ofMonth(verseMonthName(month))} isSlim>
        {archiveMessages.monthLead}
      </PageHead>
      <Days key={month} month={month} />
      <MonthNav current={month} />
    </Wrap>
  );
};
