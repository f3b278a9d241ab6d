/** Keys in a file that are named, and how much of each: a foreign file may have any number, of any length. */
const keysNamed = 10;
const keyLength = 60;

const shortened = (key: string): string => (key.length > keyLength ? `${key.slice(0, keyLength)}…` : key);

export const dataMessages = {
  nothingKept: "Nothing is saved on this device yet.",
  tooLarge: "The file cannot be used: it is larger than 10 MB or not a text file.",
  refused: (line: number, reason: string) => `Nothing was changed. Line ${line}: ${reason}`,
  leftOut: (keys: readonly string[]) => {
    const named = keys.slice(0, keysNamed).map(shortened).join(", ");
    const more = keys.length > keysNamed ? ` and ${(keys.length - keysNamed).toLocaleString("en")} more` : "";
    return `Left out, because this version does not know it: ${named}${more}`;
  },
  imported: "Imported",
  importFailed: "Nothing was changed: there is not enough space on this device.",
  nothingNew: "Everything in this file is already here.",
  syncEnds:
    "Sync ends on this device before that: this is not erasing everywhere. Your other devices keep what they have, and so does the server.",
  erased: "Erased",
  erasedAll: "Everything kept here has been erased",
} as const;
