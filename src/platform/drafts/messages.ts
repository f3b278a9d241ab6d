/** One line each, beside an editor or as a toast. "Here" and "elsewhere" are this tab, and any other tab or device. */
export const draftMessages = {
  undo: "Undo",
  merged: "This was also changed in another tab or on another device. Both changes are in it.",
  restored: "This was deleted in another tab or on another device. Your text is saved again.",
  deleted: "This was deleted in another tab or on another device. Your text is still here: save it to keep it.",
  notDeleted: "Not deleted: it was changed in another tab or on another device a moment ago.",
  full: "This device’s storage is full: what you are typing is lost if the page closes before you save it.",
  unavailable: "This browser keeps nothing for this site: what you are typing is lost when the page closes.",
} as const;
