/** docs/product/cards.md, "Screen". */
import { cardLimits, cardMessages } from "#domain/api/cards.ts";
import { inDigits, plural } from "#domain/text/counting.ts";

export const cardScreenMessages = {
  added: { title: "New message added!", description: "Your heartfelt message has been added to the card" },
  addFailed: "Failed to add message",
  deleteFailed: "Failed to delete message",
  loadFailed: "Failed to load messages",
  tryLater: "Please try again later",
  fillIn: { title: "Please fill in all fields", description: "Both name and message are required" },
  sumFirst: cardMessages.sumFirst,
  noRoom: {
    title: "No room for this line",
    description: `Your message would be longer than ${cardLimits.messageCharacters} characters.`,
  },
  placesLeft: (places: number) =>
    `This card is almost full: it has room for ${plural(places, "one more message", `${places} more messages`)}.`,
  full: cardMessages.full,
  stopLoading: (loaded: number, total: number) => `Stop loading (${inDigits(loaded)} of ${inDigits(total)})`,
  copied: { title: "Link copied!" },
  copyFailed: { title: "Failed to copy link", description: "Please copy the URL manually" },
  noPicture: { title: "The image could not be made", description: "Check your connection and try again." },
  ready: { title: "Card ready to send!" },
  noMessages: { title: "No messages to send", description: "Add some messages before sending the card" },
  cannotOpen: "This card cannot be opened",
  invalidId: cardMessages.invalidCardId,
};
