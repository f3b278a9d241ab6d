import { ChevronRight, X } from "lucide";
import { useState } from "react";
import { useIsHydrated } from "#src/platform/loading/hydration.ts";
import { keepFocus } from "#src/platform/page/keep-focus.ts";
import { Link } from "#src/platform/page/router.tsx";
import { useLateNavigate } from "#src/platform/page/use-late-navigate.ts";
import { cardTypes } from "#content/cards/card-types.ts";
import { cardMadeAt } from "#domain/api/cards.ts";
import { type CardCategory, cardCategories, cardPath } from "#domain/site/cards/card-categories.ts";
import { cardTitles } from "#domain/site/cards/messages.ts";
import { apiErrorMessage } from "#src/api/api-client.ts";
import { newCardId } from "#src/api/cards.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { withPause } from "#src/ui/pause.ts";
import { NeedsScripts, Problem } from "#src/ui/states.tsx";
import "./card-menu.css";
import { CardArt } from "./card-art.tsx";
import { menuMessages } from "./messages.ts";
import { dayName, minuteName } from "./card-dates.ts";
import { type StoredCard, latestFirst, myCards } from "./stored.ts";

/** Distinguishes cards of one kind by creation time, or by when it was opened if the id does not contain it. */
const whenOf = ({ cardId, openedAt }: StoredCard): string => {
  const madeAt = cardMadeAt(cardId);
  return madeAt === undefined ? menuMessages.opened(dayName(openedAt)) : menuMessages.made(minuteName(madeAt));
};

/** The cards opened on this device. Removing one from the list does not affect the card. */
const MyCards = () => {
  const [cards, update] = useStored(myCards);
  // Stored cards are known after hydration. The styles hide the footer until then, so that it does not move.
  if (!useIsHydrated()) return <div className="sk-lines" />;
  if (cards.length === 0) return null;
  return (
    <section className="my-cards" aria-labelledby="my-cards">
      <h2 id="my-cards">{menuMessages.mine}</h2>
      <ul className="my-cards-list" ref={keepFocus}>
        {latestFirst(cards).map((card) => (
          <li key={card.cardId}>
            <Link className="row-link" to={cardPath(card.category, card.cardId)}>
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

/** Nine kinds of card. Pressing one asks the server for a new card, and opens it. */
const CardChoices = () => {
  const lateNavigate = useLateNavigate();
  const [starting, setStarting] = useState<CardCategory>();
  const [failure, setFailure] = useState<{ readonly category: CardCategory; readonly reason: string }>();
  const start = async (category: CardCategory) => {
    setStarting(category);
    setFailure(undefined);
    const navigate = lateNavigate();
    try {
      navigate(cardPath(category, await newCardId()));
    } catch (error) {
      setFailure({ category, reason: apiErrorMessage(error) });
      setStarting(undefined);
    }
  };
  return (
    <ul className="card-choices" aria-label={menuMessages.kinds}>
      {cardCategories.map((category) => (
        <li key={category}>
          <button
            type="button"
            className="card-choice"
            aria-busy={starting === category}
            {...withPause({ isPaused: starting !== undefined, onClick: () => void start(category) })}
          >
            <CardArt category={category} />
            <span className="card-choice-text">
              <b>{cardTitles[category]}</b>
              <span>{cardTypes[category].description}</span>
            </span>
            <Icon of={ChevronRight} small />
          </button>
          {failure?.category === category ? <Problem message={failure.reason} /> : null}
        </li>
      ))}
    </ul>
  );
};

/** `/card-menu`: a new card of each kind, and the cards opened on this device. */
export const Page = () => (
  <Wrap>
    <PageHead title={menuMessages.title}>
      {menuMessages.lead} {menuMessages.note}
    </PageHead>
    <NeedsScripts />
    <CardChoices />
    <MyCards />
  </Wrap>
);
