import type { RoomView } from "#domain/api/trivia-live.ts";
import { triviaLiveMessages } from "./messages.ts";

/** The first `count` ranks. */
export const Scoreboard = ({ view, count }: { view: RoomView; count: number }) => {
  const shown = view.standings.slice(0, count);
  if (shown.length === 0) return null;
  return (
    <ol className="live-scores" aria-label={triviaLiveMessages.scoreboard}>
      {shown.map(({ seat, name, points, rank, gained = 0 }) => (
        <li key={seat} className={seat === view.you?.seat ? "is-you" : undefined}>
          <span className="live-rank">{rank}</span>
          <span className="live-name">
            {name}
            {seat === view.you?.seat ? <span className="sr"> {triviaLiveMessages.you}</span> : null}
          </span>
          {gained > 0 ? <span className="live-gain">+{triviaLiveMessages.digits(gained)}</span> : null}
          <b>{triviaLiveMessages.digits(points)}</b>
        </li>
      ))}
    </ol>
  );
};
