import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { verseSetReference } from "#domain/scripture/reference/verse-set.ts";
import { type CalendarDate, dayNumber, daysBetween, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { useLastingState } from "#src/platform/page/use-entry-state.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { Button } from "#src/ui/button.tsx";
import { formatScripture } from "#src/ui/format-scripture.tsx";
import { optionsOf, Segmented } from "#src/ui/segmented.tsx";
import { Notice } from "#src/ui/states.tsx";
import { type CardPlace, type Grade, grades, isReworded, parseCardId, review } from "./cards.ts";
import { modeScreens } from "./mode-screens.tsx";
import { byHeartMessages as messages } from "./messages.ts";
import { type Counted, countsOf } from "./rules.ts";
import { history, isDue, nextDate } from "./schedule.ts";
import { cardsEntry, type Card } from "./stored.ts";
import { fittingMode, gradeOf, referenceChoices, splitWords, type Mode } from "./modes.ts";

const modeOptions = optionsOf(messages.modes);

interface Finished extends Counted {
  readonly isReferenceKnown: boolean;
}

interface ResultProps {
  id: string;
  words: string;
  lang: string | undefined;
  today: CalendarDate;
  finished: Finished;
  children: ReactNode;
}

const helpOf = ({ slips, helped }: { slips: number; helped: number }): string =>
  [...(slips > 0 ? [messages.slips(slips)] : []), ...(helped > 0 ? [messages.helped(helped)] : [])].join(", ");

/** The result of practising a passage, and when it is due again. */
const Result = ({ id, words, lang, today, finished, children }: ResultProps) => {
  const [cards, update] = useStored(cardsEntry);
  const split = splitWords(words);
  const counted = countsOf(finished);
  const [grade, setGrade] = useState(() =>
    gradeOf({ words: split.length, ...counted, isReferenceKnown: finished.isReferenceKnown }),
  );
  // As of the moment when the passage was said: the date changes at midnight. If another tab was first, this is practice.
  const [{ on, counts }] = useState(() => ({ on: toIsoDate(today), counts: isDue(cards[id], dayNumber(today)) }));
  const [isRecorded, setIsRecorded] = useState(counts);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const record = (next: Grade) => void update((present) => review(present, id, on, next, words));
  const correct = (next: Grade) => {
    setGrade(next);
    setIsRecorded(true);
    record(next);
    headingRef.current?.focus();
  };
  useEffect(() => {
    headingRef.current?.focus();
    if (counts) record(grade);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- recorded once
  }, []);
  // The heading has the focus before the review is stored.
  const card = (isRecorded ? review(cards, id, on, grade, words) : cards)[id];
  const date = card && nextDate(card, today);
  return (
    <section className="heart-result">
      <h2 ref={headingRef} tabIndex={-1}>
        {messages.results[grade]} {date ? messages.again(daysBetween(today, date), date) : null}
      </h2>
      {counted.slips + counted.helped > 0 ? <p className="muted">{helpOf(counted)}</p> : null}
      {isRecorded ? null : <p className="muted">{messages.notDue}</p>}
      <p className="heart-text" lang={lang}>
        {split.map(({ text }, at) => (
          <Fragment key={at}>
            <span className={finished.slips.has(at) || finished.helped.has(at) ? "heart-missed" : undefined}>
              {formatScripture(text)}
            </span>{" "}
          </Fragment>
        ))}
      </p>
      <div className="row">
        {children}
        {isRecorded && grade === grades.good ? (
          <Button variant="quiet" onClick={() => correct(grades.easy)}>
            {messages.tooEasy}
          </Button>
        ) : null}
        {card && grade !== grades.again ? (
          <Button variant="quiet" onClick={() => correct(grades.again)}>
            {messages.askTomorrow}
          </Button>
        ) : null}
      </div>
    </section>
  );
};

interface ReferenceQuestionProps {
  words: string;
  lang: string | undefined;
  choices: readonly string[];
  reference: string;
  onAnswer: (isKnown: boolean) => void;
}

/** Asks for the reference of a passage by its first words. */
const ReferenceQuestion = ({ words, lang, choices, reference, onAnswer }: ReferenceQuestionProps) => {
  const titleId = useId();
  const beginning = splitWords(words);
  const shown = beginning.slice(0, Math.max(3, Math.min(7, Math.floor(beginning.length / 3))));
  return (
    <section className="heart-mode" aria-labelledby={titleId}>
      <h1 id={titleId} tabIndex={-1}>
        {messages.whichVerse}
      </h1>
      <p className="hint">{messages.beginsWith}</p>
      <p className="heart-text" lang={lang}>
        {formatScripture(`${shown.map(({ text }) => text).join(" ")} …`)}
      </p>
      <div className="heart-choices stack-2">
        {choices.map((choice) => (
          <Button key={choice} isBlock onClick={() => onAnswer(choice === reference)}>
            {choice}
          </Button>
        ))}
      </div>
    </section>
  );
};

export interface PassagePracticeProps {
  place: CardPlace;
  id: string;
  card: Card;
  words: string;
  /** Of the words. */
  lang: string | undefined;
  today: CalendarDate;
  mode: Mode | undefined;
  onMode: (mode: Mode) => void;
  onFocus: () => void;
  children: ReactNode;
}

/** Practises one passage: sometimes its reference, then its words, then the result. */
export const PassagePractice = ({
  place,
  id,
  card,
  words,
  lang,
  today,
  mode: chosen,
  onMode,
  onFocus,
  children,
}: PassagePracticeProps) => {
  const [cards] = useStored(cardsEntry);
  // The card as it was before this review, which is recorded while the result is shown.
  const [{ reviews, isWordingNew }] = useState(() => ({
    reviews: history(card, dayNumber(today)).length,
    isWordingNew: isReworded(card, words),
  }));
  const [finished, setFinished] = useState<Counted>();
  const [said, setSaid] = useState<{ text: string; lang?: string | undefined; count: number }>({ text: "", count: 0 });
  const reference = verseSetReference(place.passage);
  const seed = `${id} ${reviews}`;
  const [isReferenceKnown, setIsReferenceKnown] = useLastingState<boolean | undefined>(seed, undefined);
  const asksWhere = reviews % 2 === 1 && isReferenceKnown === undefined;
  const mode = chosen ?? fittingMode(reviews);
  const ModeScreen = modeScreens[mode];
  const say = (text: string, spoken?: string) => setSaid(({ count }) => ({ text, lang: spoken, count: count + 1 }));
  // Focuses the heading of the next step. The result focuses its own.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each new heading
  useEffect(onFocus, [asksWhere]);
  return (
    <>
      {asksWhere ? (
        <ReferenceQuestion
          words={words}
          lang={lang}
          reference={reference}
          choices={referenceChoices(
            place.passage,
            Object.keys(cards).flatMap((other) => (other === id ? [] : (parseCardId(other)?.passage ?? []))),
            seed,
          )}
          onAnswer={(isKnown) => {
            setIsReferenceKnown(isKnown);
            say(isKnown ? messages.right(reference) : messages.wrong(reference));
          }}
        />
      ) : (
        <>
          <h1 tabIndex={-1}>{reference}</h1>
          {isReferenceKnown === false && !finished ? <Notice>{messages.wrong(reference)}</Notice> : null}
          {isWordingNew ? <Notice>{messages.reworded}</Notice> : null}
          {finished ? (
            <Result
              id={id}
              words={words}
              lang={lang}
              today={today}
              finished={{ ...finished, isReferenceKnown: isReferenceKnown ?? true }}
            >
              {children}
            </Result>
          ) : (
            <>
              <Segmented
                label={messages.mode}
                isLabelHidden
                value={mode}
                options={modeOptions}
                onChange={(next) => {
                  onMode(next);
                  say("");
                }}
              />
              <p className="hint">{messages.instructions[mode]}</p>
              <div className="heart-mode">
                <ModeScreen
                  key={mode}
                  words={splitWords(words)}
                  lang={lang}
                  seed={seed}
                  name={`${mode} ${seed}`}
                  onSay={say}
                  onDone={setFinished}
                />
              </div>
            </>
          )}
        </>
      )}
      <p className="sr" role="status">
        <span key={said.count} lang={said.lang}>
          {said.text}
        </span>
      </p>
    </>
  );
};
