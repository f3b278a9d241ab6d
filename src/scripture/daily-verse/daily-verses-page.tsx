import { PageHead, Wrap } from "#src/ui/page.tsx";
import { MonthNav } from "./month-nav.tsx";
import "./daily-verses.css";

/** `/daily-verses`: the months, and the ways to have a verse brought every day. */
export const DailyVersesPage = () => (
  <Wrap className="daily-verses">
    <PageHead title="A verse for every day" isSlim>
      Three hundred and sixty-six verses from every part of the Bible, one for each day of the year and one for 29
      February. Find the verse of a birthday, a wedding day or today.
    </PageHead>
    <MonthNav current={undefined} />
    <section className="verse-feeds" aria-labelledby="verse-feeds">
      <h2 id="verse-feeds">Have it brought to you</h2>
      <p>
        Your feed reader or calendar can fetch each day’s verse by itself. It needs no account, and nobody learns who
        reads it.
      </p>
      <ul>
        <li>
          <a href="/api/bible/daily.rss">Feed (RSS)</a>
        </li>
        <li>
          <a href="/api/bible/daily.ics">Calendar (iCalendar)</a>
        </li>
      </ul>
    </section>
  </Wrap>
);
