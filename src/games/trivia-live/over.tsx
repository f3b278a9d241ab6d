import type { RoomView, Stage } from "#domain/api/trivia-live.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { liveScreens } from "./config.ts";
import { triviaLiveMessages } from "./messages.ts";
import { Scoreboard } from "./scoreboard.tsx";

const titles = {
  played: triviaLiveMessages.played,
  ended: triviaLiveMessages.ended,
  time: triviaLiveMessages.timeOver,
} as const;

export const OverScreen = ({ view, stage }: { view: RoomView; stage: Stage & { phase: "over" } }) => {
  const { you, players, settings } = view;
  return (
    <div className="round-body live-over">
      <div>
        <h1 tabIndex={-1}>{titles[stage.reason]}</h1>
        {you ? (
          <p className="live-result">
            <b>{you.points > 0 ? triviaLiveMessages.place(you.rank, players) : triviaLiveMessages.thanks}</b>{" "}
            {triviaLiveMessages.result(you.name, you.points, you.right, settings.questions)}
          </p>
        ) : null}
      </div>
      <Scoreboard view={view} count={liveScreens.finalPlaces} />
      {view.isLeading ? null : (
        <ButtonLink isBig to="/games-menu">
          {triviaLiveMessages.moreGames}
        </ButtonLink>
      )}
    </div>
  );
};
