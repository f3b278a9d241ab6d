import { toIsoDate } from "#domain/calendar/calendar-date.ts";
import { systemClock } from "#src/platform/clock.ts";
import { type LegacyDraft, useDraft } from "#src/platform/drafts/use-draft.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { randomId } from "#src/platform/random.ts";
import { toast } from "#src/platform/page/toast.ts";
import { today } from "#src/platform/use-today.ts";
import { deleteItem, isItemStored } from "#src/platform/drafts/written-items.ts";
import { prayerWallConfig } from "./config.ts";
import { problemOf, withAnswer, withPrayer } from "./diary-rules.ts";
import { diaryMessages } from "./messages.ts";
import { prayerDiary, prayerDraft, type DiaryPrayer } from "./stored.ts";

const legacyDraft: LegacyDraft = {
  read: () => {
    const text = deviceStore().read(prayerDraft);
    return text === "" ? undefined : { text };
  },
  remove: () => deviceStore().update(prayerDraft, () => ""),
};

/** The prayer being written, which is stored exactly as it is typed. */
export const useNewPrayer = (isDiaryFull: boolean) => {
  const { draft, latest, write, end, settle, warning } = useDraft({ kind: "prayer", part: "new", legacy: legacyDraft });
  const text = draft?.text ?? "";

  /** Resolves to the reason why it could not be stored, if any. */
  const add = async (): Promise<string | undefined> => {
    const saving = latest();
    const problem = problemOf(saving?.text ?? "");
    if (saving === undefined || problem !== undefined) return problem;
    if (isDiaryFull) return diaryMessages.full;
    const prayer: DiaryPrayer = { id: randomId(), text: saving.text, createdAt: systemClock.now(), answeredOn: "" };
    const outcome = await settle(
      saving,
      () => deviceStore().update(prayerDiary, (present) => withPrayer(present, prayer)),
      () => isItemStored(prayerDiary, prayer),
    );
    if (outcome === "failed") return diaryMessages.notKept;
    if (outcome === "stored") toast({ title: diaryMessages.saved, durationMs: prayerWallConfig.toastMs });
    return undefined;
  };

  return { text, setText: (next: string) => (next === "" ? end() : write(next)), add, warning };
};

export const setAnswered = (id: string, isAnswered: boolean): Promise<boolean> =>
  deviceStore().update(prayerDiary, (present) => withAnswer(present, id, isAnswered ? toIsoDate(today()) : ""));

export const removePrayer = (prayer: DiaryPrayer): Promise<void> =>
  deleteItem(prayerDiary, prayer, { title: diaryMessages.removed });
