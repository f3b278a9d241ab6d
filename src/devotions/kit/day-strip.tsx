import { Check, PenLine } from "lucide";
import type { KeyboardEvent } from "react";
import { hasModifier } from "#src/platform/page/keyboard.ts";
import { Icon } from "#src/ui/icon.tsx";
import { kitMessages } from "./messages.ts";
import "./day-strip.css";

interface DayStripProps {
  /** The heading's id, or what the days are. */
  labelledBy: string;
  days: readonly number[];
  shown: number;
  isDone: (day: number) => boolean;
  hasAnswer?: (day: number) => boolean;
  onChoose: (day: number) => void;
}

/** Arrow keys move the focus from day to day; Tab leaves the strip. */
const moveFocus = (event: KeyboardEvent<HTMLButtonElement>): void => {
  const buttons = [...event.currentTarget.closest("ol")!.querySelectorAll("button")];
  const at = buttons.indexOf(event.currentTarget);
  const wanted = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (wanted === undefined || hasModifier(event)) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[wanted]?.focus();
};

/** Scrolls the strip, and not the page. */
const toMiddle = (button: HTMLButtonElement | null): void => {
  const strip = button?.closest("ol");
  if (button && strip) strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2;
};

/** Days as numbers in a row that scrolls sideways, the shown one in its middle. Completed ones have a check mark, answered ones a pen. */
export const DayStrip = ({ labelledBy, days, shown, isDone, hasAnswer = () => false, onChoose }: DayStripProps) => (
  <ol className="day-strip" aria-labelledby={labelledBy}>
    {days.map((day) => (
      <li key={day}>
        <button
          type="button"
          ref={day === shown ? toMiddle : undefined}
          className={isDone(day) ? "is-done" : undefined}
          aria-current={day === shown ? "true" : undefined}
          tabIndex={day === shown ? 0 : -1}
          onClick={() => onChoose(day)}
          onKeyDown={moveFocus}
        >
          <span className="sr">{kitMessages.day}</span>
          {day}
          {isDone(day) ? (
            <>
              <Icon of={Check} strokeWidth={2.4} />
              <span className="sr">{kitMessages.completed}</span>
            </>
          ) : null}
          {hasAnswer(day) ? (
            <>
              <Icon of={PenLine} strokeWidth={2.4} className="day-strip-pen" />
              <span className="sr">{kitMessages.answered}</span>
            </>
          ) : null}
        </button>
      </li>
    ))}
  </ol>
);
