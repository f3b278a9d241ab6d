import { chapterTitle } from "#domain/scripture/books/books.ts";
import { parseVerseSet, verseList } from "#domain/scripture/reference/verse-set.ts";
import { type DeclaredKey, storedTexts } from "#domain/site/stored-texts.data.ts";
import { isShown } from "#src/platform/page/page-visibility.ts";
import { toast } from "#src/platform/page/toast.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import type { Clash } from "./clashes.ts";
import { clashMessages } from "./messages.ts";
import { syncClashes, syncDevices } from "./stored.ts";
import { whenInWords } from "./when.ts";

const mostClashes = 20;

const placeOf = (subject: string): string => {
  const set = parseVerseSet(subject);
  if (set === undefined) return subject;
  const verses = set.verses.length === 0 ? "" : `:${verseList(set.verses)}`;
  return `${chapterTitle(set.book, set.chapter)}${verses}`;
};

/** One sentence: what was changed, on which device and when, and what became of it. */
export const clashSentence = ({ key, subject, result, device, at }: Clash): string => {
  const { what } = storedTexts[key as DeclaredKey];
  const name = deviceStore().read(syncDevices)[device]?.name ?? clashMessages.anotherDevice;
  return clashMessages[result](subject === "" ? what : `${what} (${placeOf(subject)})`, name, whenInWords(at));
};

/** Says once, in a toast, what has not been said yet. Not while the page is hidden. */
export const tellClashes = async (): Promise<void> => {
  if (
    !isShown() ||
    deviceStore()
      .read(syncClashes)
      .every(({ isTold }) => isTold)
  )
    return;
  let untold: readonly Clash[] = [];
  await deviceStore().update(syncClashes, (present) => {
    untold = present.filter(({ isTold }) => !isTold);
    return present.map((clash) => ({ ...clash, isTold: true }));
  });
  const [first] = untold;
  if (first === undefined) return;
  toast({
    title: untold.length === 1 ? clashSentence(first) : clashMessages.several(untold.length),
    durationMs: 10_000,
    isUnasked: true,
  });
};

export const noteClashes = async (clashes: readonly Clash[]): Promise<void> => {
  if (clashes.length === 0) return;
  await deviceStore().update(syncClashes, (present) =>
    [...clashes.map((clash) => ({ ...clash, isTold: false })), ...present].slice(0, mostClashes),
  );
  await tellClashes();
};

export const clearClashes = (): Promise<boolean> => deviceStore().update(syncClashes, () => []);
