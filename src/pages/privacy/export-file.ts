import { toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { decode } from "#src/platform/storage/codec.ts";
import type { StoredEntry } from "#src/platform/storage/entries.ts";
import { quarantinePrefix } from "#src/platform/storage/quarantine.ts";

/** The first field of an exported file, by which an import recognises it. */
export const exportFormat = "lampstand-device-data";
export const exportVersion = 1;

/** All data of one device, as one JSON file. */
interface ExportFile {
  readonly format: typeof exportFormat;
  readonly version: typeof exportVersion;
  /** ISO date and time. */
  readonly exportedAt: string;
  /** Readable values by key, decoded. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Everything else by key, as the stored text. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A key, or where its unreadable text was set aside. */
const isOrHolds = (key: string, secret: string): boolean =>
  key === secret || key.startsWith(`${quarantinePrefix}${secret}_`);

/** Secrets are left out, because files get copied and shared. */
export const exportFile = (
  texts: ReadonlyMap<string, string>,
  entries: readonly StoredEntry<unknown>[],
  exportedAt: string,
): ExportFile => {
  const data: Record<string, unknown> = {};
  const others: Record<string, string> = {};
  const secrets = entries.filter(({ isSecret }) => isSecret === true).map(({ key }) => key);
  for (const [key, text] of texts) {
    if (secrets.some((secret) => isOrHolds(key, secret))) continue;
    const entry = entries.find((one) => one.key === key);
    const decoded = entry && decode(entry, text);
    if (decoded?.isClean === true) data[key] = decoded.value;
    else others[key] = text;
  }
  return { format: exportFormat, version: exportVersion, exportedAt, data, texts: others };
};

/** E.g. "lampstand-2026-11-21.json", with the visitor's date. */
export const exportName = (date: CalendarDate, extension: "json" | "md"): string =>
  `lampstand-${toIsoDate(date)}.${extension}`;
