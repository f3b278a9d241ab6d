import { Segmented } from "#src/ui/segmented.tsx";
import { minutesADay, type PlanId } from "./config.ts";
import { planWords } from "./messages.ts";
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
  { value: "year", label: planWords.plans.year },
  { value: "whole", label: planWords.plans.whole },
] as const;

/** The page's largest text before the date is known, so that it stays the largest afterwards (LCP). */
const ledes: Record<PlanId, string> = {
  year: planWords.ledes.year(minutesADay.year),
  whole: planWords.ledes.whole(minutesADay.whole),
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
        <h1 tabIndex={-1}>{planWords.title}</h1>
        <div className="plan-choice">
          <Segmented label={planWords.plan} isLabelHidden value={plan} options={plans} onChange={onChoose} />
        </div>
        <p className="plan-lede">
          {ledes[plan]}
          {planWords.note === "" ? null : ` ${planWords.note}`}
        </p>
      </div>
    </div>
  </section>
);

/** The four figures, after the day's readings. While nothing is read they invite, and are quiet. */
export const PlanFigures = ({ day, stats }: PlanFiguresProps) => {
  const isNew = stats.daysCompleted === 0 && stats.currentStreak === 0;
  return (
    <div className={isNew ? "plan-standing is-new" : "plan-standing"}>
      {isNew ? <p>{planWords.invitation}</p> : null}
      <dl className="plan-figures">
        <Figure label={planWords.currentDay} value={day} isFirst />
        <Figure label={planWords.completedDays} value={stats.daysCompleted} />
        <Figure label={planWords.dayStreak} value={stats.currentStreak} />
        <Figure label={planWords.progress} value={planWords.percent(progressPercent(stats))} />
      </dl>
    </div>
  );
};
