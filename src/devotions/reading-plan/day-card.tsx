import { Check } from "lucide";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { lang } from "#content/devotions/reading-plan/first-days.ts";
import { planDayAddress, planDayPath } from "#domain/site/addresses/plan-day-address.ts";
import { planDayCount } from "#domain/calendar/plan-day.ts";
import { dayInWords } from "#domain/calendar/date-words.ts";
import { type BookId, bookName } from "#domain/scripture/books/books.ts";
import type { VerseRange } from "#domain/scripture/reference/reference.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { DaySteps } from "#src/devotions/kit/day-steps.tsx";
import { searchHref } from "#src/devotions/kit/passage.ts";
import { ShareRow } from "#src/devotions/kit/share-row.tsx";
import type { Arrival, WayBack } from "#src/platform/scroll/arrival.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { NeedsScripts, Problem } from "#src/ui/states.tsx";
import { pointsPerDay } from "./config.ts";
import { type DayTexts, useDayTexts } from "./day-texts.ts";
import { type LocalReadings, ownReading, useLocalReadings } from "./local-readings.ts";
import { planMessages } from "./messages.ts";
import { dateOf, daysBehind } from "./place.ts";
import { plannedDay, type PlannedDay } from "./plan.ts";
import { shownNameOf } from "./readings.ts";
import type { ReadingPlan } from "./use-reading-plan.ts";
import { booksBeginningIn, warningsFor } from "./what-to-expect.ts";

/** Our own words within a sentence, which may be in another language than the sentence. */
const Own = ({ language, children }: { language: string | undefined; children: string }) =>
  language === undefined ? children : <span lang={language}>{children}</span>;

/** The button's id, the target of the link back from a reading. */
const markCompleteId = "mark-complete";

const wayBackTo = (day: number): WayBack => ({
  label: planMessages.backToDay(day),
  to: planDayAddress(day),
  focusId: markCompleteId,
});

interface ReadingsProps {
  day: number;
  planned: PlannedDay;
  texts: DayTexts | undefined;
  isLoading: boolean;
}

interface ReadingProps extends Pick<ReadingsProps, "day" | "isLoading"> {
  testament: string;
  range: VerseRange;
  description: string | undefined;
  /** The language of the description. */
  language: string | undefined;
  backgrounds: DayTexts["backgrounds"] | undefined;
  local: LocalReadings | undefined;
}

const Reading = ({
  day,
  testament,
  range,
  description,
  language,
  backgrounds = {},
  isLoading,
  local,
}: ReadingProps) => {
  const { reference, title } = (local?.of ?? ownReading)(range);
  const isMissing = local?.state === "missing";
  const name = local ? (
    <bdi lang={title === reference || local.state !== "there" ? undefined : local.tag} dir="auto">
      {title}
    </bdi>
  ) : (
    title
  );
  return (
    <li>
      <div>
        <small>{testament}</small>
        <b>{name}</b>
        {description === undefined ? null : <p lang={language}>{description}</p>}
        {isLoading ? <span className="sk plan-sk-line" aria-hidden="true" /> : null}
        {booksBeginningIn(range).map((book) =>
          backgrounds[book] === undefined ? null : <Background key={book} book={book} text={backgrounds[book]} />,
        )}
      </div>
      <ButtonLink
        to={`${searchHref(reference)}${isMissing ? "&translation=kjv" : ""}`}
        state={{ wayBack: wayBackTo(day), ...(isMissing && { isInPlaceOfOwn: true }) } satisfies Arrival}
      >
        {`${planMessages.read} `}
        <span className="sr">{name}</span>
      </ButtonLink>
    </li>
  );
};

/** The translation in which the readings open, for visitors who read in another language. It stands there while it loads, so that nothing moves. */
const LocalNote = ({ local: { state, name, tag } }: { local: LocalReadings }) => {
  const isMissing = state === "missing";
  return (
    <p className="hint" role="status">
      {isMissing ? null : planMessages.opensIn[0]}
      <bdi lang={tag}>{name}</bdi>
      {isMissing ? planMessages.ownMissing : planMessages.opensIn[1]}
    </p>
  );
};

const Background = ({ book, text }: { book: BookId; text: string }) => (
  <p className="plan-background">
    <small>{planMessages.begins(bookName(book))}</small> <Own language={lang}>{text}</Own>
  </p>
);

