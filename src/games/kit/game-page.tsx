import type { ReactNode } from "react";
import { usePlaying } from "#src/platform/page-flag.ts";
import { Wrap } from "#src/ui/page.tsx";
import type { Said } from "./use-game.ts";
import "./games.css";

interface GamePageProps {
  /** True during a round: the floating menu button is hidden then (decision 49). */
  isPlaying: boolean;
  said: Said;
  children: ReactNode;
  className?: string;
}

/** The frame of a game's screen with its live region. */
export const GamePage = ({ isPlaying, said, children, className = "" }: GamePageProps) => {
  usePlaying(isPlaying);
  return (
    <Wrap className={`gamepage ${className}`}>
      {children}
      <p className="sr" role="status">
        <span key={said.count}>{said.text}</span>
      </p>
    </Wrap>
  );
};

/** The heading of a round: title, one line below it, and controls at the end. */
export const GameHead = ({ title, remark, children }: { title: ReactNode; remark?: ReactNode; children?: ReactNode }) => (
  <header className="gamehead">
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      {remark ? <p className="muted">{remark}</p> : null}
    </div>
    {children ? <div className="row">{children}</div> : null}
  </header>
);
