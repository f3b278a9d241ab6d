import { CalendarPlus, Printer } from "lucide";
import { memo } from "react";
import { toIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Notice } from "#src/ui/states.tsx";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { minutesADay, pointsPerDay, wordsAMinute } from "./config.ts";
import { planMessages } from "./messages.ts";
import { earlierYears, startInName } from "./past-year.ts";
import { daysBehind, isNewcomer } from "./place.ts";
import { badgeProgress } from "./rules.ts";
import { shownBadge, shownYear } from "./shown-names.ts";
import { pastYears, type ReadingStats } from "./stored.ts";
import type { ReadingPlan } from "./use-reading-plan.ts";
import { type HeatCell, heatRows, heatSummary } from "./heat.ts";

const classes: Record<HeatCell, string> = {
  read: "d",
  open: "miss",
  today: "today",
  "today-read": "d today",
  ahead: "",
};

type MonthsProps = Pick<ReadingPlan, "settings" | "stats" | "today"> & { readonly day: number };

/** Memoised: it has a box for every day, and most changes on the page do not affect it. */
const Months = memo(({ settings, stats, today, day }: MonthsProps) => (
  <div className="plan-heat" role="img" aria-label={heatSummary(stats, day)}>
    {heatRows(settings, stats, today, day).map(({ key, name, before, cells }) => (
      <div key={key} className="plan-month">
        <span>{name}</span>
        <div>
          {Array.from({ length: before }, (_, index) => (
            <i key={`before-${index}`} className="none" />
          ))}
          {cells.map((cell, index) => (
            <i key={index} className={classes[cell]} />
          ))}
        </div>
      </div>
    ))}
  </div>
));

/** The year as twelve months of days; a sentence next to it says the same. */
const YearMap = ({ plan: { settings, stats, today, todaysDay } }: { plan: ReadingPlan }) => (
  <>
    <Months settings={settings} stats={stats} today={today} day={todaysDay.day} />
    <p className="row map-legend plan-legend hint" aria-hidden="true">
      <i className="d" />
      {planMessages.legend.read}
      <i className="miss" />
      {planMessages.legend.open}
      <i className="today" />
      {planMessages.legend.today}
    </p>
  </>
);

export const YourYear = ({ plan, onFindPlace }: { plan: ReadingPlan; onFindPlace: () => void }) => {
  const isBehind = daysBehind(plan.settings, plan.stats, plan.todaysDay.day) > 0;
  return (
    <section aria-labelledby="plan-year">
      <div className="row row-spread plan-sidehead">
        <h2 id="plan-year">{planMessages.yourYear}</h2>
        <Button variant="quiet" onClick={onFindPlace}>
          {isBehind ? planMessages.catchUp : planMessages.goToADay}
        </Button>
      </div>
      <YearMap plan={plan} />
      <p className="hint plan-longest">{planMessages.soFar(plan.stats.totalPoints, plan.stats.longestStreak)}</p>
    </section>
  );
};

export const Badges = ({ stats }: { stats: ReadingStats }) => (
  <section aria-labelledby="plan-badges">
    <h2 id="plan-badges">{planMessages.badgesTitle}</h2>
    <ul className="plan-badges">
      {badgeProgress(stats).map(({ name, counts, goal, reached, isEarned }) => (
        <li key={name} className={isEarned ? "got" : undefined}>
          <b>{shownBadge(name)}</b>
          <span>{isEarned ? planMessages.earnedBy[counts](goal) : planMessages.reached[counts](reached, goal)}</span>
        </li>
      ))}
    </ul>
  </section>
);

interface OfferProps {
  plan: ReadingPlan;
  /** Once it is stored: the offer disappears with its buttons, and the day may be another one. */
  onChosen: () => void;
}

/** For someone who joins in the middle of a year, who is not three hundred days behind. */
export const NewcomerOffer = ({ plan, onChosen }: OfferProps) => {
  const { settings, stats, todaysDay, today } = plan;
  if (!isNewcomer(settings, stats, todaysDay.day)) return null;
  return (
    <Notice>
      <div className="plan-offer stack-3">
        <p>
          {stats.lastReadDate === "" ? `${planMessages.isNew} ` : ""}
          {planMessages.startToday}
        </p>
        <div className="row">
          <Button variant="primary" onClick={() => void plan.startOn(toIsoDate(today)).then(onChosen)}>
            {planMessages.startAsDayOne}
          </Button>
        </div>
      </div>
    </Notice>
  );
};

/** Nothing is reset silently. */
export const NewYearOffer = ({ plan, onChosen }: OfferProps) => {
  if (plan.finished === undefined) return null;
  const start = startInName(plan.finished);
  return (
    <Notice>
      <div className="plan-offer stack-3">
        <p>{start ? planMessages.finishedFrom(dateInWords(start)) : planMessages.finishedIn(plan.finished)}</p>
        <div className="row">
          <Button onClick={() => void plan.archive().then(onChosen)}>{planMessages.archive}</Button>
          <Button variant="quiet" onClick={() => void plan.keepMarks().then(onChosen)}>
            {planMessages.keep}
          </Button>
        </div>
      </div>
    </Notice>
  );
};

export const EarlierYears = () => {
  const [past] = useStored(pastYears);
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="plan-past">
      <h2 id="plan-past">{planMessages.earlierYears}</h2>
      <ul className="plan-badges">
        {earlierYears(past).map(({ name, plan, stats }) => (
          <li key={`${plan} ${name}`} className="got">
            <b>{plan === "whole" ? planMessages.ofWholeBible(shownYear(name)) : shownYear(name)}</b>
            <span>{planMessages.earlierFigures(stats.daysCompleted, stats.longestStreak)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The plan outside the product: a calendar file or a sheet of paper. */
export const ExportPlan = ({ onCalendar, onPrint }: { onCalendar: () => void; onPrint: () => void }) => (
  <section aria-labelledby="plan-along">
    <h2 id="plan-along">{planMessages.takeAlong}</h2>
    <div className="row plan-along">
      <Button onClick={onCalendar}>
        <Icon of={CalendarPlus} small />
        {planMessages.calendarFile}
      </Button>
      <Button onClick={onPrint}>
        <Icon of={Printer} small />
        {planMessages.print}
      </Button>
    </div>
  </section>
);

export const HowItWorks = () => (
  <section className="plan-how" aria-labelledby="plan-how">
    <h2 id="plan-how">{planMessages.howItWorks}</h2>
    <ul>
      <li>{planMessages.how.readings(wordsAMinute, minutesADay.year, minutesADay.whole)}</li>
      <li>{planMessages.how.lines}</li>
      <li>{planMessages.how.marking(pointsPerDay)}</li>
      <li>{planMessages.how.streak}</li>
      <li>{planMessages.how.missed}</li>
    </ul>
  </section>
);
