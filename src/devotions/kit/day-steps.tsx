import { ArrowLeft, ArrowRight } from "lucide";
import type { ReactNode, RefObject } from "react";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { kitMessages } from "./messages.ts";
import "./day-steps.css";

interface DayStepsProps {
  id: string;
  eyebrow: ReactNode;
  title: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  onStep: (days: 1 | -1) => void;
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** The heading of a day between the arrows to the previous and next day. A new day is announced. */
export const DaySteps = ({ id, eyebrow, title, isFirst, isLast, onStep, headingRef }: DayStepsProps) => (
  <header className="day-steps">
    <IconButton label={kitMessages.previousDay} isPaused={isFirst} onClick={() => onStep(-1)}>
      <Icon of={ArrowLeft} />
    </IconButton>
    <div aria-live="polite">
      <p className="eyebrow">{eyebrow}</p>
      <h2 id={id} tabIndex={-1} ref={headingRef}>
        {title}
      </h2>
    </div>
    <IconButton label={kitMessages.nextDay} isPaused={isLast} onClick={() => onStep(1)}>
      <Icon of={ArrowRight} />
    </IconButton>
  </header>
);
