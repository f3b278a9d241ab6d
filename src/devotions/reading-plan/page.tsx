import { memo, type RefObject, useCallback, useDeferredValue, useRef, useState } from "react";
import { DevotionFigures } from "#src/devotions/kit/head.tsx";
import { usePrinting } from "#src/platform/page/files.ts";
import { Wrap } from "#src/ui/page.tsx";
import { optionsOf, Segmented } from "#src/ui/segmented.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { Deferred } from "#src/ui/states.tsx";
import { DayCard, DayCardSkeleton } from "./day-card.tsx";
import { minutesADay, type PlanId } from "./config.ts";
import { planMessages } from "./messages.ts";
import { defaultSettings, planMonths } from "./place.ts";
import { PlaceSheetBody } from "./place-sheet.tsx";
import { saveCalendar } from "./export-plan.ts";
import { progressPercent } from "./rules.ts";
import { useReadingPlan, type ReadingPlan } from "./use-reading-plan.ts";
import { Badges, EarlierYears, HowItWorks, NewcomerOffer, NewYearOffer, ExportPlan, YourYear } from "./year-side.tsx";
import { monthName } from "#domain/calendar/date-words.ts";
import { plannedDay } from "./plan.ts";
import { shownNameOf } from "./readings.ts";
import "./plan-day.css";
import "./plan-year.css";
import "./plan-place.css";
import "./reading-plan.css";

/** The whole plan as a printable sheet with boxes to tick, month by month; hidden on screens. */
const PrintSheet = ({ plan: { settings, stats, today } }: { plan: ReadingPlan }) => {
  const read = new Set(stats.completedDays);
  return (
    <section className="plan-sheet" aria-hidden="true">
      <h2>{settings.plan === "whole" ? planMessages.titleWhole : planMessages.title}</h2>
      <div>
        {planMonths(settings, today).map(({ year, month, first, days }) => (
          <section key={`${year}-${month}`}>
            <h3>{planMessages.monthOf(monthName(month), year)}</h3>
            <ol>
              {days.map((day, index) => {
                const { oldTestament, newTestament } = plannedDay(settings.plan, day);
                return (
                  <li key={day}>
                    <i className={read.has(day) ? "is-read" : undefined} />
                    <b>{first + index}</b>
                    <span>{planMessages.bothReadings(shownNameOf(oldTestament), shownNameOf(newTestament))}</span>
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
};

interface PlanHeroProps {
  plan: PlanId;
  onChoose: (plan: PlanId) => void;
}

const plans = optionsOf(planMessages.plans);

/** The page's largest text before the date is known, so that it stays the largest afterwards (LCP). */
const ledes: Record<PlanId, string> = {
  year: planMessages.ledes.year(minutesADay.year),
  whole: planMessages.ledes.whole(minutesADay.whole),
};

const PlanHero = ({ plan, onChoose }: PlanHeroProps) => (
  <section className="plan-hero">
    <Wrap>
      <h1 tabIndex={-1}>{planMessages.title}</h1>
      <div className="plan-choice">
        <Segmented label={planMessages.plan} isLabelHidden value={plan} options={plans} onChange={onChoose} />
      </div>
      <p className="plan-lede">
        {ledes[plan]}
        {planMessages.note === "" ? null : ` ${planMessages.note}`}
      </p>
    </Wrap>
  </section>
);

export const Page = () => {
  const plan = useReadingPlan();
  if (plan) return <PlanOfToday plan={plan} />;
  return (
    <div className="plan-page">
      <PlanHero plan={defaultSettings.plan} onChoose={() => {}} />
      <Wrap className="plan-columns">
        <DayCardSkeleton />
        <div className="plan-side stack-6" aria-hidden="true">
          <span className="sk plan-sk-map" />
        </div>
        <HowItWorks />
      </Wrap>
    </div>
  );
};

interface ColumnsProps {
  plan: ReadingPlan;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Called when the day has replaced its placeholder. */
  onDayShown: () => void;
  /** For buttons that disappear when pressed. */
  toDay: () => void;
  onFindPlace: () => void;
  onPrint: () => void;
}

/** Memoised: the sheet for one's place opens and closes without a render of the day and the year. */
const Columns = memo(({ plan, headingRef, onDayShown, toDay, onFindPlace, onPrint }: ColumnsProps) => {
  // The year beside it is rendered after the day, in a separate render.
  const isDayDrawn = useDeferredValue(true, false);
  return (
    <Wrap className="plan-columns">
      <div className="plan-main stack-5">
        <NewYearOffer plan={plan} onChosen={toDay} />
        <DayCard plan={plan} headingRef={headingRef} onShown={onDayShown} onCatchUp={onFindPlace}>
          <NewcomerOffer plan={plan} onChosen={toDay} />
        </DayCard>
        <DevotionFigures
          invitation={planMessages.invitation}
          isNew={plan.stats.daysCompleted === 0 && plan.stats.currentStreak === 0}
          figures={[
            { label: planMessages.currentDay, value: plan.day },
            { label: planMessages.completedDays, value: plan.stats.daysCompleted },
            { label: planMessages.dayStreak, value: plan.stats.currentStreak },
            { label: planMessages.progress, value: planMessages.percent(progressPercent(plan.stats)) },
          ]}
        />
      </div>
      <aside className="plan-side stack-6" aria-label={planMessages.yourProgress}>
        {isDayDrawn ? (
          <>
            <YourYear plan={plan} onFindPlace={onFindPlace} />
            <Badges stats={plan.stats} />
            <EarlierYears />
            <ExportPlan onCalendar={() => void saveCalendar(plan)} onPrint={onPrint} />
          </>
        ) : (
          <span className="sk plan-sk-map" />
        )}
      </aside>
      <HowItWorks />
    </Wrap>
  );
});

const PlanOfToday = ({ plan }: { plan: ReadingPlan }) => {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { isPrinting, print } = usePrinting();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);

  const wantsDay = useRef(false);
  const toDay = useCallback(() => {
    // The day may not be rendered yet.
    wantsDay.current = headingRef.current === null;
    headingRef.current?.focus();
  }, []);
  const focusDayIfWanted = useCallback(() => {
    if (wantsDay.current) toDay();
  }, [toDay]);
  const openSheet = useCallback(() => setIsSheetOpen(true), []);
  const close = () => {
    hasMoved.current = true;
    setIsSheetOpen(false);
  };
  const focusDay = (event: Event) => {
    if (!hasMoved.current) return;
    event.preventDefault();
    hasMoved.current = false;
    toDay();
  };

  return (
    <div className="plan-page">
      <PlanHero plan={plan.settings.plan} onChoose={plan.choosePlan} />
      <Columns
        plan={plan}
        headingRef={headingRef}
        onDayShown={focusDayIfWanted}
        toDay={toDay}
        onFindPlace={openSheet}
        onPrint={print}
      />
      {isPrinting ? <PrintSheet plan={plan} /> : null}
      <Sheet
        isOpen={isSheetOpen}
        onOpenChange={setIsSheetOpen}
        title={planMessages.yourPlace}
        placement="side"
        onCloseAutoFocus={focusDay}
      >
        <Deferred>
          <PlaceSheetBody
            plan={plan}
            onGo={(day) => {
              plan.goTo(day);
              close();
            }}
            onDone={close}
          />
        </Deferred>
      </Sheet>
    </div>
  );
};
