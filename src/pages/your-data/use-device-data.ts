import { useCallback, useEffect, useState } from "react";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { loadStoredEntries, type StoredEntry } from "#src/platform/storage/entries.ts";
import { quarantinePrefix } from "#src/platform/storage/quarantine.ts";
import { labelOf } from "./label-of.ts";
import { dataMessages } from "./messages.ts";

export interface StoredItem {
  readonly key: string;
  readonly label: string;
  readonly bytes: number;
}

export interface DeviceData {
  readonly entries: readonly StoredEntry<unknown>[];
  readonly items: readonly StoredItem[];
  readonly refresh: () => void;
}

const labelOfKey = (key: string, entries: readonly StoredEntry<unknown>[]): string => {
  if (entries.some((entry) => entry.key === key)) return labelOf(key);
  if (!key.startsWith(quarantinePrefix)) return dataMessages.earlier;
  return dataMessages.setAside(labelOf(key.slice(quarantinePrefix.length).replace(/_\d+$/, "")));
};

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const itemsOf = (entries: readonly StoredEntry<unknown>[]): StoredItem[] =>
  [...deviceStore().texts()]
    .map(([key, text]) => ({ key, label: labelOfKey(key, entries), bytes: bytesOf(text) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));

/** What the product stores on this device; undefined until it has been read. Updates when a known key changes. */
export const useDeviceData = (): DeviceData | undefined => {
  const [entries, setEntries] = useState<readonly StoredEntry<unknown>[]>();
  const [items, setItems] = useState<readonly StoredItem[]>([]);
  useEffect(() => {
    let isLeft = false;
    void loadStoredEntries().then((loaded) => {
      if (isLeft) return;
      setEntries(loaded);
      setItems(itemsOf(loaded));
    });
    return () => {
      isLeft = true;
    };
  }, []);
  const refresh = useCallback(() => {
    if (entries) setItems(itemsOf(entries));
  }, [entries]);
  useEffect(() => {
    const stops = (entries ?? []).map((entry) => deviceStore().subscribe(entry.key, refresh));
    return () => stops.forEach((stop) => stop());
  }, [entries, refresh]);
  return entries && { entries, items, refresh };
};
