import { parseMarkReference, verseSetReference } from "#domain/scripture/reference/verse-set.ts";
import { type DeclaredKey, storedTexts } from "#domain/site/stored-texts.data.ts";
import { isPageVisible } from "#src/platform/page/page-visibility.ts";
import { toast } from "#src/platform/page/toast.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import type { Conflict } from "./conflicts.ts";
import { conflictMessages } from "./messages.ts";
import { syncConflicts, syncDevices } from "./stored.ts";
import { whenInWords } from "./when.ts";

const maxConflicts = 20;

const placeOf = (subject: string): string => {
  const set = parseMarkReference(subject);
  return set === undefined ? subject : verseSetReference(set);
};

/** One sentence: what was changed, on which device and when, and how it was resolved. */
export const conflictSentence = ({ key, subject, result, device, at }: Conflict): string => {
  const { what } = storedTexts[key as DeclaredKey];
  const name = deviceStore().read(syncDevices)[device]?.name ?? conflictMessages.anotherDevice;
  return conflictMessages[result](subject === "" ? what : `${what} (${placeOf(subject)})`, name, whenInWords(at));
};

/** Shows a toast about the conflicts that have not been reported yet. Does nothing while the page is hidden. */
export const reportConflicts = async (): Promise<void> => {
  if (
    !isPageVisible() ||
    deviceStore()
      .read(syncConflicts)
      .every(({ isTold }) => isTold)
  )
    return;
  let untold: readonly Conflict[] = [];
  await deviceStore().update(syncConflicts, (present) => {
    untold = present.filter(({ isTold }) => !isTold);
    return present.map((conflict) => ({ ...conflict, isTold: true }));
  });
  const [first] = untold;
  if (first === undefined) return;
  toast({
    title: untold.length === 1 ? conflictSentence(first) : conflictMessages.several(untold.length),
    durationMs: 10_000,
    isUnasked: true,
  });
};

export const recordConflicts = async (conflicts: readonly Conflict[]): Promise<void> => {
  if (conflicts.length === 0) return;
  await deviceStore().update(syncConflicts, (present) =>
    [...conflicts.map((conflict) => ({ ...conflict, isTold: false })), ...present].slice(0, maxConflicts),
  );
  await reportConflicts();
};

export const clearConflicts = (): Promise<boolean> => deviceStore().update(syncConflicts, () => []);
