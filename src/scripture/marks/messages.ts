export const marksMessages = {
  noteDeleted: "Note deleted",
  noteSaved: "Note saved",
  noteForVisit: "Kept until you close this page",
  staysHere: "Stays on this device",
  noNotes: "No notes yet. Write one on this chapter, or choose a verse first.",
  noBookmarks: "No bookmarks yet. Tap a verse, then Bookmark.",
  noHighlights: "No highlights yet. Tap a verse, then choose a colour.",
  more: "Show more",
  nothingFound: "Nothing of yours contains these words.",
} as const;
