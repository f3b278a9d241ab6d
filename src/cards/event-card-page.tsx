import { useEffect, useRef, useState } from "react";
import { useParams } from "#src/platform/page/router.tsx";
import { cardDetailsOf, isCardId, isStartableCardId } from "#domain/api/cards.ts";
import { type CardCategory, cardPath, isCardCategory } from "#domain/site/cards/card-categories.ts";
import { systemClock } from "#src/platform/clock.ts";
import { draftsEntry } from "#src/platform/drafts/stored.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { focusId } from "#src/platform/page/focus.ts";
import { focusElement } from "#src/platform/page/keep-focus.ts";
import { useIsOnline } from "#src/platform/network/network.ts";
import { lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Wrap } from "#src/ui/page.tsx";
import { Problem } from "#src/ui/states.tsx";
import { CardActions, MoreCardActions, writeButtonId } from "./card-actions.tsx";
import { CardFace } from "./card-face.tsx";
import { cardPageMessages, cardScreenMessages } from "./messages.ts";
import "./event-card.css";
import { cardCountId, CardMessageList } from "./card-message-list.tsx";
import { messageDraft, myCards, withOpened } from "./stored.ts";
import { type OpenCard, useCard } from "./use-card.ts";
import { useDetailDrafts } from "./use-card-drafts.ts";
import { Writer } from "./card-writer.tsx";

const reveal = lazyCode("card reveal", async () => (await import("./card-reveal.tsx")).CardReveal);

/** Whether the form is shown: opened or collapsed by the visitor; by default open if the card is empty or a draft is unsent. */
const useWriting = (cardId: string, card: OpenCard) => {
  const [drafts] = useStored(draftsEntry);
  const hasDraft = drafts.some(({ kind, part, text }) => kind === messageDraft && part === cardId && text !== "");
  const isOnline = useIsOnline();
  const [choice, setChoice] = useState<"write" | "typing" | "later" | "sent">();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (choice === "write") focusElement(form.current?.querySelector("textarea") ?? null);
    else if (choice === "later") focusId(writeButtonId);
  }, [choice]);
  const isUnknown = card.query.data === undefined;
  const isEmpty = !isUnknown && card.total === 0;
  const hasNothing = isEmpty || (isUnknown && (!isOnline || card.query.isError));
  const isWanted = choice === undefined ? hasDraft : choice === "write" || choice === "typing";
  return {
    form,
    hasDraft,
    isEmpty,
    isWriting: hasNothing || (!isUnknown && isWanted),
    hasNothing,
    setChoice,
  };
};

const NoCard = ({ message }: { message: string }) => (
  <Wrap className="card-invalid stack-4">
    <h1 tabIndex={-1}>{cardScreenMessages.cannotOpen}</h1>
    <Problem message={message} />
    <ButtonLink to="/card-menu" variant="primary">
      {cardPageMessages.choose}
    </ButtonLink>
  </Wrap>
);

const Card = ({ category, cardId }: { category: CardCategory; cardId: string }) => {
  const card = useCard(cardId);
  const { Panel: Reveal, isOpen, setIsOpen, open } = useLazyPanel(reveal);
  const drafts = useDetailDrafts(cardId);
  const { form, hasDraft, isEmpty, isWriting, hasNothing, setChoice } = useWriting(cardId, card);
  const [arrivedId, setArrivedId] = useState<string>();
  const { recipient } = card.details;
  // Nobody can start a card of another id: a link that was cut off, or an old card whose messages are deleted.
  const isCard = isStartableCardId(cardId) || card.total > 0;
  useEffect(() => {
    if (!isCard) return;
    void deviceStore().update(myCards, (present) =>
      withOpened(present, { category, cardId, openedAt: systemClock.now(), recipient }),
    );
  }, [category, cardId, recipient, isCard]);
  if (isEmpty && !hasDraft && !isCard) return <NoCard message={cardScreenMessages.notStarted} />;
  const loadOlder = () => void card.query.fetchNextPage();
  const front = { ...(isEmpty ? cardDetailsOf(drafts.details) : {}), ...card.details };
  return (
    <Wrap className="card-page">
      <section className="card-front" aria-label={cardPageMessages.card}>
        <CardFace category={category} details={front} />
        <CardActions
          category={category}
          path={cardPath(category, cardId)}
          card={card}
          onOpen={open}
          onWrite={isWriting || card.query.data === undefined ? undefined : () => setChoice("write")}
        />
        {cardPageMessages.note === "" ? null : <p className="hint card-english">{cardPageMessages.note}</p>}
      </section>
      <div className="card-inside stack-6">
        <div ref={form}>
          <Writer
            category={category}
            cardId={cardId}
            total={card.query.data && card.total}
            drafts={isEmpty ? drafts : undefined}
            isHidden={!isWriting}
            onFocus={() => setChoice((present) => (present === "write" ? present : "typing"))}
            onAdded={(message, details) => {
              setChoice("sent");
              setArrivedId(message.id);
              card.apply({ type: "added", message, ...details });
            }}
            onCollapse={hasNothing ? undefined : () => setChoice("later")}
          />
        </div>
        <section aria-labelledby={cardCountId}>
          <header className="card-count">
            <h2 id={cardCountId} tabIndex={-1} aria-live="polite">
              {card.query.data ? cardPageMessages.messageCount(card.total) : cardPageMessages.messages}
            </h2>
            {card.isLive ? (
              <span className="card-live">
                <i aria-hidden="true" />
                {cardPageMessages.live}
              </span>
            ) : null}
          </header>
          <CardMessageList card={card} arrivedId={arrivedId} />
        </section>
      </div>
      <MoreCardActions category={category} path={cardPath(category, cardId)} card={card} />
      {Reveal ? (
        <Reveal
          category={category}
          details={card.details}
          messages={card.messages}
          older={card.query.hasNextPage ? { isLoading: card.query.isFetchingNextPage, load: loadOlder } : undefined}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onWrite={() => focusElement(form.current?.querySelector("textarea") ?? null)}
        />
      ) : null}
    </Wrap>
  );
};

/** `/event-card/{category}/{cardId}`. The served page is the same for all cards of a kind; only the address identifies the card. */
export const Page = () => {
  const { category = "", cardId = "" } = useParams();
  if (!isCardCategory(category) || !isCardId(cardId)) {
    return <NoCard message={cardScreenMessages.invalidId} />;
  }
  return <Card key={cardId} category={category} cardId={cardId} />;
};
