import { Link } from "react-router";
import { verseMonthName } from "#domain/site/addresses/verse-month-name.ts";
import { type VerseMonth, verseMonthPath, verseMonths } from "#domain/site/addresses/verse-months.ts";

import { archiveWords } from "./archive-words.ts";

/** The twelve months. */
export const MonthNav = ({ current }: { current: VerseMonth | undefined }) => (
  <nav className="verse-months" aria-label={archiveWords.months}>
    <ul>
      {verseMonths.map((month) => (
        <li key={month}>
          <Link to={verseMonthPath(month)} aria-current={month === current ? "page" : undefined}>
            {archiveWords.monthName(verseMonthName(month))}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
