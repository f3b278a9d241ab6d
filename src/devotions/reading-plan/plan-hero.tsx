import { Segmented } from "#src/ui/segmented.tsx";
import { minutesADay, type PlanId } from "./config.ts";
import { progressPercent, type ReadingStats } from "./rules.ts";

interface PlanHeroProps {
  plan: PlanId;
  onChoose: (plan: PlanId) => void;
  /** Undefined during prerendering. */
  day: number | undefined;
  stats: ReadingStats;
}

const plans = [
  { value: "year", label: "One year" },
  { value: "whole", label: "Whole Bible" },
] as const;

/** The page's largest text before the date is known, so that it stays the largest afterwards (LCP). */
const ledes: Record<PlanId, string> = {
  year: `Two readings and a prayer for every day of the year: Genesis to Isaiah, and the whole of the New Testament, in about ${minutesADay.year} minutes a day.`,
  whole: `Two readings and a prayer for every day of the year: all 1,189 chapters, Genesis to Revelation, in about ${minutesADay.whole} minutes a day.`,
};

const Figure = ({ label, value, isFirst }: { label: string; value: string | number; isFirst?: boolean }) => (
  <div className={isFirst ? "first" : undefined}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** Title, choice of plan, its contents, and the four figures. */
export const PlanHero = ({ plan, onChoose, day, stats }: PlanHeroProps) => (
  <section className="plan-hero">
    <div className="wrap">
      <div>
        <h1 tabIndex={-1}>1 Year Reading Plan</h1>
        <div className="plan-choice">
          <Segmented label="Plan" isLabelHidden value={plan} options={plans} onChange={onChoose} />
        </div>
        <p className="plan-lede">{ledes[plan]}</p>
      </div>
      <dl className="plan-figures">
        <Figure label="Current Day" value={day ?? "–"} isFirst />
        <Figure label="Completed" value={stats.daysCompleted} />
        <Figure label="Day Streak" value={stats.currentStreak} />
        <Figure label="Progress" value={`${progressPercent(stats)}%`} />
      </dl>
    </div>
  </section>
);
