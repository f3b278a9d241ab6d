import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { cardMessages, isCardId } from "#domain/api/cards.ts";
import { type CardCategory, cardPath, isCardCategory } from "#domain/site/card-categories.ts";
import { systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { partOnUse } from "#src/platform/part-on-use.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Wrap } from "#src/ui/page.tsx";
import { Problem } from "#src/ui/states.tsx";
import { CardActions } from "./card-actions.tsx";
import { CardFace } from "./card-face.tsx";
import "./cards.css";
import { MessageList } from "./message-list.tsx";
import { myCards, withOpened } from "./stored.ts";
import { useCard } from "./use-card.ts";
import { Writer } from "./writer.tsx";

const useReveal = partOnUse(async () => (await import("./reveal.tsx")).Reveal);

const countOf = (total: number, isKnown: boolean): string => (isKnown ? `${total} ${total === 1 ? "message" : "messages"}` : "Messages");

const Card = ({ category, cardId }: { category: CardCategory; cardId: string }) => {
  const card = useCard(cardId);
  const [isRevealed, setRevealed] = useState(false);
  const { Part: Reveal, want } = useReveal();
  useEffect(() => {
    void deviceStore().update(myCards, (present) => withOpened(present, { category, cardId, openedAt: systemClock.now() }));
  }, [category, cardId]);
  const open = () => want(() => setRevealed(true));
  return (
    <Wrap className="card-page">
      <section className="card-front" aria-label="The card">
        <CardFace category={category} />
        <CardActions category={category} path={cardPath(category, cardId)} card={card} onOpen={open} />
      </section>
      <div className="card-inside">
        <Writer category={category} cardId={cardId} onAdded={(message) => card.apply({ type: "added", message })} />
        <section aria-labelledby="card-count">
          <header className="card-count">
            <h2 id="card-count" aria-live="polite">
              {countOf(card.total, card.query.data !== undefined)}
            </h2>
            {card.isLive ? (
              <span className="card-live">
                <i aria-hidden="true" />
                Live
              </span>
            ) : null}
          </header>
          <MessageList card={card} />
        </section>
      </div>
      {Reveal ? <Reveal category={category} messages={card.messages} isOpen={isRevealed} onOpenChange={setRevealed} /> : null}
    </Wrap>
  );
};

/** `/event-card/{category}/{cardId}`. The served page is the same for all cards of a kind; only the address identifies the card. */
export const EventCardPage = () => {
  const { category = "", cardId = "" } = useParams();
  if (!isCardCategory(category) || !isCardId(cardId)) {
    return (
      <Wrap className="card-invalid">
        <h1 tabIndex={-1}>This card cannot be opened</h1>
        <Problem message={cardMessages.invalidCardId} />
        <ButtonLink to="/card-menu" variant="primary">
          Choose a card
        </ButtonLink>
      </Wrap>
    );
  }
  return <Card key={cardId} category={category} cardId={cardId} />;
};
