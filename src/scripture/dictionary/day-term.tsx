import { lang } from "#content/dictionary/first-page.ts";
import type { DictionaryTerm } from "#content/schema/dictionary.ts";
import { planDayOf } from "#domain/calendar/plan-day.ts";
import { useToday } from "#src/platform/use-today.ts";
import { Button } from "#src/ui/button.tsx";
import { TextSkeleton } from "#src/ui/states.tsx";
import { dictionaryMessages } from "./messages.ts";
import { termOfDay } from "./rules.ts";

interface DayTermProps {
  /** All of them, once loaded. */
  terms: readonly DictionaryTerm[] | undefined;
  onOpen: (term: string) => void;
}

/** The word of the day, with the beginning of its definition. Its place is kept while it loads, so that nothing moves. */
export const DayTerm = ({ terms, onOpen }: DayTermProps) => {
  const today = useToday();
  const entry = terms && today && termOfDay(terms, planDayOf(today).day);
  return (
    <section className="dict-day" aria-labelledby="dict-day">
      <h2 id="dict-day">{dictionaryMessages.ofTheDay}</h2>
      {entry ? (
        <>
          <p className="dict-day-term" lang={lang}>
            {entry.term} <span className="dict-kind">{entry.type}</span>
          </p>
          <p className="dict-day-text" lang={lang}>
            {entry.definition}
          </p>
          <Button variant="quiet" className="dict-listen" onClick={() => onOpen(entry.term)}>
            {dictionaryMessages.open(entry.term)}
          </Button>
        </>
      ) : (
        <TextSkeleton lines={3} />
      )}
    </section>
  );
};
