import { dateInWords } from "#domain/calendar/date-words.ts";
import { Notice } from "#src/ui/states.tsx";
import type { Daily } from "./use-daily.ts";

/** Shown above the start button of a daily board. */
export const DailyNote = ({ daily }: { daily: Daily }) => (
  <Notice>
    <p>
      <b>Today’s board, {dateInWords(daily.date)}.</b> The same for everyone today; your first result counts.
      {daily.result ? ` You have ${daily.result.done} of ${daily.result.total}.` : ""}
    </p>
  </Notice>
);
