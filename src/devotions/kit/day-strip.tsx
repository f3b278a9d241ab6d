import { Check, PenLine } from "lucide";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { kitMessages } from "./messages.ts";
import "./day-strip.css";

interface DayStripProps {
  /** The heading's id, or what the days are. */
  labelledBy: string;
  days: readonly number[];
  /** The day on the screen. */
  shown: number;
  isDone: (day: number) => boolean;
  hasAnswer?: (day: number) => boolean;
  onChoose: (day: number) => void;
}

/** Arrow keys move the focus from day to day; Tab leaves the strip. */
const moveFocus = (event: KeyboardEvent<HTMLOListElement>): void => {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const wanted = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (wanted === undefined || at === -1) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[wanted]?.focus();
};

/** Days as numbers in a row that scrolls sideways, the shown one in its middle. Completed ones have a check mark, answered ones a pen. */
export const DayStrip = ({ labelledBy, days, shown, isDone, hasAnswer = () => false, onChoose }: DayStripProps) => {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const current = list?.querySelector<HTMLElement>('[aria-current="true"]');
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [shown, days.length]);
  return (
    <ol className="day-strip" aria-labelledby={labelledBy} ref={strip} onKeyDown={moveFocus}>
      {days.map((day) => (
        <li key={day}>
          <button
            type="button"
            className={isDone(day) ? "is-done" : undefined}
            aria-current={day === shown ? "true" : undefined}
            tabIndex={day === shown ? 0 : -1}
            onClick={() => onChoose(day)}
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
};
