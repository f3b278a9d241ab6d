import { namedKeys } from "./named-keys.ts";

export const dataMessages = {
  checking: "Checking this device",
  nothingKept: "Nothing is saved on this device yet.",
  exportAll: "Export everything",
  exportNotes: "Export notes as text",
  importFile: "Import a file",
  eraseAll: "Erase everything",
  exportedFile: "A file exported from this site",
  eraseItem: (label: string) => `Erase: ${label}`,
  earlier: "Something saved by an earlier version",
  setAside: (label: string) => `Set aside because it could not be read: ${label}`,
  notesTitle: "Notes",
  tooLarge: "The file cannot be used: it is larger than 10 MB or not a text file.",
  refused: (line: number, reason: string) => `Nothing was changed. Line ${line}: ${reason}`,
  foreign: "This file was not exported from this site.",
  later: "This file was exported by a newer version of this site. Reload this page, then import it again.",
  otherKind: (label: string) => `${label}: this is not the kind of data stored under that name.`,
  import: "Import",
  importLead: "What this file will change on this device.",
  alreadyHere: ": already here, nothing will be added.",
  isNew: ": new, will be added.",
  added: (count: number) => ` ${count === 1 ? "1 entry" : `${count} entries`} will be added to yours.`,
  merged: " will be merged with yours.",
  differs: "Some of it differs. Yours is kept unless you tick this to use the file’s.",
  leftOut: (keys: readonly string[]) => {
    const [named, more] = namedKeys(keys);
    return `Left out, because this version does not know it: ${named}${more > 0 ? ` and ${more.toLocaleString("en")} more` : ""}`;
  },
  imported: "Imported",
  importFailed: "Nothing was changed: there is not enough space on this device.",
  nothingNew: "Everything in this file is already here.",
  syncEnds:
    "Sync ends on this device before that: this is not erasing everywhere. Your other devices keep what they have, and so does the server.",
  erased: "Erased",
  erasedAll: "Everything kept here has been erased",
  eraseAllTitle: "Erase everything?",
  eraseAllLead:
    "Notes, bookmarks, highlights, progress, prayers, settings and everything kept for offline reading will be removed from this device. This cannot be undone, so export what you want to keep first.",
  eraseOneTitle: "Erase this?",
  eraseOneLead: (label: string) => `${label}. This cannot be undone.`,
  erase: "Erase",
  cancel: "Cancel",
  close: "Close",
} as const;
