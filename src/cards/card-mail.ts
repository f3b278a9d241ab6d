import type { CardCategory } from "#domain/site/card-categories.ts";
import type { CardMessage } from "#domain/api/cards.ts";
import { mailLink } from "#domain/site/share-links.ts";
import { aCard } from "./card-name.ts";
import { cardScreens } from "./config.ts";

/** A mail draft, named after whom the card is for, with its address and as many of its messages, newest first, as mail programs accept. */
export const cardMail = (
  category: CardCategory,
  url: string,
  {
    messages,
    recipient = "you",
  }: { readonly messages: readonly CardMessage[]; readonly recipient?: string | undefined },
): string => {
  const title = `${aCard(category)} for ${recipient}`;
  const head = `${title}. Open it here:\n${url}\n`;
  let body = head;
  for (const { message, sender_name } of messages) {
    const next = `${body}\n“${message}”\n— ${sender_name}\n`;
    if (next.length > cardScreens.mailCharacters) break;
    body = next;
  }
  return mailLink({ subject: title, body });
};
