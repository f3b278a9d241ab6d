import { Users } from "lucide-react";
import { Link } from "react-router";
import { LiveArt } from "#src/games/kit/live-art.tsx";
import { Icon } from "#src/ui/icon.tsx";

/** Trivia live in the menu: not one of the seven games, which are played alone. */
export const LiveCard = () => (
  <li className="games-card tint-trivia-live">
    <LiveArt />
    <div className="games-card-text">
      <h2>
        <Link to="/trivia-live" aria-label="Play together: Trivia live">
          Trivia live
        </Link>{" "}
        <span className="new">New</span>
      </h2>
      <p>A quiz for a room full of people: one screen, up to a hundred phones.</p>
      <p className="games-play">
        <Icon of={Users} small />
        Play together
      </p>
    </div>
  </li>
);
