import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { CardMessage } from "#domain/api/cards.ts";
import { type CardCategory, cardTitles } from "#domain/site/card-categories.ts";
import { useFocusReturn } from "#src/ui/focus-return.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { CardFace } from "./card-face.tsx";

interface RevealProps {
  category: CardCategory;
  messages: readonly CardMessage[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The card as given: full screen, first the face, then all messages, oldest first. */
export const Reveal = ({ category, messages, isOpen, onOpenChange }: RevealProps) => {
  const { rememberOpener, returnFocus } = useFocusReturn();
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content className="card-reveal" aria-describedby={undefined} onOpenAutoFocus={rememberOpener} onCloseAutoFocus={returnFocus}>
          <Dialog.Title className="sr">{cardTitles[category]} card</Dialog.Title>
          <Dialog.Close asChild>
            <IconButton label="Close the card" className="card-reveal-close">
              <Icon of={X} />
            </IconButton>
          </Dialog.Close>
          <div className="card-reveal-inner">
            <CardFace category={category} heading="h2" />
            <ul className="card-reveal-messages" aria-label="Messages">
              {messages.toReversed().map((message) => (
                <li key={message.id}>
                  <p dir="auto">{message.message}</p>
                  <bdi>{message.sender_name}</bdi>
                </li>
              ))}
            </ul>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
