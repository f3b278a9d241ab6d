import { PageHead, Wrap } from "#src/ui/page.tsx";
import { archiveMessages } from "./messages.ts";
import { MonthNav } from "./month-nav.tsx";
import "./daily-verses.css";

/** `/daily-verses`: the months, and the ways to subscribe to a daily verse. */
export const Page = () => (
  <Wrap className="daily-verses">
    <PageHead title={archiveMessages.title} isSlim>
      {archiveMessages.lead}
    </PageHead>
    <MonthNav current={undefined} />
    <section className="verse-feeds" aria-labelledby="verse-feeds">
      <h2 id="verse-feeds">{archiveMessages.feeds}</h2>
      <p>{archiveMessages.feedsLead}</p>
      <ul>
        <li>
          <a href="/api/bible/daily.rss">{archiveMessages.rss}</a>
        </li>
        <li>
          <a href="/api/bible/daily.ics">{archiveMessages.calendar}</a>
        </li>
      </ul>
    </section>
  </Wrap>
);
