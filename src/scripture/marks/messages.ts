export const markMessages = {
  verse: (verse: number) => `Verse ${verse}`,
  selected: "selected",
  highlighted: (colour: string) => `highlighted ${colour}`,
  bookmarked: "bookmarked",
  hasNote: "has a note",
  actions: ". Actions",
  notes: "Notes",
  note: "Note",
  colours: {
    Orange: "Orange",
    Pink: "Pink",
    Grey: "Grey",
  },
};
