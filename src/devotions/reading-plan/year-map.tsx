import { memo } from "react";
import { heatRows, heatSummary, type HeatCell } from "./heat.ts";
import { planMessages } from "./messages.ts";
import type { ReadingPlan } from "./use-reading-plan.ts";

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
export const YearMap = ({ plan: { settings, stats, today, todaysDay } }: { plan: ReadingPlan }) => (
  <>
    <Months settings={settings} stats={stats} today={today} day={todaysDay.day} />
    <p className="plan-legend hint" aria-hidden="true">
      <i className="d" />
      {planMessages.legend.read}
      <i className="miss" />
      {planMessages.legend.open}
      <i className="today" />
      {planMessages.legend.today}
    </p>
  </>
);
