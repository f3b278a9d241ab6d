import { namedKeys } from "./named-keys.ts";

export const dataMessages = {
  title: "Your data",
  lead: "Everything this site has written down on this device. The chapters you opened are kept besides, so that they can be read offline; ‘Erase everything’ removes them, too.",
  devices: "On all your devices",
  devicesText:
    "A phone that is lost takes its notes with it. If you want, your notes, highlights, bookmarks, diary, answers, plan, streaks, badges, cards and reading settings can be the same on all your devices, without an account or an email address: one device makes a code of twelve words, the others join with it. Everything is sealed on your device before it leaves; our server cannot read it, nor which verse a note is on.",
  serverSees: "What the server can see, and what nobody can do",
  serverSeesText:
    "The server sees the address you connect from, when you sync, how much, and in how many pieces. It does not see words, verses, or the code. Whoever serves this site’s scripts could change them to betray the code; that is true of every web page. Nobody can restore a lost code: print the card, and export a file now and then. What no device has asked for in eighteen months is deleted.",
  syncNotLoaded: "Sync could not be loaded.",
  checkingSync: "Checking sync",
  thisDevice: "On this device",
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
  refused: (reason: string) => `Nothing was changed. ${reason}`,
  foreign: "This file was not exported from this site, or is damaged.",
  later: "This file was exported by a newer version of this site. Reload this page, then import it again.",
  otherKind: (label: string, place: string) => `${label}: this is not the kind of data stored there (${place}).`,
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
  syncEnds: "Sync ends on this device before that. Your other devices keep what they have, and so does the server.",
  erased: "Erased",
  erasedAll: "Everything kept here has been erased",
  eraseAllTitle: "Erase everything?",
  eraseAllLead:
    "Notes, bookmarks, highlights, progress, prayers, settings and everything kept for offline reading will be removed from this device. This cannot be undone, so export what you want to keep first.",
  eraseOneTitle: "Erase this?",
  eraseOneLead: (label: string) => `${label}. This cannot be undone.`,
  erase: "Erase",
} as const;
