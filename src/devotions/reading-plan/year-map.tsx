import { heatRows, heatSummary, type HeatCell } from "./heat.ts";
import type { ReadingPlan } from "./use-reading-plan.ts";

const classes: Record<HeatCell, string> = { read: "d", open: "miss", today: "today", "today-read": "d today", ahead: "" };

/** The year as twelve months of days; the same in words stands beside it. */
export const YearMap = ({ plan: { settings, stats, today, todaysDay } }: { plan: ReadingPlan }) => (
  <>
    <div className="plan-heat" role="img" aria-label={heatSummary(stats, todaysDay.day)}>
      {heatRows(settings, stats, today, todaysDay.day).map(({ key, name, before, cells }) => (
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
    <p className="plan-legend hint" aria-hidden="true">
      <i className="d" />
      read
      <i className="miss" />
      open
      <i className="today" />
      today
    </p>
  </>
);
