import { Wrap } from "#src/ui/page.tsx";
import { optionsOf, Segmented } from "#src/ui/segmented.tsx";
import { minutesADay, type PlanId } from "./config.ts";
import { planMessages } from "./messages.ts";

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
