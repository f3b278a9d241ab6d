import { Users } from "lucide-react";
import { Link } from "react-router";
import { LiveArt } from "#src/games/kit/live-art.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { menuMessages } from "./messages.ts";

/** Trivia live in the menu: not one of the seven games, which are played alone. */
export const LiveCard = () => (
  <li className="games-card tint-hl-orange">
    <LiveArt />
    <div className="games-card-text">
      <h2>
        <Link to="/trivia-live" aria-label={menuMessages.togetherLive}>
          Trivia live
        </Link>{" "}
        <span className="new">{menuMessages.isNew}</span>
      </h2>
      <p>{menuMessages.liveLead}</p>
      <p className="games-play">
        <Icon of={Users} small />
        {menuMessages.together}
      </p>
    </div>
  </li>
);
