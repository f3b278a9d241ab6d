import { Users } from "lucide-react";
import { Link } from "react-router";
import { LiveArt } from "#src/games/kit/live-art.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { menuWords } from "./menu-words.ts";

/** Trivia live in the menu: not one of the seven games, which are played alone. */
export const LiveCard = () => (
  <li className="games-card tint-hl-orange">
    <LiveArt />
    <div className="games-card-text">
      <h2>
        <Link to="/trivia-live" aria-label={menuWords.togetherLive}>
          Trivia live
        </Link>{" "}
        <span className="new">{menuWords.isNew}</span>
      </h2>
      <p>{menuWords.liveLead}</p>
      <p className="games-play">
        <Icon of={Users} small />
        {menuWords.together}
      </p>
    </div>
  </li>
);
