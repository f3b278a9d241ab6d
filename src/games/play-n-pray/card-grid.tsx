import { Check } from "lucide";
import { type CSSProperties, useEffect, useRef } from "react";
import { lang } from "#content/games/names-of-god.ts";
import { moveByArrows } from "#src/games/kit/focus.ts";
import { Quoting } from "#src/games/kit/quoting.tsx";
import { useDelay } from "#src/games/kit/timing.ts";
import { focusIfLost } from "#src/platform/page/focus.ts";
import { Icon } from "#src/ui/icon.tsx";
import { pray } from "./config.ts";
import { prayMessages } from "./messages.ts";
import { nameOf } from "./rules.ts";
import type { PrayCard } from "./stored.ts";

/** The most letters of a name that takes two lines of a card on a phone. */
const lettersInTwoLines = 16;

/** The letters of a name's longest part between two line breaks. An m is as wide as two. */
const longestPart = (name: string): number =>
  Math.max(...(name.match(/[^\s\u00AD-]+-?/gu) ?? [name]).map((part) => part.replaceAll(/m/gi, "mm").length));

const Name = ({ name }: { name: string }) => (
  <span
    className={name.length > lettersInTwoLines ? "pray-name is-long" : "pray-name"}
    style={{ "--letters": longestPart(onCard(name)) } as CSSProperties}
    lang={lang}
    aria-hidden="true"
  >
    {onCard(name)}
  </span>
);

/** A name as a card shows it: the one word that is too long for a card, Jehovah-mekoddishkem, may be hyphenated. */
const onCard = (name: string): string => name.replace("dishkem", "\u00ADdishkem");

const labelOf = (card: PrayCard): string => {
  const place = card.id + 1;
  if (!card.isRevealed) return prayMessages.covered(place);
  return (card.isCompleted ? prayMessages.openedAndPrayed : prayMessages.opened)(place, onCard(nameOf(card).name));
};

interface CardProps {
  card: PrayCard;
  isOpen: boolean;
  onReveal: () => void;
  /** Called three seconds after it was revealed, or after a reload. */
  onComplete: () => void;
}

/** An arch whose lamp is lit when the card is opened. */
const Card = ({ card, isOpen, onReveal, onComplete }: CardProps) => {
  useDelay(pray.completeDelayMs, card.isRevealed && !card.isCompleted ? card.id : null, onComplete);
  const button = useRef<HTMLButtonElement>(null);
  // "Amen" goes with the prayer that it closes: the keyboard goes on from its card.
  useEffect(() => {
    const { current } = button;
    return isOpen ? () => focusIfLost(current) : undefined;
  }, [isOpen]);
  return (
    <button
      type="button"
      ref={button}
      className={`pray-card ${card.isRevealed ? "is-lit" : ""} ${card.isCompleted ? "is-prayed" : ""}`}
      aria-pressed={isOpen}
      onClick={onReveal}
      onKeyDown={moveByArrows}
    >
      <span className="sr">
        <Quoting text={labelOf(card)} quoted={{ words: onCard(nameOf(card).name), lang }} />
      </span>
      <svg viewBox="0 0 24 24" className="pray-flame" aria-hidden="true">
        <path d="M12 3c3.6 4 5.2 6.8 5.2 9.3a5.2 5.2 0 0 1-10.4 0C6.8 9.8 8.4 7 12 3z" />
      </svg>
      {card.isRevealed ? <Name name={nameOf(card).name} /> : null}
      {card.isCompleted ? <Icon of={Check} small /> : null}
    </button>
  );
};

interface CardGridProps {
  cards: readonly PrayCard[];
  open: number | undefined;
  onReveal: (card: number) => void;
  onComplete: (card: number) => void;
}

/** The twenty cards. Arrow keys move between them. */
export const CardGrid = ({ cards, open, onReveal, onComplete }: CardGridProps) => (
  <div className="pray-grid" role="group" aria-label={prayMessages.cards(cards.length)}>
    {cards.map((card) => (
      <Card
        key={card.id}
        card={card}
        isOpen={open === card.id}
        onReveal={() => onReveal(card.id)}
        onComplete={() => onComplete(card.id)}
      />
    ))}
  </div>
);
