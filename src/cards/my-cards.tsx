import { X } from "lucide";
import { Link } from "#src/platform/page/router.tsx";
import { cardMadeAt } from "#domain/api/cards.ts";
import { cardPath } from "#domain/site/cards/card-categories.ts";
import { cardTitles } from "#domain/site/cards/messages.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { dayName, minuteName } from "./card-dates.ts";
import { type KeptCard, myCards } from "./stored.ts";
import { menuMessages } from "./messages.ts";

/** Distinguishes cards of one kind by creation time, or by when it was opened if the id does not contain it. */
const whenOf = ({ cardId, openedAt }: KeptCard): string => {
  const madeAt = cardMadeAt(cardId);
  return madeAt === undefined ? menuMessages.opened(dayName(openedAt)) : menuMessages.made(minuteName(madeAt));
};

/** The cards opened on this device. Removing one from the list does not affect the card. */
export const MyCards = () => {
  const [cards, update] = useStored(myCards);
  if (cards.length === 0) return null;
  return (
    <section className="my-cards" aria-labelledby="my-cards">
      <h2 id="my-cards">{menuMessages.mine}</h2>
      <ul className="my-cards-list">
        {cards.map((card) => (
          <li key={card.cardId}>
            <Link to={cardPath(card.category, card.cardId)}>
              {cardTitles[card.category]}
              {card.recipient === undefined ? null : (
                <span>
                  {menuMessages.for}
                  <bdi>{card.recipient}</bdi>
                </span>
              )}{" "}
              <span className="muted">{whenOf(card)}</span>
            </Link>
            <IconButton
              label={
                card.recipient === undefined
                  ? menuMessages.takeOff(cardTitles[card.category], whenOf(card))
                  : menuMessages.takeOffFor(cardTitles[card.category], card.recipient, whenOf(card))
              }
              onClick={() => void update((present) => present.filter(({ cardId }) => cardId !== card.cardId))}
            >
              <Icon of={X} small />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
};
