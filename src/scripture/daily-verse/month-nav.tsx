import { Link } from "#src/platform/page/router.tsx";
import { verseMonthName } from "#domain/site/addresses/verse-month-name.ts";
import { type VerseMonth, verseMonthPath, verseMonths } from "#domain/site/addresses/verse-months.ts";

import { archiveMessages } from "./archive-messages.ts";

export const MonthNav = ({ current }: { current: VerseMonth | undefined }) => (
  <nav className="verse-months" aria-label={archiveMessages.months}>
    <ul>
      {verseMonths.map((month) => (
        <li key={month}>
          <Link to={verseMonthPath(month)} aria-current={month === current ? "page" : undefined}>
            {archiveMessages.monthName(verseMonthName(month))}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
