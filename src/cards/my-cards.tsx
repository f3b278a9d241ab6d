import { X } from "lucide-react";
import { Link } from "react-router";
import { cardPath, cardTitles } from "#domain/site/card-categories.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { dayName } from "./day-name.ts";
import { myCards } from "./stored.ts";

/** The cards opened on this device. Removing one from the list does not affect the card. */
export const MyCards = () => {
  const [cards, update] = useStored(myCards);
  if (cards.length === 0) return null;
  return (
    <section className="my-cards" aria-labelledby="my-cards">
      <h2 id="my-cards">My cards</h2>
      <ul className="my-cards-list">
        {cards.map(({ category, cardId, openedAt }) => (
          <li key={cardId}>
            <Link to={cardPath(category, cardId)}>
              {cardTitles[category]} <span className="muted">opened {dayName(openedAt)}</span>
            </Link>
            <IconButton
              label={`Take the ${cardTitles[category]} card of ${dayName(openedAt)} off this list`}
              onClick={() => void update((present) => present.filter((card) => card.cardId !== cardId))}
            >
              <Icon of={X} small />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
};
