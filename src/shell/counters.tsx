import { type StatName, formatCount, formatExactCount } from "#domain/api/stats.ts";
import { useGlobalStats } from "#src/usage/live-stats.ts";
import { shellMessages } from "./messages.ts";

const shown = [
  { name: "visitors", term: shellMessages.visitors, wordFor: shellMessages.visitorsOf },
  { name: "scripture_searches", term: shellMessages.searches, wordFor: shellMessages.searchesOf },
] as const satisfies readonly { name: StatName; term: string; wordFor: (count: number) => string }[];

/** The footer's counters: short figures with the exact number as their title, in reserved space. */
export const Counters = () => {
  const totals = useGlobalStats();
  return (
    <dl className="counts">
      {shown.map(({ name, term, wordFor }) => (
        <div key={name}>
          <dt className="sr">{term}</dt>
          <dd>
            <b title={formatExactCount(totals[name])}>{formatCount(totals[name])}</b>
            {wordFor(totals[name])}
          </dd>
        </div>
      ))}
    </dl>
  );
};
