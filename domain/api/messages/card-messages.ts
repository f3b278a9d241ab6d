import { messagesPerCard } from "../budgets.ts";

/** Messages shown to visitors of a card (docs/product/cards.md, "Limits and sentences"). */
export const cardMessages = {
  required: "All fields are required",
  nameTooLong: "Name must be 100 characters or less",
  messageTooLong: "Message must be 500 characters or less",
  recipientTooLong: "The name on the front must be 60 characters or less",
  recipientMarkup: "Please write only a name on the front",
  invalidCardId: "Invalid card ID",
  language: "Message contains inappropriate content",
  sumFirst: "Please solve the small sum first.",
  sumWrong: "That’s not quite right. Here’s another one.",
  limited: "Too many messages submitted for this card. Please try again later.",
  networkLimited: "Too many messages came from your network within an hour.",
  newCardsLimited: "Too many new cards were started from your network within an hour.",
  full: `This card is full: it holds ${messagesPerCard.toLocaleString("en")} messages. Please start another one.`,
  notStarted: "Nobody has written on this card, and it wasn’t started here. Please choose a new one from the menu.",
  closed: "So many messages were written today that no more can be added. Please come back tomorrow (UTC).",
  notSaved: "Failed to save message",
  notLoaded: "Failed to load messages",
} as const;
