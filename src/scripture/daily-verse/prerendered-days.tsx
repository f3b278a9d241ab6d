import { Link } from "react-router";
import { dailyVerses } from "#content/daily-verses.ts";
import { dailyVerseReference } from "#domain/scripture/daily-verse.ts";
import { dailyVersePath, dailyVerseTranslation } from "./daily-verse-path.ts";
import { WaitingFoot } from "./rhema-foot.tsx";

/**
 * Every verse of the catalogue, of which the style sheet shows the one that the head script names (`data-rhema` on the
 * root): a prerendered page does not know the date, but today's verse should not have to wait for scripts.
 */
export const PrerenderedDays = () =>
  dailyVerses.map((verse, index) => (
    <div key={dailyVerseReference(verse)} className={`rhema-day rhema-day-${index}`}>
      <blockquote>
        <p>{verse.text}</p>
      </blockquote>
      <WaitingFoot>
        <Link to={dailyVersePath(verse)}>{dailyVerseReference(verse)}</Link> <span>{dailyVerseTranslation.name}</span>
      </WaitingFoot>
    </div>
  ));
