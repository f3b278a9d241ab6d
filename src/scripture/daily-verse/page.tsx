import { PageHead, Wrap } from "#src/ui/page.tsx";
import { archiveWords } from "./archive-words.ts";
import { MonthNav } from "./month-nav.tsx";
import "./daily-verses.css";

/** `/daily-verses`: the months, and the ways to have a verse brought every day. */
export const Page = () => (
  <Wrap className="daily-verses">
    <PageHead title={archiveWords.title} isSlim>
      {archiveWords.lead}
    </PageHead>
    <MonthNav current={undefined} />
    <section className="verse-feeds" aria-labelledby="verse-feeds">
      <h2 id="verse-feeds">{archiveWords.feeds}</h2>
      <p>{archiveWords.feedsLead}</p>
      <ul>
        <li>
          <a href="/api/bible/daily.rss">{archiveWords.rss}</a>
        </li>
        <li>
          <a href="/api/bible/daily.ics">{archiveWords.calendar}</a>
        </li>
      </ul>
    </section>
  </Wrap>
);
