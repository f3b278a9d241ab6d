import type { StoredEntry } from "#src/platform/storage/entries.ts";
import { storedLabels } from "./stored-labels.ts";

/** What a stored thing is called, in plain words. */
export const labelOf = ({ key, label }: Pick<StoredEntry<unknown>, "key" | "label">): string =>
  (storedLabels as Readonly<Record<string, string | undefined>>)[key] ?? label;
