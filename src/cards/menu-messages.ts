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
