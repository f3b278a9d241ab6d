/** Messages of specification 2, sections 5 and 8. */
export const sentences = {
  added: { title: "New message added!", description: "Your heartfelt message has been added to the card" },
  addFailed: "Failed to add message",
  loadFailed: "Failed to load messages",
  tryLater: "Please try again later",
  fillIn: { title: "Please fill in all fields", description: "Both name and message are required" },
  noRoom: { title: "No room for this line", description: "Your message would be longer than 500 characters." },
  copied: { title: "Link copied!" },
  copyFailed: { title: "Failed to copy link", description: "Please copy the URL manually" },
  ready: { title: "Card ready to send!" },
  noMessages: { title: "No messages to send", description: "Add some messages before sending the card" },
} as const;
