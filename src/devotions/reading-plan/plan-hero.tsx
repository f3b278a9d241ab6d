import { Wrap } from "#src/ui/page.tsx";
import { optionsOf, Segmented } from "#src/ui/segmented.tsx";
import { minutesADay, type PlanId } from "./config.ts";
import { planMessages } from "./messages.ts";
import { progressPercent } from "./rules.ts";
import type { ReadingStats } from "./stored.ts";

interface PlanHeroProps {
  plan: PlanId;
  onChoose: (plan: PlanId) => void;
}

interface PlanFiguresProps {
  day: number;
  stats: ReadingStats;
}

const plans = optionsOf(planMessages.plans);

/** The page's largest text before the date is known, so that it stays the largest afterwards (LCP). */
const ledes: Record<PlanId, string> = {
  year: planMessages.ledes.year(minutesADay.year),
  whole: planMessages.ledes.whole(minutesADay.whole),
};

const Figure = ({ label, value, isFirst }: { label: string; value: string | number; isFirst?: boolean }) => (
  <div className={isFirst ? "first" : undefined}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

export const PlanHero = ({ plan, onChoose }: PlanHeroProps) => (
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

/** The four figures, below the day's readings. Before the first reading they are muted and an invitation is shown. */
export const PlanFigures = ({ day, stats }: PlanFiguresProps) => {
  const isNew = stats.daysCompleted === 0 && stats.currentStreak === 0;
  return (
    <div className={isNew ? "plan-standing is-new" : "plan-standing"}>
      {isNew ? <p>{planMessages.invitation}</p> : null}
      <dl className="plan-figures">
        <Figure label={planMessages.currentDay} value={day} isFirst />
        <Figure label={planMessages.completedDays} value={stats.daysCompleted} />
        <Figure label={planMessages.dayStreak} value={stats.currentStreak} />
        <Figure label={planMessages.progress} value={planMessages.percent(progressPercent(stats))} />
      </dl>
    </div>
  );
};
