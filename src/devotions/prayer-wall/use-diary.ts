import { toIsoDate } from "#domain/calendar/calendar-date.ts";
import { now } from "#src/devotions/kit/now.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { randomId } from "#src/platform/random.ts";
import { toast } from "#src/platform/page/toast.ts";
import { today } from "#src/platform/use-today.ts";
import { prayerWallConfig } from "./config.ts";
import {
  type DiaryPrayer,
  isFull,
  problemOf,
  restored,
  withAnswer,
  withoutPrayer,
  withPrayer,
  withText,
} from "./diary-rules.ts";
import { diaryMessages } from "./messages.ts";
import { prayerDiary } from "./stored.ts";

/** Without persistent storage, a prayer is in memory for this visit although the write failed. */
const isThere = (id: string, text: string): boolean =>
  deviceStore()
    .read(prayerDiary)
    .some((prayer) => prayer.id === id && prayer.text === text);

/** The diary and its actions. `add` and `change` keep the text exactly as written; they resolve to the reason why it could not be stored, if any. */
export const useDiary = () => {
  const [diary, update] = useStored(prayerDiary);

  const add = async (text: string): Promise<string | undefined> => {
    const problem = problemOf(text);
    if (problem !== undefined) return problem;
    if (isFull(diary)) return diaryMessages.full;
    const prayer: DiaryPrayer = { id: randomId(), text, createdAt: now(), answeredOn: "" };
    if (await update((present) => withPrayer(present, prayer)))
      toast({ title: diaryMessages.saved, durationMs: prayerWallConfig.toastMs });
    else if (!isThere(prayer.id, prayer.text)) return diaryMessages.notKept;
    return undefined;
  };

  const change = async (id: string, text: string): Promise<string | undefined> => {
    const problem = problemOf(text);
    if (problem !== undefined) return problem;
    const isKept = await update((present) => withText(present, id, text));
    return isKept || isThere(id, text) ? undefined : diaryMessages.notKept;
  };

  const setAnswered = (id: string, isAnswered: boolean) =>
    update((present) => withAnswer(present, id, isAnswered ? toIsoDate(today()) : ""));

  const remove = async (prayer: DiaryPrayer) => {
    const isKept = await update((present) => withoutPrayer(present, prayer.id));
    if (!isKept && isThere(prayer.id, prayer.text)) return;
    toast({
      title: diaryMessages.removed,
      action: { label: diaryMessages.undo, run: () => void update((present) => restored(present, prayer)) },
    });
  };

  return { diary, add, change, setAnswered, remove };
};

export type DiaryActions = ReturnType<typeof useDiary>;
