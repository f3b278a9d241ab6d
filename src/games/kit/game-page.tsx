import type { ReactNode } from "react";
import { usePlaying } from "#src/platform/page/use-playing.ts";
import { Wrap } from "#src/ui/page.tsx";
import { usePhaseFocus } from "./focus.ts";
import { VictoryAnimationScene } from "./victory-animation.tsx";
import { Quoting } from "./quoting.tsx";
import type { Announcement } from "./use-game.ts";
import "./games.css";
import "./round.css";

interface GamePageProps {
  /** Of the game: when it changes, the screen's heading takes the focus. Without it, the screen has a frame of its own. */
  phase?: string;
  /** True during a round, which has the whole screen: no header, tabs or menu. */
  isPlaying: boolean;
  announcement?: Announcement;
  children: ReactNode;
  className?: string;
}

/** The frame of a game's screen with its live region. */
export const GamePage = ({ phase = "", isPlaying, announcement, children, className = "" }: GamePageProps) => {
  usePlaying(isPlaying);
  const frame = usePhaseFocus(phase);
  return (
    <Wrap className={`gamepage ${isPlaying ? "is-round" : ""} ${className}`}>
      {phase === "" ? (
        children
      ) : (
        <div ref={frame} className="round">
          {children}
        </div>
      )}
      <VictoryAnimationScene />
      <p className="sr" role="status">
        {announcement ? (
          <span key={announcement.count}>
            <Quoting {...announcement} />
          </span>
        ) : null}
      </p>
    </Wrap>
  );
};
