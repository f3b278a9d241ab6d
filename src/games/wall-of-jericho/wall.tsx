import { Check } from "lucide";
import type { KeyboardEvent } from "react";
import { lang } from "#content/games/jericho.ts";
import { moveByArrows } from "#src/games/kit/focus.ts";
import { Quoting } from "#src/games/kit/quoting.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { jerichoMessages } from "./messages.ts";
import { phraseOf } from "./rules.ts";
import type { JerichoBox } from "./stored.ts";

interface WallProps {
  boxes: readonly JerichoBox[];
  /** While a pair is being compared, and after the end: nothing turns. */
  isStill: boolean;
  onTurn: (box: number) => void;
}

/** Stones to a course on a narrow screen, where the wall has most courses. */
const narrowPerCourse = 4;

const labelOf = (box: JerichoBox): string => {
  const stone = box.id + 1;
  if (box.isMatched) return jerichoMessages.stoneMatched(stone, phraseOf(box).text);
  return box.isRevealed ? jerichoMessages.stoneOpen(stone, phraseOf(box).text) : jerichoMessages.stoneCovered(stone);
};

const lookOf = ({ isMatched, isRevealed }: JerichoBox): string => {
  if (isMatched) return "is-matched";
  return isRevealed ? "is-open" : "is-shut";
};

interface StoneProps {
  box: JerichoBox;
  isStill: boolean;
  onTurn: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const Stone = ({ box, isStill, onTurn, onKeyDown }: StoneProps) => (
  <button
    type="button"
    // The shade varies from stone to stone without a visible pattern.
    className={`jericho-stone shade-${(box.id * 7 + (box.id % 4)) % 3} ${lookOf(box)}`}
    aria-disabled={isStill || box.isRevealed || box.isMatched}
    onClick={onTurn}
    onKeyDown={onKeyDown}
  >
    <span className="sr">
      <Quoting text={labelOf(box)} quoted={{ words: phraseOf(box).text, lang }} />
    </span>
    {box.isMatched ? <Icon of={Check} small /> : null}
    {box.isRevealed ? (
      <span className="jericho-words" lang={lang} aria-hidden="true">
        {phraseOf(box).text}
      </span>
    ) : (
      <span className="jericho-glyph" aria-hidden="true" />
    )}
  </button>
);

/** The wall: stones in courses with half stones at alternate ends. Arrow keys move between stones. */
export const Wall = ({ boxes, isStill, onTurn }: WallProps) => (
  <div
    className={`jericho-wall ${boxes.length > 20 ? "is-large" : ""}`}
    role="group"
    aria-label={jerichoMessages.wall(boxes.length)}
  >
    {Array.from({ length: boxes.length / narrowPerCourse }, (_, course) => (
      <i key={`half-${course}`} className="jericho-half" style={{ gridRow: course + 1 }} aria-hidden="true" />
    ))}
    {boxes.map((box) => (
      <Stone key={box.id} box={box} isStill={isStill} onTurn={() => onTurn(box.id)} onKeyDown={moveByArrows} />
    ))}
  </div>
);
