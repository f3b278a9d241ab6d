import { CalendarPlus, Printer } from "lucide-react";
import { toIsoDate } from "#domain/calendar/calendar-date.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Notice } from "#src/ui/states.tsx";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { minutesADay, pointsPerDay, wordsAMinute } from "./config.ts";
import { isNewcomer, openDaysBefore } from "./place.ts";
import { badgeProgress, type ReadingStats } from "./rules.ts";
import { pastYears } from "./stored.ts";
import type { ReadingPlan } from "./use-reading-plan.ts";
import { YearMap } from "./year-map.tsx";

/** The year as a map, and ways to another day. */
export const YourYear = ({ plan, onFindPlace }: { plan: ReadingPlan; onFindPlace: () => void }) => {
  const isBehind =
    !isNewcomer(plan.settings, plan.stats, plan.todaysDay.day) &&
    openDaysBefore(plan.stats, plan.todaysDay.day).length > 0;
  return (
    <section aria-labelledby="plan-year">
      <div className="plan-sidehead">
        <h2 id="plan-year">Your year</h2>
        <Button variant="quiet" onClick={onFindPlace}>
          {isBehind ? "Catch up" : "Go to a day"}
        </Button>
      </div>
      <YearMap plan={plan} />
      <p className="hint plan-longest">
        {plan.stats.totalPoints} points. Longest streak: {plan.stats.longestStreak}{" "}
        {plan.stats.longestStreak === 1 ? "day" : "days"}.
      </p>
    </section>
  );
};

/** Badges and the progress towards each. */
export const Badges = ({ stats }: { stats: ReadingStats }) => (
  <section aria-labelledby="plan-badges">
    <h2 id="plan-badges">Badges</h2>
    <ul className="plan-badges">
      {badgeProgress(stats).map(({ name, counts, goal, reached, isEarned }) => (
        <li key={name} className={isEarned ? "got" : undefined}>
          <b>{name}</b>
          <span>
            {isEarned
              ? `earned, ${goal} days${counts === "streak" ? " in a row" : ""}`
              : `${reached} of ${goal}${counts === "streak" ? " in a row" : " days"}`}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

interface OfferProps {
  plan: ReadingPlan;
  /** The offer disappears with its buttons. */
  onChosen: () => void;
}

/** For someone who joins in the middle of a year, who is not three hundred days behind. */
export const NewcomerOffer = ({ plan, onChosen }: OfferProps) => {
  const { settings, stats, todaysDay, today } = plan;
  if (!isNewcomer(settings, stats, todaysDay.day)) return null;
  return (
    <Notice>
      <div className="plan-offer">
        <p>
          {stats.lastReadDate === "" ? "New to the plan? " : ""}Make today your own day 1, or read along from today’s
          date.
        </p>
        <div className="row">
          <Button
            variant="primary"
            onClick={() => {
              plan.startOn(toIsoDate(today));
              onChosen();
            }}
          >
            Start today as day 1
          </Button>
        </div>
      </div>
    </Notice>
  );
};

/** Nothing is reset silently. */
export const NewYearOffer = ({ plan, onChosen }: OfferProps) =>
  plan.finished === undefined ? null : (
    <Notice>
      <div className="plan-offer">
        <p>Your completed days are from {plan.finished}. Put them away and start fresh, or keep them and read on.</p>
        <div className="row">
          <Button
            onClick={() => {
              plan.putAway();
              onChosen();
            }}
          >
            Put them away
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              plan.keepOn();
              onChosen();
            }}
          >
            Keep them
          </Button>
        </div>
      </div>
    </Notice>
  );

export const EarlierYears = () => {
  const [past] = useStored(pastYears);
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="plan-past">
      <h2 id="plan-past">Earlier years</h2>
      <ul className="plan-badges">
        {past.map(({ name, plan, stats }, index) => (
          <li key={index} className="got">
            <b>{`${name[0]?.toUpperCase() ?? ""}${name.slice(1)}${plan === "whole" ? ", Whole Bible" : ""}`}</b>
            <span>
              {stats.daysCompleted} {stats.daysCompleted === 1 ? "day" : "days"}, longest streak {stats.longestStreak}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The plan outside the product: a calendar file or a sheet of paper. */
export const TakeAlong = ({ onCalendar, onPrint }: { onCalendar: () => void; onPrint: () => void }) => (
  <section aria-labelledby="plan-along">
    <h2 id="plan-along">Take it with you</h2>
    <div className="row plan-along">
      <Button onClick={onCalendar}>
        <Icon of={CalendarPlus} small />
        Calendar file
      </Button>
      <Button onClick={onPrint}>
        <Icon of={Printer} small />
        Print the plan
      </Button>
    </div>
  </section>
);

export const HowItWorks = () => (
  <section className="plan-how" aria-labelledby="plan-how">
    <h2 id="plan-how">How It Works</h2>
    <ul>
      <li>
        Every day has one reading from the Old Testament and one from the New, with a prayer. At {wordsAMinute} words a
        minute the two take about {minutesADay.year} minutes, and about {minutesADay.whole} in the Whole Bible; no day
        takes twice as long.
      </li>
      <li>
        The sentences about each day are written for its chapters. Where the chapters tell of cruelty, a note says so
        first, so that you may leave them for another day.
      </li>
      <li>
        Read Scripture opens exactly those chapters. Come back and press Mark Complete: each day counts {pointsPerDay}{" "}
        points.
      </li>
      <li>
        Read on two dates in a row and a streak begins. Reading several days on one date neither breaks nor extends it.
      </li>
      <li>
        If you have missed some, Catch up lists them. Nothing is lost, and nobody is counting but you: all of this stays
        on your device.
      </li>
    </ul>
  </section>
);
