export const markMessages = {
  verse: (verse: number) => `Verse ${verse}`,
  selected: "selected",
  highlighted: (colour: string) => `highlighted ${colour}`,
  bookmarked: "bookmarked",
  hasNote: "has a note",
  actions: ". Actions",
  notes: "Notes",
  bookmark: "Bookmark",
  note: "Note",
  highlightVerse: (verse: number) => `Highlight verse ${verse}`,
  bookmarkVerse: (verse: number) => `Bookmark verse ${verse}`,
  noteOnVerse: (verse: number) => `Note on verse ${verse}`,
  colours: {
    Orange: "Orange",
    Pink: "Pink",
    Grey: "Grey",
  },
};