/** A word of warning above readings with cruelty in them, so that they can be left for another day. */
const BeforeYouRead = ({ planned }: { planned: PlannedDay }) => {
  const warnings = [planned.oldTestament, planned.newTestament].flatMap((range) => warningsFor(range));
  if (warnings.length === 0) return null;
  return (
    <div className="plan-warning" role="note" aria-label={planMessages.beforeYouRead}>
      <p>{planMessages.mayWait}</p>
      <ul>
        {warnings.map(({ chapter, words }) => (
          <li key={chapter}>
            {planMessages.warnedOf(chapter)} <Own language={lang}>{words}</Own>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Readings = ({ day, planned, texts, isLoading }: ReadingsProps) => {
  const local = useLocalReadings();
  const shared = { day, backgrounds: texts?.backgrounds, isLoading, local };
  return (
    <>
      <ul className="plan-readings">
        <Reading
          {...shared}
          testament={planMessages.oldTestament}
          range={planned.oldTestament}
          description={texts?.oldTestamentDescription}
          language={texts?.lang}
        />
        <Reading
          {...shared}
          testament={planMessages.newTestament}
          range={planned.newTestament}
          description={texts?.newTestamentDescription}
          language={lang}
        />
      </ul>
      {local ? <LocalNote local={local} /> : null}
    </>
  );
};

/** "Saturday 21 November, today"; the grace day of a leap year has its own name. */
const whenOf = ({ settings, day, today, todaysDay }: ReadingPlan): string => {
  if (day !== todaysDay.day) return dayInWords(dateOf(settings, day, today));
  if (todaysDay.isGraceDay) return planMessages.isGraceDay(dayInWords(today));
  return planMessages.isToday(dayInWords(today));
};

interface DayActionsProps {
  plan: ReadingPlan;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

const DayActions = ({ plan: { day, todaysDay, stats, goTo, toggle }, headingRef }: DayActionsProps) => {
  const isCompleted = stats.completedDays.includes(day);
  return (
    <div className="row">
      <Button id={markCompleteId} variant={isCompleted ? "done" : "primary"} isBig onClick={toggle}>
        {isCompleted ? null : <Icon of={Check} small />}
        {isCompleted ? planMessages.completed : planMessages.markComplete}
      </Button>
      <span className="hint">{isCompleted ? planMessages.unmark : planMessages.points(pointsPerDay)}</span>
      {day === todaysDay.day ? null : (
        <Button
          variant="quiet"
          onClick={() => {
            goTo(todaysDay.day);
            headingRef.current?.focus();
          }}
        >
          {planMessages.backToToday(todaysDay.day)}
        </Button>
      )}
    </div>
  );
};

/** The two readings and the prayer of a day, with links to the days before and after. */
export const DayCard = ({
  plan,
  headingRef,
  onShown,
  onCatchUp,
  children,
}: DayActionsProps & {
  /** Called when the card has replaced its placeholder. */
  onShown?: () => void;
  /** Opens the list of the days that were missed. */
  onCatchUp: () => void;
  /** Rendered above the card and together with it. */
  children?: ReactNode;
}) => {
  const { day, todaysDay, stats, settings, goTo } = plan;
  const { texts, hasFailed, retry } = useDayTexts(settings.plan, day);
  const [hasAppeared, setHasAppeared] = useState(false);
  const tellShown = useEffectEvent(() => onShown?.());
  useEffect(() => {
    if (hasAppeared) tellShown();
  }, [hasAppeared]);
  // The first render waits for everything; later the readings do not wait for the notes about them.
  if (!hasAppeared) {
    if (!texts && !hasFailed) return <DayCardSkeleton />;
    setHasAppeared(true);
  }
  const planned = plannedDay(settings.plan, day);
  const isLoading = !texts && !hasFailed;
  const behind = day === todaysDay.day ? daysBehind(settings, stats, day) : 0;
  const theme = planned.theme ?? texts?.theme;
  const prayer = planned.prayer ?? texts?.prayer;
  return (
    <>
      {children}
      <section className="plan-day" aria-labelledby="plan-day-title">
        <DaySteps
          id="plan-day-title"
          eyebrow={whenOf(plan)}
          title={
            theme === undefined ? (
              planMessages.dayWithoutTheme(day)
            ) : (
              <>
                {`${planMessages.dayWithTheme(day)} `}
                <Own language={planned.theme === undefined ? texts?.lang : lang}>{theme}</Own>
              </>
            )
          }
          isFirst={day === 1}
          isLast={day === planDayCount}
          onStep={(days) => goTo(day + days)}
          headingRef={headingRef}
        />
        {behind > 0 ? (
          <Button variant="quiet" className="plan-behind" onClick={onCatchUp}>
            {planMessages.behind(behind)}
          </Button>
        ) : null}
        {day === todaysDay.day && todaysDay.isGraceDay ? <p className="plan-grace">{planMessages.grace}</p> : null}
        {texts?.question ? (
          <p className="plan-question">
            {planMessages.asYouRead} <Own language={texts.lang}>{texts.question}</Own>
          </p>
        ) : null}
        <BeforeYouRead planned={planned} />
        <Readings day={day} planned={planned} texts={texts} isLoading={isLoading} />
        {hasFailed ? <Problem message={planMessages.linesNotLoaded} onRetry={retry} /> : null}
        {prayer === undefined ? null : (
          <div className="plan-prayer">
            <h3 className="sr">{planMessages.prayer}</h3>
            <p lang={planned.prayer === undefined ? texts?.lang : lang}>{prayer}</p>
          </div>
        )}
        <DayActions plan={plan} headingRef={headingRef} />
        {/* Each day of the year has a page of its own, with its own preview, in English. */}
        <ShareRow
          path={settings.plan === "year" && locale === "en" ? planDayPath(day) : planDayAddress(day)}
          text={planMessages.shareText(day, shownNameOf(planned.oldTestament), shownNameOf(planned.newTestament))}
          mailSubject={planMessages.title}
        />
      </section>
    </>
  );
};

export const DayCardSkeleton = () => (
  <section className="plan-day" aria-busy="true">
    <p className="sr" role="status">
      {planMessages.loading}
    </p>
    <NeedsScripts />
    {["title", "reading", "reading", "prayer"].map((part, index) => (
      <span key={index} className={`sk plan-sk-${part}`} aria-hidden="true" />
    ))}
  </section>
);
