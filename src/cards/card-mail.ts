import type { CardCategory } from "#domain/site/cards/card-categories.ts";
import type { CardMessage } from "#domain/api/cards.ts";
import { mailLink } from "#domain/site/addresses/share-links.ts";
import { aCard } from "#domain/site/cards/messages.ts";
import { mailMessages } from "./messages.ts";
import { cardScreens } from "./config.ts";

/** A mail draft with the recipient in its subject, the card's URL, and as many messages, newest first, as mail programs accept. */
export const cardMail = (
  category: CardCategory,
  url: string,
  {
    messages,
    recipient = mailMessages.you,
  }: { readonly messages: readonly CardMessage[]; readonly recipient?: string | undefined },
): string => {
  const title = mailMessages.subject(aCard(category), recipient);
  let body = mailMessages.head(title, url);
  for (const { message, sender_name } of messages) {
    const next = body + mailMessages.message(message, sender_name);
    if (next.length > cardScreens.mailCharacters) break;
    body = next;
  }
  return mailLink({ subject: title, body });
};
