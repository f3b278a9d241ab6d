import { formatCount, formatExactCount } from "#domain/api/stats.ts";

/** How often a topic was prayed today on all devices together. The line keeps its space when it is empty. */
export const PrayedByAll = ({ times }: { times: number }) => (
  <p className="prayed-by-all">
    {times > 0 ? (
      <>
        Prayed <b title={formatExactCount(times)}>{times === 1 ? "once" : `${formatCount(times)} times`}</b> today on
        this site
      </>
    ) : null}
  </p>
);
