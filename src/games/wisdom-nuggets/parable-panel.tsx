import { kitMessages } from "#src/games/kit/messages.ts";
import { Check } from "lucide";
import { localeTag } from "#domain/site/locales/locale.ts";
import { lang } from "#content/games/parables.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { passageName } from "#src/games/kit/passage.ts";
import { Icon } from "#src/ui/icon.tsx";
import { aroundMissing, parableOf } from "./rules.ts";
import type { ParableCard } from "./stored.ts";
import { wisdomMessages } from "./messages.ts";

interface ParablePanelProps {
  card: ParableCard;
  /** The next word is an answer to this one. */
  isCurrent: boolean;
  onChoose: () => void;
  /** At the end the word is shown, found or not. */
  isOver: boolean;
}

/** A parable with its blank, or complete with its passage. */
export const ParablePanel = ({ card, isCurrent, onChoose, isOver }: ParablePanelProps) => {
  const { title, missingWord, reference } = parableOf(card);
  const [before, behind] = aroundMissing(parableOf(card));
  const [mark] = /^\p{P}*/u.exec(behind)!;
  return (
    <li
      className={`wisdom-parable ${isCurrent ? "is-current" : ""} ${card.isCompleted ? "is-done" : ""}`}
      aria-current={isCurrent ? "step" : undefined}
    >
      <h2>
        <span lang={lang}>{title}</span>
        {card.isCompleted ? <Icon of={Check} small /> : null}
        <span className="sr">{card.isCompleted ? wisdomMessages.isWhole : wisdomMessages.isOpen}</span>
      </h2>
      <p className="wisdom-verse" lang={lang}>
        {before}
        <span className="wisdom-gap">
          {card.isCompleted || isOver ? (
            <b>{missingWord}</b>
          ) : (
            <button type="button" className="wisdom-blank" aria-pressed={isCurrent} onClick={onChoose}>
              <span className="sr" lang={lang && localeTag}>
                {kitMessages.blank}
              </span>
            </button>
          )}
          {mark}
        </span>
        {behind.slice(mark.length)}
      </p>
      {card.isCompleted || isOver ? (
        <PassageLink reference={reference} lang={lang} />
      ) : (
        <p className="wisdom-source">{passageName(reference, lang)}</p>
      )}
    </li>
  );
};
