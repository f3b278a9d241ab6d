import { type StatName, formatCount, formatExactCount } from "#domain/api/stats.ts";
import { useWorldStats } from "#src/api/stats.ts";

const shown = [
  { name: "visitors", term: "Visitors", unit: "visitors" },
  { name: "scripture_searches", term: "Scripture searches", unit: "searches" },
] as const satisfies readonly { name: StatName; term: string; unit: string }[];

/** The footer's counters: short figures with the exact number as their title, in space reserved for them. */
export const Counters = () => {
  const totals = useWorldStats();
  return (
    <dl className="counts">
      {shown.map(({ name, term, unit }) => (
        <div key={name}>
          <dt className="sr">{term}</dt>
          <dd>
            <b title={formatExactCount(totals[name])}>{formatCount(totals[name])}</b>
            {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
};
