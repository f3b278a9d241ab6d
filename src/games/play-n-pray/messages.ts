export const prayMessages = {
  title: "Ready to Pray?",
  lead: {
    timed: (title: string) => `${title}: 3 minutes, 20 names`,
    relaxed: (title: string) => `${title}: 20 names, no clock`,
  },
  rules: {
    cards: "Twenty cards lie face down. Each holds one of God’s names in the Bible, and a short prayer.",
    open: "Open one for 50 points. After three seconds it counts as prayed.",
    amen: "Every card stays open until you say Amen. A prayed card can be opened again.",
    timed: "Pray as many names as you can in three minutes.",
    relaxed: "The round is over when the last of the twenty is closed.",
  },
  invitation: (title: string) => `Twenty names of God, each with a prayer, in ${title}:`,
  remark: "Open a card, pray what it says, open the next.",
  prayed: "Prayed",
  cards: (count: number) => `${count} cards`,
  /** A card for screen readers. */
  covered: (card: number) => `Card ${card}, covered`,
  opened: (card: number, name: string) => `Card ${card}: ${name}`,
  openedAndPrayed: (card: number, name: string) => `Card ${card}: ${name}, prayed`,
  openCard: "The open card",
  empty: "Open a card. Its prayer appears here.",
  amen: "Amen",
  revealed: (name: string) => `${name} Revealed!`,
  victory: "Hallelujah!",
  allPrayed: "All twenty names are prayed.",
  timeUpText: "Keep praying and exploring God's names!",
  timeUpTitle: "Keep Praying!",
  /** For screen readers. */
  saysRevealed: (name: string, meaning: string, prayer: string) => `${name}. ${meaning}. ${prayer}`,
  saysPrayed: (name: string, done: number, of: number) => `${name} prayed. ${done} of ${of}.`,
  names: "Names in this round",
  /** After a name, for screen readers. */
  isPrayed: ", prayed",
  isNotPrayed: ", not prayed",
  namesOf: (prayed: number, of: number) => `${prayed} of ${of} names`,
  prayedWithScore: (prayed: number, of: number, score: number) => `${prayed} of ${of} names prayed. Score ${score}.`,
  result: (badge: string, prayed: number, title: string) =>
    `${badge}: I prayed ${prayed} of 20 names of God in ${title}.`,
};
