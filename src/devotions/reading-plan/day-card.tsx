import { Check } from "lucide-react";
import type { RefObject } from "react";
import { planDayCount } from "#domain/calendar/plan-day.ts";
import { dayInWords } from "#domain/calendar/date-words.ts";
import { DaySteps } from "#src/devotions/kit/day-steps.tsx";
import { searchHref } from "#src/devotions/kit/passage.ts";
import { ShareRow } from "#src/devotions/kit/share-row.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { pointsPerDay } from "./config.ts";
import { completedLabel, mailSubject, markComplete, shareText } from "./messages.ts";
import { dateOf } from "./place.ts";
import { plannedDay, type PlannedDay } from "./plan.ts";
import type { ReadingPlan } from "./use-reading-plan.ts";

interface ReadingProps {
  testament: string;
  reference: string;
  description: string;
}

const Reading = ({ testament, reference, description }: ReadingProps) => (
  <li>
    <div>
      <small>{testament}</small>
      <b>{reference}</b>
      <p>{description}</p>
    </div>
    <ButtonLink to={searchHref(reference)}>
      Read Scripture <span className="sr">{reference}</span>
    </ButtonLink>
  </li>
);

const Readings = ({ planned }: { planned: PlannedDay }) => (
  <ul className="plan-readings">
    <Reading testament="Old Testament" reference={planned.oldTestament} description={planned.oldTestamentDescription} />
    <Reading testament="New Testament" reference={planned.newTestament} description={planned.newTestamentDescription} />
  </ul>
);

/** "Saturday 21 November, today"; the grace day of a leap year has its own name. */
const whenOf = ({ settings, day, today, todaysDay }: ReadingPlan): string => {
  if (day !== todaysDay.day) return dayInWords(dateOf(settings, day, today));
  if (todaysDay.isGraceDay) return `${dayInWords(today)}, a grace day`;
  return `${dayInWords(today)}, today`;
};

/** The two readings and the prayer of a day, with links to the days before and after. */
export const DayCard = ({ plan, headingRef }: { plan: ReadingPlan; headingRef: RefObject<HTMLHeadingElement | null> }) => {
  const { day, todaysDay, stats, settings, goTo } = plan;
  const planned = plannedDay(settings.plan, day);
  const isCompleted = stats.completedDays.includes(day);
  return (
    <section className="plan-day" aria-labelledby="plan-day-title">
      <DaySteps
        id="plan-day-title"
        eyebrow={whenOf(plan)}
        title={`Day ${day}: ${planned.theme}`}
        isFirst={day === 1}
        isLast={day === planDayCount}
        onStep={(days) => goTo(day + days)}
        headingRef={headingRef}
      />
      {day === todaysDay.day && todaysDay.isGraceDay ? (
        <p className="plan-grace">A leap year has one more day than the plan. Read day 365 again, or catch up on a day you missed.</p>
      ) : null}
      {planned.question ? <p className="plan-question">As you read: {planned.question}</p> : null}
      <Readings planned={planned} />
      <div className="plan-prayer">
        <h3 className="sr">Prayer</h3>
        <p>{planned.prayer}</p>
      </div>
      <div className="row">
        <Button variant={isCompleted ? "done" : "primary"} isBig onClick={plan.toggle}>
          {isCompleted ? null : <Icon of={Check} small />}
          {isCompleted ? completedLabel : markComplete}
        </Button>
        <span className="hint">{isCompleted ? "Press again to unmark" : `${pointsPerDay} points`}</span>
        {day === todaysDay.day ? null : (
          <Button variant="quiet" onClick={() => { goTo(todaysDay.day); headingRef.current?.focus(); }}>
            Back to day {todaysDay.day}
          </Button>
        )}
      </div>
      <ShareRow path="/reading-plan" text={shareText(day, planned.oldTestament, planned.newTestament)} mailSubject={mailSubject} />
    </section>
  );
};

/** A placeholder in the card's layout until the date is known. */
export const DayCardSkeleton = () => (
  <section className="plan-day" aria-busy="true">
    <p className="sr" role="status">
      Loading today’s reading
    </p>
    {["title", "reading", "reading", "prayer"].map((part, index) => (
      <span key={index} className={`sk plan-sk-${part}`} aria-hidden="true" />
    ))}
  </section>
);
