import { toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { decode } from "#src/platform/device-store/codec.ts";
import type { StoredEntry } from "#src/platform/device-store/entries.ts";

/** What stands at the top of an exported file, so that an import recognises it. */
export const exportFormat = "lampstand-device-data";
export const exportVersion = 1;

/** Everything kept on one device, as one JSON file. */
export interface ExportFile {
  readonly format: typeof exportFormat;
  readonly version: typeof exportVersion;
  /** ISO date and time. */
  readonly exportedAt: string;
  /** By key: what the product can read, as it reads it. */
  readonly data: Readonly<Record<string, unknown>>;
  /** By key: everything else, as the text that is stored. */
  readonly texts: Readonly<Record<string, string>>;
}

export const exportFile = (texts: ReadonlyMap<string, string>, entries: readonly StoredEntry<unknown>[], exportedAt: string): ExportFile => {
  const data: Record<string, unknown> = {};
  const others: Record<string, string> = {};
  for (const [key, text] of texts) {
    const entry = entries.find((one) => one.key === key);
    const decoded = entry && decode(entry, text);
    if (decoded?.isClean === true) data[key] = decoded.value;
    else others[key] = text;
  }
  return { format: exportFormat, version: exportVersion, exportedAt, data, texts: others };
};

/** "lampstand-2026-11-21.json", by the visitor's date. */
export const exportName = (date: CalendarDate, extension: "json" | "md"): string => `lampstand-${toIsoDate(date)}.${extension}`;
