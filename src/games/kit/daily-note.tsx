import { dateInWords } from "#domain/calendar/date-words.ts";
import { Notice } from "#src/ui/states.tsx";
import { kitMessages } from "./messages.ts";
import type { Daily } from "./use-daily.ts";

/** Shown above the start button of a daily board. */
export const DailyNote = ({ daily }: { daily: Daily }) => (
  <Notice>
    <p>
      <b>{kitMessages.boardOn(dateInWords(daily.date))}</b> {kitMessages.sameForAll}
      {daily.result ? ` ${kitMessages.youHave(daily.result.done, daily.result.total)}` : ""}
    </p>
  </Notice>
);
