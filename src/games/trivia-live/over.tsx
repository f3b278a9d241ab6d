import type { RoomView, Stage } from "#domain/api/trivia-live.ts";
import { formatExactCount } from "#domain/api/stats.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { liveScreens } from "./config.ts";
import { placeSentence } from "./messages.ts";
import { Scoreboard } from "./scoreboard.tsx";

const titles = {
  played: "That was the last question",
  ended: "The host has ended the game",
  time: "The room’s two hours are over",
} as const;

/** The end: the scoreboard, and one's own place. */
export const OverScreen = ({ view, stage }: { view: RoomView; stage: Stage & { phase: "over" } }) => {
  const { you, players, settings } = view;
  return (
    <div className="round-body live-over">
      <div>
        <h1 tabIndex={-1}>{titles[stage.reason]}</h1>
        {you ? (
          <p className="live-result">
            <b>{placeSentence(you.rank, players)}</b> {you.name}, {formatExactCount(you.points)} points, {you.right} of{" "}
            {settings.questions} right
          </p>
        ) : null}
      </div>
      <Scoreboard view={view} count={liveScreens.finalPlaces} />
      {view.isLeading ? null : (
        <ButtonLink isBig to="/games-menu">
          More games
        </ButtonLink>
      )}
    </div>
  );
};
