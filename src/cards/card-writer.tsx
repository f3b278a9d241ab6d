import { useEffect, useRef } from "react";
import { cardTypes } from "#content/cards/card-types.ts";
import { cardDetailNames, cardDetails, cardLimits } from "#domain/api/cards.ts";
import type { CardCategory } from "#domain/site/cards/card-categories.ts";
import { cardDetailTexts } from "#domain/site/cards/messages.ts";
import { focusIfLost, passFocusOn } from "#src/platform/page/focus.ts";
import { focusElement } from "#src/platform/page/keep-focus.ts";
import { useIsOnline } from "#src/platform/network/network.ts";
import { toast } from "#src/platform/page/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea, TextField } from "#src/ui/field.tsx";
import { Notice } from "#src/ui/states.tsx";
import { messagesPerCard } from "#domain/api/budgets.ts";
import { QuickIdeas, withIdea } from "./quick-ideas.tsx";
import { cardScreenMessages, writerMessages } from "./messages.ts";
import type { DetailDrafts } from "./use-card-drafts.ts";
import { type OnAdded, useCardWriter } from "./use-card-writer.ts";
import { cardScreens } from "./config.ts";

/** How many more messages fit on the card; undefined while there are too many left to mention it. */
export const remainingPlaces = (total: number | undefined): number | undefined => {
  const left = Math.max(0, messagesPerCard - (total ?? 0));
  return left <= cardScreens.placesToldFrom ? left : undefined;
};

interface WriterProps {
  category: CardCategory;
  cardId: string;
  /** How many messages the card has; undefined until it is known. */
  total: number | undefined;
  /** The details, asked for on a card without messages. */
  drafts?: DetailDrafts | undefined;
  isHidden?: boolean;
  /** Called when the form has focus, which keeps it open. */
  onFocus?: () => void;
  onAdded: OnAdded;
  /** Collapses the form, if that is allowed. */
  onCollapse?: (() => void) | undefined;
}

/** While sending, nothing in the form can be focused. Afterwards this focuses the rejected field, or else the heading. */
const useFocusAfterSending = (isSubmitting: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) {
      focusIfLost(form.current?.querySelector<HTMLElement>("[aria-invalid]") ?? null);
      focusIfLost(heading.current, { preventScroll: true });
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);
  return { form, heading };
};

interface FieldsProps {
  writer: ReturnType<typeof useCardWriter>;
}

/** Gone once somebody else has written the first message, also while one of them is filled in. */
const DetailFields = ({ writer, details }: FieldsProps & Pick<DetailDrafts, "details">) => (
  <div className="stack-4" ref={passFocusOn}>
    {cardDetailNames.map((name) => (
      <TextField
        key={name}
        label={cardDetailTexts[name].label}
        value={details[name]}
        maxLength={cardDetails[name].maxCharacters}
        autoComplete="off"
        disabled={writer.isSubmitting}
        error={writer.problemOf(name)}
        hint={cardDetailTexts[name].hint}
        onChange={(event) => writer.setDetail(name, event.target.value)}
      />
    ))}
  </div>
);

const MessageField = ({ writer }: FieldsProps) => (
  <TextArea
    label={writerMessages.message}
    rows={3}
    value={writer.message}
    maxLength={cardLimits.messageCharacters}
    disabled={writer.isSubmitting}
    error={writer.problemOf("message")}
    hint={
      <span className="tnum">
        {writer.message.length}/{cardLimits.messageCharacters}
      </span>
    }
    notice={writer.warning}
    onChange={(event) => writer.setMessage(event.target.value)}
  />
);

/** The answer to the server's arithmetic challenge, if it has sent one. */
const SumField = ({ writer: { challenge, isSubmitting } }: FieldsProps) =>
  challenge.sum ? (
    <TextField
      label={writerMessages.sum(challenge.sum.question)}
      value={challenge.answer}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      error={challenge.problem}
      disabled={isSubmitting}
      onChange={(event) => challenge.setAnswer(event.target.value)}
    />
  ) : null;

export const Writer = ({ category, cardId, total, drafts, isHidden, onFocus, onAdded, onCollapse }: WriterProps) => {
  const writer = useCardWriter(cardId, { total, drafts, onAdded });
  const isOnline = useIsOnline();
  const places = remainingPlaces(total);
  const { isSubmitting } = writer;
  const { form, heading } = useFocusAfterSending(isSubmitting);
  const takeIdea = (idea: string) => {
    const message = withIdea(writer.message, idea, {
      ideas: cardTypes[category].ideas,
      atMost: cardLimits.messageCharacters,
    });
    if (message === undefined) toast({ ...cardScreenMessages.noRoom, tone: "refusal" });
    else writer.setMessage(message);
    focusElement(form.current?.querySelector("textarea") ?? null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only records that the form has focus
    <form
      ref={form}
      className="card-writer"
      aria-labelledby="card-writer-title"
      hidden={isHidden}
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        void writer.submit();
      }}
    >
      <h2 id="card-writer-title" ref={heading} tabIndex={-1}>
        {writerMessages.title}
      </h2>
      {drafts ? <DetailFields writer={writer} details={drafts.details} /> : null}
      <TextField
        label={writerMessages.name}
        value={writer.name}
        maxLength={cardLimits.nameCharacters}
        autoComplete="name"
        disabled={isSubmitting}
        onChange={(event) => writer.setName(event.target.value)}
      />
      <MessageField writer={writer} />
      <QuickIdeas ideas={cardTypes[category].ideas} isDisabled={isSubmitting} onTake={takeIdea} />
      <SumField writer={writer} />
      {places === undefined ? null : (
        <Notice>{places > 0 ? cardScreenMessages.placesLeft(places) : cardScreenMessages.full}</Notice>
      )}
      {isOnline ? null : <Notice>{writerMessages.offline}</Notice>}
      <div className="row">
        <Button type="submit" variant="primary" isBig disabled={!writer.isComplete || isSubmitting || places === 0}>
          {isSubmitting ? writerMessages.adding : writerMessages.add}
        </Button>
        {onCollapse ? (
          <Button variant="quiet" disabled={isSubmitting} onClick={onCollapse}>
            {writerMessages.notNow}
          </Button>
        ) : null}
      </div>
    </form>
  );
};
