import { useMemo, useState } from "react";
import { useOpenEdits, withDeleted } from "#src/platform/drafts/use-open-edits.ts";
import { usePagedList } from "#src/platform/page/use-paged-list.ts";
import { keepFocus } from "#src/platform/page/keep-focus.ts";
import { Button } from "#src/ui/button.tsx";
import { HelplinesLink } from "#src/ui/helplines-link.tsx";
import { TextField } from "#src/ui/field.tsx";
import { optionsOf, Segmented } from "#src/ui/segmented.tsx";
import { EmptyState } from "#src/ui/states.tsx";
import { prayerWallConfig } from "./config.ts";
import { DiaryEntry, prayerEdits } from "./diary-entry.tsx";
import { DiaryForm } from "./diary-form.tsx";
import { type DiaryFilter, isFull, shownPrayers } from "./diary-rules.ts";
import { countedPrayers, diaryMessages } from "./messages.ts";
import { prayerSchema, type DiaryPrayer } from "./stored.ts";
import { useDiary, type DiaryActions, useNewPrayer } from "./use-diary.ts";

const nothingText = (isEmpty: boolean, filter: DiaryFilter, search: string): string => {
  if (isEmpty) return diaryMessages.empty;
  if (search.trim() !== "") return diaryMessages.noneFound(search.trim());
  return filter === "answered" ? diaryMessages.noneAnswered : diaryMessages.noneOpen;
};

interface ListProps {
  actions: DiaryActions;
  edits: ReturnType<typeof useOpenEdits>;
  found: readonly DiaryPrayer[];
}

const List = ({ actions, edits, found }: ListProps) => {
  const { shown, hasMore, showMore, focusOf } = usePagedList<HTMLLIElement>(
    found.length,
    prayerWallConfig.prayersAtOnce,
    prayerWallConfig.firstPrayers,
  );
  return (
    <>
      <ul className="diary-list" ref={keepFocus}>
        {found.slice(0, shown).map((prayer, index) => (
          <DiaryEntry
            key={prayer.id}
            focus={focusOf(index)}
            prayer={prayer}
            actions={actions}
            isChanging={edits.isOpen(prayer.id)}
            isRestored={edits.isRestored(prayer.id)}
            onChange={(isChanging) => edits.setOpen(prayer.id, isChanging)}
          />
        ))}
      </ul>
      {hasMore ? <Button onClick={showMore}>{diaryMessages.more}</Button> : null}
    </>
  );
};

/** Private prayers on this device, stored exactly as they are written: write, search, mark as answered. */
export const Diary = () => {
  const actions = useDiary();
  const edits = useOpenEdits(prayerEdits, prayerSchema);
  const diary = useMemo(() => withDeleted(actions.diary, edits.edited), [actions.diary, edits.edited]);
  const { text, setText, add, warning } = useNewPrayer(isFull(actions.diary));
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<DiaryFilter>("all");
  const found = useMemo(() => shownPrayers(diary, filter, search), [diary, filter, search]);
  const isEmpty = diary.length === 0;
  return (
    <div className={`diary stack-6 ${isEmpty ? "is-empty" : ""}`}>
      <section aria-label={diaryMessages.yours}>
        {isEmpty ? null : (
          <div className="diary-tools stack-4">
            <TextField
              type="search"
              label={diaryMessages.search}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <Segmented
              label={diaryMessages.show}
              isLabelHidden
              value={filter}
              onChange={setFilter}
              options={optionsOf(diaryMessages.filters)}
            />
          </div>
        )}
        <p className="sr" role="status">
          {isEmpty ? "" : countedPrayers(found.length, diary.length)}
        </p>
        {found.length === 0 ? (
          <EmptyState>{nothingText(isEmpty, filter, search)}</EmptyState>
        ) : (
          <List key={filter} actions={actions} edits={edits} found={found} />
        )}
      </section>
      <section className="diary-write" aria-label={diaryMessages.write}>
        <DiaryForm
          label={diaryMessages.field}
          submitLabel={diaryMessages.keep}
          isPrimary
          text={text}
          onText={setText}
          notice={warning}
          onSubmit={add}
        />
        <HelplinesLink />
      </section>
    </div>
  );
};
