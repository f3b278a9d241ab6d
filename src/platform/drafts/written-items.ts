import { toast, type ToastRequest } from "../page/toast.ts";
import { deviceStore } from "../storage/browser-store.ts";
import type { StoredEntry } from "../storage/entries.ts";
import { draftMessages } from "./messages.ts";
import { offerUndo } from "./offer-undo.ts";
import type { EditedText } from "./use-editor.ts";

/** What a visitor writes in a stored list: a note, a prayer. Other tabs and devices may change or delete it at any time. */
interface WrittenItem {
  readonly id: string;
  readonly text: string;
}

const itemIn = <Item extends WrittenItem>(items: readonly Item[], { id }: Item): Item | undefined =>
  items.find((item) => item.id === id);

/** Adds a deleted item, unless it is already there. */
export const withItem = <Item extends WrittenItem>(items: readonly Item[], item: Item): readonly Item[] =>
  itemIn(items, item) ? items : [...items, item];

/** Changes the text alone, and restores the item if it was deleted. A blank text changes nothing; deleting is a separate action. */
export const withItemText = <Item extends WrittenItem>(
  items: readonly Item[],
  item: Item,
  text: string,
): readonly Item[] => {
  if (text.trim() === "") return items;
  return withItem(items, { ...item, text }).map((one) => (one.id === item.id ? { ...one, text } : one));
};

/** Deletes an item, unless its text has changed. */
export const withoutItem = <Item extends WrittenItem>(items: readonly Item[], { id, text }: Item): readonly Item[] =>
  items.filter((item) => item.id !== id || item.text !== text);

type ItemsEntry<Item> = StoredEntry<readonly Item[]>;

export const isItemStored = <Item extends WrittenItem>(entry: ItemsEntry<Item>, item: Item): boolean =>
  itemIn(deviceStore().read(entry), item) !== undefined;

/** For `useEditor`. @param kind of the drafts */
export const textOfItem = <Item extends WrittenItem>(
  kind: string,
  entry: ItemsEntry<Item>,
  item: Item,
): EditedText<readonly Item[]> => ({
  kind,
  part: item.id,
  entry,
  textIn: (items) => itemIn(items, item)?.text,
  withText: (items, text) => withItemText(items, item, text),
  about: item,
});

/** Deletes an item as it was shown, and offers to undo it. One that was changed elsewhere meanwhile stays. */
export const deleteItem = async <Item extends WrittenItem>(
  entry: ItemsEntry<Item>,
  item: Item,
  said: ToastRequest,
): Promise<void> => {
  await deviceStore().update(entry, (present) => withoutItem(present, item));
  const left = itemIn(deviceStore().read(entry), item);
  if (left === undefined) offerUndo(said, () => deviceStore().update(entry, (present) => withItem(present, item)));
  else if (left.text !== item.text) toast({ title: draftMessages.notDeleted, tone: "refusal" });
};
