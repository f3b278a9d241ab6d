import { type CalendarDate, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { decode, isComplete } from "#src/platform/storage/codec.ts";
import type { StoredEntry } from "#src/platform/storage/entries.ts";
import { quarantinePrefix } from "#src/platform/storage/quarantine.ts";
import { compareVerseSets, parseMarkReference, verseSetReference } from "#domain/scripture/reference/verse-set.ts";
import { dataMessages } from "./messages.ts";

/** The first field of an exported file, by which an import recognises it. */
export const exportFormat = "lampstand-device-data";
export const exportVersion = 1;

/** All data of one device, as one JSON file. */
interface ExportFile {
  readonly format: typeof exportFormat;
  readonly version: typeof exportVersion;
  /** ISO date and time. */
  readonly exportedAt: string;
  /** Readable values by key, decoded, older shapes in their present one. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Everything else by key, as the stored text. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A key, or where its unreadable text was set aside. */
const isOrHolds = (key: string, secret: string): boolean =>
  key === secret || key.startsWith(`${quarantinePrefix}${secret}_`);

/**
 * Secrets are left out, because files get copied and shared.
 * @param yieldToPage called before each key: checking two years of data takes a phone longer than a press may
 */
export const exportFile = async (
  texts: ReadonlyMap<string, string>,
  entries: readonly StoredEntry<unknown>[],
  exportedAt: string,
  yieldToPage: () => Promise<void> = async () => {},
): Promise<ExportFile> => {
  const data: Record<string, unknown> = {};
  const others: Record<string, string> = {};
  const secrets = entries.filter(({ isSecret }) => isSecret === true).map(({ key }) => key);
  for (const [key, text] of texts) {
    if (secrets.some((secret) => isOrHolds(key, secret))) continue;
    await yieldToPage();
    const entry = entries.find((one) => one.key === key);
    const decoded = entry && decode(entry, text);
    if (entry && decoded && isComplete(entry, decoded)) data[key] = decoded.value;
    if (decoded?.isClean !== true) others[key] = text;
  }
  return { format: exportFormat, version: exportVersion, exportedAt, data, texts: others };
};

/** E.g. "lampstand-2026-11-21.json", with the visitor's date. */
export const exportName = (date: CalendarDate, extension: "json" | "md"): string =>
  `lampstand-${toIsoDate(date)}.${extension}`;

/** The fields of a stored note (`bible-notes`) used here. */
export interface ExportedNote {
  readonly reference: string;
  readonly text: string;
  /** ISO date and time, or empty. */
  readonly createdAt: string;
}

/**
 * Formats notes as one Markdown document in canonical order: a heading for each reference, the date under the text.
 * @param dateOf converts an instant (milliseconds since the epoch) to the visitor's local date
 */
export const notesMarkdown = (notes: readonly ExportedNote[], dateOf: (instant: number) => CalendarDate): string => {
  const placed = notes.map((note) => ({ note, set: parseMarkReference(note.reference) }));
  const ordered = placed.toSorted((a, b) => {
    if (a.set && b.set) return compareVerseSets(a.set, b.set);
    return Number(a.set === undefined) - Number(b.set === undefined);
  });
  const parts = ordered.map(({ note, set }) => {
    const reference = set === undefined ? note.reference : verseSetReference(set);
    const instant = Date.parse(note.createdAt);
    return `## ${reference}\n\n${note.text}\n${Number.isNaN(instant) ? "" : `\n*${toIsoDate(dateOf(instant))}*\n`}`;
  });
  return `# ${dataMessages.notesTitle}\n\n${parts.join("\n")}`;
};
