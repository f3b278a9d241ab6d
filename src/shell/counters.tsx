import { type StatName, formatCount, formatExactCount } from "#domain/api/stats.ts";
import { useGlobalStats } from "#src/api/stats.ts";

const shown = [
  { name: "visitors", term: "Visitors", one: "visitor", many: "visitors" },
  { name: "scripture_searches", term: "Scripture searches", one: "search", many: "searches" },
] as const satisfies readonly { name: StatName; term: string; one: string; many: string }[];

/** The footer's counters: short figures with the exact number as their title, in reserved space. */
export const Counters = () => {
  const totals = useGlobalStats();
  return (
    <dl className="counts">
      {shown.map(({ name, term, one, many }) => (
        <div key={name}>
          <dt className="sr">{term}</dt>
          <dd>
            <b title={formatExactCount(totals[name])}>{formatCount(totals[name])}</b>
            {totals[name] === 1 ? one : many}
          </dd>
        </div>
      ))}
    </dl>
  );
};
