import { Link } from "#src/platform/page/router.tsx";
import { parseIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { BadgeArt, SaveBadgeButton } from "#src/games/kit/badge-art.tsx";
import { badgeName } from "#src/games/kit/badge.ts";
import { trophiesEntry } from "#src/games/kit/stored.ts";
import type { Trophy } from "#src/games/kit/trophies.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { EmptyState } from "#src/ui/states.tsx";
import { menuMessages } from "./messages.ts";

const inWords = (iso: string): string => {
  const date = parseIsoDate(iso);
  return date ? dateInWords(date) : iso;
};

const TrophyItem = ({ trophy }: { trophy: Trophy }) => (
  <li>
    <Link
      to={`/${trophy.game}`}
      aria-label={menuMessages.playFor(badgeName(trophy.badge), gameCatalogue[trophy.game].title)}
    >
      <BadgeArt game={trophy.game} badge={trophy.badge} />
    </Link>
    <p>
      <b>{gameCatalogue[trophy.game].title}</b>
      <span className="muted">
        {inWords(trophy.firstOn)}
        {trophy.times > 1 ? menuMessages.times(trophy.times) : ""}
        {trophy.lastOn === trophy.firstOn ? "" : menuMessages.last(inWords(trophy.lastOn))}
      </span>
    </p>
    <SaveBadgeButton game={trophy.game} badge={trophy.badge} date={inWords(trophy.firstOn)} />
  </li>
);

/** Badges earned on this device, newest first. */
export const Trophies = () => {
  const [trophies] = useStored(trophiesEntry);
  return (
    <section className="games-section" aria-labelledby="trophies-title">
      <h2 id="trophies-title">{menuMessages.trophies}</h2>
      {trophies.length === 0 ? (
        <EmptyState>{menuMessages.noTrophies}</EmptyState>
      ) : (
        <>
          <p className="muted">{menuMessages.keptHere}</p>
          <ul className="trophy-list">
            {trophies.toReversed().map((trophy) => (
              <TrophyItem key={`${trophy.game} ${trophy.badge.name}`} trophy={trophy} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
