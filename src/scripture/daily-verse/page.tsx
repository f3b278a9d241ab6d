import { edition } from "#content/daily-edition.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { archiveMessages } from "./archive-messages.ts";
import { MonthNav } from "./month-nav.tsx";
import "./daily-verses.css";

/** Asks for the feeds of this language. */
const language = edition ? `?language=${edition.tag}` : "";

/** `/daily-verses`: the months, and the ways to subscribe to a daily verse. */
export const Page = () => (
  <Wrap className="daily-verses roomy">
    <PageHead title={archiveMessages.title} isSlim>
      {archiveMessages.lead}
    </PageHead>
    <MonthNav current={undefined} />
    <section className="verse-feeds" aria-labelledby="verse-feeds">
      <h2 id="verse-feeds">{archiveMessages.feeds}</h2>
      <p>{archiveMessages.feedsLead}</p>
      <ul>
        <li>
          <a className="row-link" href={`/api/bible/daily.rss${language}`}>
            {archiveMessages.rss}
          </a>
        </li>
        <li>
          <a className="row-link" href={`/api/bible/daily.ics${language}`}>
            {archiveMessages.calendar}
          </a>
        </li>
      </ul>
    </section>
  </Wrap>
);
