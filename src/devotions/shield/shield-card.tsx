import { BookOpenText, Check, Shield } from "lucide";
import type { Declaration } from "#content/schema/devotions.ts";
import type { CalendarDate } from "#domain/calendar/calendar-date.ts";
import { dayInWords } from "#domain/calendar/date-words.ts";
import { lang } from "#content/devotions/shield.ts";
import { bookHref, quotedSource } from "#src/devotions/kit/passage.ts";
import { PassageLink, Quote } from "#src/devotions/kit/quote.tsx";
import { ShareRow } from "#src/devotions/kit/share-row.tsx";
import { keepFocus } from "#src/platform/page/keep-focus.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { IconLink } from "#src/ui/icon-button.tsx";
import { Arch } from "#src/ui/arch.tsx";
import { shieldMessages } from "./messages.ts";
import { type ShieldDay, shieldOf } from "./rules.ts";

interface ShieldCardProps {
  date: CalendarDate;
  isDone: boolean;
  /** Undefined while today's is shown. */
  onToday: (() => void) | undefined;
  onComplete: () => void;
}

const shareText = (date: CalendarDate, { declaration, word }: ShieldDay): string =>
  shieldMessages.shareText(dayInWords(date), declaration.text, word.text, quotedSource(word.reference, lang));

export const ShieldArt = () => (
  <Arch className="shield-art">
    <path className="f" d="M32 17c6 5 12 6.5 18 6.5 1 18-5 31-18 39-13-8-19-21-18-39 6 0 12-1.5 18-6.5z" />
    <path className="g" d="M32 29c5 6 7 10 7 14a7 7 0 0 1-14 0c0-4 2-8 7-14z" />
  </Arch>
);

export const DeclarationText = ({ declaration }: { declaration: Declaration }) => (
  <>
    <p className="shield-declaration" lang={lang}>
      {declaration.text}
    </p>
    <p className="src">
      {shieldMessages.restsOn} <PassageLink reference={declaration.reference} lang={lang} />
    </p>
  </>
);

export const WordOfTheDay = ({ word: { text, reference } }: Pick<ShieldDay, "word">) => (
  <Quote text={text} reference={reference} lang={lang} className="shield-word" />
);

export const ReadingOfTheDay = ({ testament, reading }: Pick<ShieldDay, "testament" | "reading">) => (
  <>
    <div className="row row-spread shield-section-head">
      <h3>{shieldMessages.reading[testament]}</h3>
      <IconLink label={shieldMessages.dailyScripture} to={bookHref(reading.reference)}>
        <Icon of={BookOpenText} />
      </IconLink>
    </div>
    <Quote text={reading.text} reference={reading.reference} lang={lang} className="shield-word" />
  </>
);

export const ShieldCard = ({ date, isDone, onToday, onComplete }: ShieldCardProps) => {
  const shield = shieldOf(date);
  const { day, isGraceDay, declaration, word, testament, reading } = shield;
  return (
    <article className="shield-card" aria-labelledby="shield-date">
      <header className="row" ref={keepFocus}>
        <ShieldArt />
        <h2 id="shield-date">{shieldMessages.beginning(dayInWords(date))}</h2>
        {onToday ? (
          <Button variant="quiet" onClick={onToday}>
            {shieldMessages.backToToday}
          </Button>
        ) : null}
      </header>
      <section>
        <div className="row row-spread shield-section-head">
          <h3>{shieldMessages.declaration}</h3>
          <p className="eyebrow">{isGraceDay ? shieldMessages.graceDay(day) : shieldMessages.dayOf(day)}</p>
        </div>
        <DeclarationText declaration={declaration} />
      </section>
      <section>
        <h3>{shieldMessages.word}</h3>
        <WordOfTheDay word={word} />
      </section>
      <section>
        <ReadingOfTheDay testament={testament} reading={reading} />
      </section>
      <footer className="row">
        <Button
          variant={isDone ? "done" : "primary"}
          isBig
          aria-disabled={isDone}
          onClick={isDone ? undefined : onComplete}
        >
          <Icon of={isDone ? Check : Shield} small />
          {isDone ? shieldMessages.isCompleted : shieldMessages.complete}
        </Button>
        <ShareRow
          path="/daily-prayer-shield"
          text={shareText(date, shield)}
          mailSubject={shieldMessages.mailSubject(dayInWords(date))}
        />
      </footer>
    </article>
  );
};
