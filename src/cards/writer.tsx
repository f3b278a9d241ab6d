import { useEffect, useRef } from "react";
import { cardTypes } from "#content/cards/card-types.ts";
import { type CardMessage, cardLimits } from "#domain/api/cards.ts";
import type { CardCategory } from "#domain/site/card-categories.ts";
import { focusIfLost } from "#src/platform/focus.ts";
import { focusElement } from "#src/platform/page-actions.ts";
import { useIsOnline } from "#src/platform/network.ts";
import { toast } from "#src/platform/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea, TextField } from "#src/ui/field.tsx";
import { Notice } from "#src/ui/states.tsx";
import { QuickIdeas } from "./quick-ideas.tsx";
import { sentences } from "./messages.ts";
import { useWriter } from "./use-writer.ts";
import { withIdea } from "./with-idea.ts";

interface WriterProps {
  category: CardCategory;
  cardId: string;
  onAdded: (message: CardMessage) => void;
}

/** Name, message and quick ideas. */
export const Writer = ({ category, cardId, onAdded }: WriterProps) => {
  const writer = useWriter(cardId, onAdded);
  const isOnline = useIsOnline();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isSubmitting } = writer;
  const wasSubmitting = useRef(false);
  // While sending, nothing in the form can be focused. Afterwards focus the rejected field, or else the heading.
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) {
      focusIfLost(form.current?.querySelector<HTMLElement>("[aria-invalid]") ?? null);
      focusIfLost(heading.current, { preventScroll: true });
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);
  const takeIdea = (idea: string) => {
    const message = withIdea(writer.message, idea, { ideas: cardTypes[category].ideas, atMost: cardLimits.messageCharacters });
    if (message === undefined) toast({ ...sentences.noRoom, tone: "refusal" });
    else writer.setMessage(message);
    focusElement(form.current?.querySelector("textarea") ?? null);
  };
  return (
    <form
      ref={form}
      className="card-writer"
      aria-labelledby="card-writer-title"
      onSubmit={(event) => {
        event.preventDefault();
        void writer.submit();
      }}
    >
      <h2 id="card-writer-title" ref={heading} tabIndex={-1}>Write your message</h2>
      <TextField label="Your name" value={writer.name} maxLength={cardLimits.nameCharacters} autoComplete="name" disabled={isSubmitting} onChange={(event) => writer.setName(event.target.value)} />
      <TextArea
        label="Message"
        rows={3}
        value={writer.message}
        maxLength={cardLimits.messageCharacters}
        disabled={isSubmitting}
        error={writer.problem}
        hint={
          <span className="tnum">
            {writer.message.length}/{cardLimits.messageCharacters}
          </span>
        }
        onChange={(event) => writer.setMessage(event.target.value)}
      />
      <QuickIdeas ideas={cardTypes[category].ideas} isDisabled={isSubmitting} onTake={takeIdea} />
      {writer.sum ? (
        <TextField
          label={`One small sum first: ${writer.sum.question} =`}
          value={writer.sumAnswer}
          inputMode="text"
          autoComplete="off"
          maxLength={5}
          error={writer.sumProblem}
          disabled={isSubmitting}
          onChange={(event) => writer.setSumAnswer(event.target.value)}
        />
      ) : null}
      {isOnline ? null : <Notice>You are offline. Your words stay here; add them when you are back online.</Notice>}
      <Button type="submit" variant="primary" isBig disabled={!writer.isComplete || isSubmitting}>
        {isSubmitting ? "Adding…" : "Add Message"}
      </Button>
    </form>
  );
};
