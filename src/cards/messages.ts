/** docs/product/cards.md, "Screen". */
import { cardLimits, cardMessages } from "#domain/api/cards.ts";
import { inDigits, plural } from "#domain/text/counting.ts";

export const cardScreenMessages = {
  added: { title: "New message added!", description: "Your heartfelt message has been added to the card" },
  addFailed: "Failed to add message",
  deleteFailed: "Failed to delete message",
  loadFailed: "Failed to load messages",
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
  notStarted: cardMessages.notStarted,
};

/** The card's page, its full screen and its picture. */
export const cardPageMessages = {
  card: "The card",
  note: "",
  write: "Write a message",
  open: "Open",
  openWhat: "the card",
  pleaseSign: (card: string) => `Please sign this ${card}.`,
  pleaseSignFor: (card: string, recipient: string) => `Please sign this ${card} for ${recipient}.`,
  copied: "Copied",
  copyLink: "Copy Link",
  mail: "Send Card via Email",
  print: "Print",
  close: "Close the card",
  messages: "Messages",
  messageCount: (count: number) => plural(count, `${count} message`, `${count} messages`),
  live: "Live",
  loadingMessages: "Loading the messages",
  noOneWrote: "No one has written yet",
  nobodyYet: "Nobody has written yet. Yours can be the first line.",
  loading: "Loading…",
  older: "Show older messages",
  allLines: (count: number) => `Show all ${inDigits(count)} lines`,
  fewerLines: "Show fewer lines",
  delete: "Delete",
  deleteYours: (beginning: string) => `Delete your message: ${beginning}`,
  deleteForAll: "Delete it for everyone?",
  yesDelete: "Yes, delete",
  keep: "Keep it",
  choose: "Choose a card",
  moreOnCard: (count: number) =>
    `and ${plural(count, "one more message", `${inDigits(count)} more messages`)} on the card`,
};

export const mailMessages = {
  subject: (card: string, recipient: string) => `${card} for ${recipient}`,
  you: "you",
  head: (subject: string, url: string) => `${subject}. Open it here:\n${url}\n`,
  message: (message: string, name: string) => `\n“${message}”\n— ${name}\n`,
};

export const dateMessages = {
  minutesAgo: (count: number) => plural(count, "1 minute ago", `${count} minutes ago`),
  hoursAgo: (count: number) => plural(count, "1 hour ago", `${count} hours ago`),
  now: "Just now",
  yesterday: "Yesterday",
};

export const menuMessages = {
  title: "Event Cards",
  lead: "Choose a card, write the first line and share its link. All who have the link can sign it and watch it fill.",
  note: "",
  kinds: "Kinds of card",
  mine: "My cards",
  opened: (day: string) => `opened ${day}`,
  made: (minute: string) => `made ${minute}`,
  for: "for ",
  takeOff: (title: string, when: string) => `Take the ${title} card ${when} off this list`,
  takeOffFor: (title: string, recipient: string, when: string) =>
    `Take the ${title} card for ${recipient} ${when} off this list`,
};

export const writerMessages = {
  title: "Write your message",
  name: "Your name",
  message: "Message",
  ideas: "Quick ideas",
  sum: (question: string) => `One small sum first: ${question} =`,
  offline: "You are offline. Your words stay here; add them when you are back online.",
  adding: "Adding…",
  add: "Add Message",
  notNow: "Not now",
};
