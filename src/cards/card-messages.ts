import { inDigits, plural } from "#domain/text/counting.ts";

/** The card's page, its full screen and its picture. */
export const cardPageMessages = {
  card: "The card",
  note: "",
  for: "For ",
  forName: (name: string) => `For ${name}`,
  write: "Write a message",
  open: "Open",
  openWhat: "the card",
  share: "Share",
  pleaseSign: (card: string) => `Please sign this ${card}.`,
  pleaseSignFor: (card: string, recipient: string) => `Please sign this ${card} for ${recipient}.`,
  copied: "Copied",
  copyLink: "Copy Link",
  mail: "Send Card via Email",
  print: "Print",
  saveImage: "Save as image",
  close: "Close the card",
  messages: "Messages",
  messageCount: (count: number) => plural(count, `${count} message`, `${count} messages`),
  live: "Live",
  loadingMessages: "Loading the messages",
  nobodyYet: "Nobody has written yet. Yours can be the first line.",
  loading: "Loading…",
  older: "Show older messages",
  delete: "Delete",
  deleteYours: (beginning: string) => `Delete your message: ${beginning}`,
  deleteForAll: "Delete it for everyone?",
  yesDelete: "Yes, delete",
  keep: "Keep it",
  choose: "Choose a card",
  moreOnCard: (count: number) =>
    `and ${plural(count, "one more message", `${inDigits(count)} more messages`)} on the card`,
};

/** A card as a mail draft. */
export const mailMessages = {
  subject: (card: string, recipient: string) => `${card} for ${recipient}`,
  you: "you",
  head: (subject: string, url: string) => `${subject}. Open it here:\n${url}\n`,
  message: (message: string, name: string) => `\n“${message}”\n— ${name}\n`,
};
