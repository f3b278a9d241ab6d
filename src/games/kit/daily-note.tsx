import { dateInWords } from "#domain/calendar/date-words.ts";
import { Notice } from "#src/ui/states.tsx";
import { kitWords } from "./kit-words.ts";
import type { Daily } from "./use-daily.ts";

/** Shown above the start button of a daily board. */
export const DailyNote = ({ daily }: { daily: Daily }) => (
  <Notice>
    <p>
      <b>{kitWords.boardOn(dateInWords(daily.date))}</b> {kitWords.sameForAll}
      {daily.result ? ` ${kitWords.youHave(daily.result.done, daily.result.total)}` : ""}
    </p>
  </Notice>
);
