import type { ReactNode, Ref } from "react";
import { clockText, clockWords } from "./game.ts";

export interface TopBarItem {
  readonly label: string;
  readonly value: ReactNode;
}

interface TopBarProps {
  items: readonly TopBarItem[];
  clock?: { readonly secondsLeft: number; readonly of: number };
  ref?: Ref<HTMLDivElement>;
}

/**
 * The figures of a round: `<TopBar items={[{ label: "Score", value: 300 }, …]} clock={{ secondsLeft: 72, of: 140 }}
 * />`; without a clock in a relaxed round.
 */
export const TopBar = ({ items, clock, ref }: TopBarProps) => (
  <div className="topbar" ref={ref}>
    <dl className="gamebar">
      {clock ? (
        <div className="gamebar-time">
          <dt>Time</dt>
          <dd>
            <span role="timer" aria-label={`${clockWords(clock.secondsLeft)} left`}>
              {clockText(clock.secondsLeft)}
            </span>
          </dd>
        </div>
      ) : null}
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {clock ? (
      <svg className="timeline" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(clock.secondsLeft / clock.of) * 100} height="1" />
      </svg>
    ) : null}
  </div>
);
