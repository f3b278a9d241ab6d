import type { ReactNode, Ref } from "react";
import { RotateCcw } from "lucide";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { clockText, timeLeftWords } from "./game.ts";
import { LeaveButton } from "./leave-button.tsx";
import { kitMessages } from "./messages.ts";

export interface RoundFigure {
  readonly label: string;
  readonly value: ReactNode;
  /** Hidden on phones. */
  readonly isMinor?: boolean;
}

interface RoundBarProps {
  /** The heading: the game's name. Left out where the screen has a heading of its own, such as the question. */
  title?: ReactNode;
  /** The heading's language, if it is not the interface's. */
  titleLanguage?: string | undefined;
  /** One line below it. */
  remark?: ReactNode;
  figures: readonly RoundFigure[];
  clock?: { readonly secondsLeft: number; readonly of: number } | undefined;
  /** Shows the leave button during a round; after it the shell's navigation is visible again. */
  isPlaying: boolean;
  /** Names the leave button 'Home'. */
  isHome?: boolean;
  /** Undefined on today’s board: its first result counts, and its answers may have been seen. */
  onRestart?: (() => void) | undefined;
  restartLabel?: string;
  /** In place of the clock, before the figures. */
  lead?: ReactNode;
  /** More buttons, before 'Start again'. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The time left, in a `.gamebar`. */
export const Clock = ({ secondsLeft }: { secondsLeft: number }) => (
  <div className="gamebar-time">
    <dt>{kitMessages.time}</dt>
    <dd>
      <span role="timer" aria-label={timeLeftWords(secondsLeft)}>
        {clockText(secondsLeft)}
      </span>
    </dd>
  </div>
);

export const Figures = ({ figures }: { figures: readonly RoundFigure[] }) =>
  figures.map(({ label, value, isMinor }) => (
    <div key={label} className={isMinor ? "is-minor" : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));

/** The time left as a line. @param part from 0 to 1 */
export const Timeline = ({ part }: { part: number }) => (
  <svg className="timeline" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={part * 100} height="1" />
  </svg>
);

/**
 * The header of a round: the leave button, the figures, 'Start again'. During a round it is one line at the top, or a
 * column at the left of a low screen; after it, an ordinary heading with the figures below.
 */
export const RoundBar = ({
  title,
  titleLanguage,
  remark,
  figures,
  clock,
  isPlaying,
  isHome,
  onRestart,
  restartLabel = kitMessages.startAgain,
  lead,
  children,
  ref,
}: RoundBarProps) => (
  <header className="roundbar" ref={ref}>
    {isPlaying ? <LeaveButton isHome={isHome} /> : null}
    {title ? (
      <div className="roundbar-title">
        <h1 tabIndex={-1} lang={titleLanguage}>
          {title}
        </h1>
        {remark ? <p className="muted">{remark}</p> : null}
      </div>
    ) : null}
    {lead}
    <dl className="gamebar">
      {clock ? <Clock secondsLeft={clock.secondsLeft} /> : null}
      <Figures figures={figures} />
    </dl>
    <div className="roundbar-tools">
      {children}
      {isPlaying && onRestart ? (
        <IconButton label={restartLabel} onClick={onRestart}>
          <Icon of={RotateCcw} />
        </IconButton>
      ) : null}
    </div>
    {clock ? <Timeline part={clock.secondsLeft / clock.of} /> : null}
  </header>
);
