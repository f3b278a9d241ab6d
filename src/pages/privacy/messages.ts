export const dataMessages = {
  nothingKept: "Nothing is saved on this device yet.",
  tooLarge: "The file cannot be used: it is larger than 10 MB or not a text file.",
  refused: (line: number, reason: string) => `Nothing was changed. Line ${line}: ${reason}`,
  imported: "Imported",
  importFailed: "Nothing was changed: there is not enough space on this device.",
  nothingNew: "Everything in this file is already here.",
  erased: "Erased",
  erasedAll: "Everything kept here has been erased",
} as const;
