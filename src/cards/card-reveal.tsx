import * as Dialog from "@radix-ui/react-dialog";
import { PenLine, X } from "lucide";
import { useRef } from "react";
import type { CardDetails, CardMessage } from "#domain/api/cards.ts";
import type { CardCategory } from "#domain/site/cards/card-categories.ts";
import { cardHeading, cardTitles } from "#domain/site/cards/messages.ts";
import { useFocusReturn } from "#src/ui/focus-return.ts";
import { Button } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { CardArt } from "./card-art.tsx";
import { CardDetailLines, CardVerse } from "./card-face.tsx";
import "./card-reveal.css";
import { cardPageMessages } from "./messages.ts";
import { noteSize } from "./note-size.ts";
import { NoteWords } from "./note-words.tsx";

interface CardRevealProps {
  category: CardCategory;
  details: CardDetails;
  messages: readonly CardMessage[];
  /** Loads older messages; undefined if all are loaded. */
  older: { isLoading: boolean; load: () => void } | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Focuses the form of the card below, once this is closed. */
  onWrite: () => void;
}

/**
 * The card as its recipient sees it, full screen: the cover swings open, with the verse inside and the messages opposite,
 * oldest first. With reduced motion it is open at once. On long cards, older messages are loaded page by page.
 */
export const CardReveal = ({ category, details, messages, older, isOpen, onOpenChange, onWrite }: CardRevealProps) => {
  const isWriting = useRef(false);
  const { rememberOpener, returnFocus } = useFocusReturn();
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content
          className="card-reveal"
          aria-describedby={undefined}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={(event) => {
            if (!isWriting.current) return returnFocus(event);
            isWriting.current = false;
            event.preventDefault();
            onWrite();
          }}
        >
          <Dialog.Close asChild>
            <IconButton label={cardPageMessages.close} className="card-reveal-close" data-closes-layer>
              <Icon of={X} />
            </IconButton>
          </Dialog.Close>
          <div className="card-fold">
            <div className="card-cover">
              <div className="card-cover-inside">
                <CardArt category={category} />
                <Dialog.Title className="card-title">
                  <span aria-hidden="true">{cardTitles[category]}</span>
                  <span className="sr">{cardHeading(category)}</span>
                </Dialog.Title>
                <CardDetailLines details={details} />
                <CardVerse category={category} />
              </div>
              <div className="card-cover-front" aria-hidden="true">
                <CardArt category={category} />
                <p className="card-title">{cardTitles[category]}</p>
                <CardDetailLines details={details} />
              </div>
            </div>
            <div className="card-opened">
              {older ? (
                <Button isPaused={older.isLoading} onClick={older.load}>
                  {older.isLoading ? cardPageMessages.loading : cardPageMessages.older}
                </Button>
              ) : null}
              {messages.length === 0 ? (
                <>
                  <p className="card-nobody">{cardPageMessages.noOneWrote}</p>
                  <Button
                    variant="primary"
                    onClick={() => {
                      isWriting.current = true;
                      onOpenChange(false);
                    }}
                  >
                    <Icon of={PenLine} small />
                    {cardPageMessages.write}
                  </Button>
                </>
              ) : null}
              <ul className="card-notes" aria-label={cardPageMessages.messages}>
                {messages.toReversed().map((message) => (
                  <li key={message.id} className={`card-note is-${noteSize(message)}`}>
                    <NoteWords message={message.message} />
                    <bdi className="by">{message.sender_name}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
