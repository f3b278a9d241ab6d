import { formatCount, formatExactCount } from "#domain/api/stats.ts";

import { wallMessages } from "./messages.ts";

const [before, after] = wallMessages.prayedByAll;

/** How often a topic was prayed today on all devices together. The line keeps its space when it is empty. */
export const PrayedByAll = ({ times }: { times: number }) => (
  <p className="prayed-by-all">
    {times > 0 ? (
      <>
        {before}
        <b title={formatExactCount(times)}>{wallMessages.times(times, formatCount(times))}</b>
        {after}
      </>
    ) : null}
  </p>
);
