import { Segmented } from "#src/ui/segmented.tsx";
import { minutesADay, type PlanId } from "./config.ts";
import { planInvitation } from "./messages.ts";
import { progressPercent, type ReadingStats } from "./rules.ts";

interface PlanHeroProps {
  plan: PlanId;
  onChoose: (plan: PlanId) => void;
}

interface PlanFiguresProps {
  day: number;
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

/** Title, choice of plan, its contents. */
export const PlanHero = ({ plan, onChoose }: PlanHeroProps) => (
  <section className="plan-hero">
    <div className="wrap">
      <div>
        <h1 tabIndex={-1}>1 Year Reading Plan</h1>
        <div className="plan-choice">
          <Segmented label="Plan" isLabelHidden value={plan} options={plans} onChange={onChoose} />
        </div>
        <p className="plan-lede">{ledes[plan]}</p>
      </div>
    </div>
  </section>
);

/** The four figures, after the day's readings. While nothing is read they invite, and are quiet. */
export const PlanFigures = ({ day, stats }: PlanFiguresProps) => {
  const isNew = stats.daysCompleted === 0 && stats.currentStreak === 0;
  return (
    <div className={isNew ? "plan-standing is-new" : "plan-standing"}>
      {isNew ? <p>{planInvitation}</p> : null}
      <dl className="plan-figures">
        <Figure label="Current Day" value={day} isFirst />
        <Figure label="Completed" value={stats.daysCompleted} />
        <Figure label="Day Streak" value={stats.currentStreak} />
        <Figure label="Progress" value={`${progressPercent(stats)}%`} />
      </dl>
    </div>
  );
};
