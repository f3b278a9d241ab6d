export const writerMessages = {
  title: "Write your message",
  whom: "Who is it for? (optional)",
  whomHint: "Shown on the front. Only the first message can set it.",
  name: "Your name",
  message: "Message",
  ideas: "Quick ideas",
  sum: (question: string) => `One small sum first: ${question} =`,
  offline: "You are offline. Your words stay here; add them when you are back online.",
  adding: "Adding…",
  add: "Add Message",
  notNow: "Not now",
};
