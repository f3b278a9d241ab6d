import { useMemo, useState } from "react";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { usePagedList } from "#src/platform/page/use-paged-list.ts";
import { Button } from "#src/ui/button.tsx";
import { CareLine } from "#src/ui/care-line.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { EmptyState } from "#src/ui/states.tsx";
import { prayerWallConfig } from "./config.ts";
import { DiaryEntry } from "./diary-entry.tsx";
import { DiaryForm } from "./diary-form.tsx";
import { type DiaryFilter, type DiaryPrayer, shownPrayers } from "./diary-rules.ts";
import { countedPrayers, diaryMessages } from "./messages.ts";
import { prayerDraft } from "./stored.ts";
import { useDiary, type DiaryActions } from "./use-diary.ts";

const nothingText = (isEmpty: boolean, filter: DiaryFilter, search: string): string => {
  if (isEmpty) return diaryMessages.empty;
  if (search.trim() !== "") return diaryMessages.noneFound(search.trim());
  return filter === "answered" ? diaryMessages.noneAnswered : diaryMessages.noneOpen;
};

interface ListProps {
  actions: DiaryActions;
  found: readonly DiaryPrayer[];
}

const List = ({ actions, found }: ListProps) => {
  const { shown, hasMore, showMore, focusOf } = usePagedList<HTMLLIElement>(
    found.length,
    prayerWallConfig.prayersAtOnce,
  );
  return (
    <>
      <ul className="diary-list">
        {found.slice(0, shown).map((prayer, index) => (
          <DiaryEntry key={prayer.id} focus={focusOf(index)} prayer={prayer} actions={actions} />
        ))}
      </ul>
      {hasMore ? <Button onClick={showMore}>{diaryMessages.more}</Button> : null}
    </>
  );
};

/** Private prayers on this device, stored exactly as they are written: write, search, mark as answered. */
export const Diary = () => {
  const actions = useDiary();
  const [draft, updateDraft] = useStored(prayerDraft);
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<DiaryFilter>("all");
  const found = useMemo(() => shownPrayers(actions.diary, filter, search), [actions.diary, filter, search]);
  const isEmpty = actions.diary.length === 0;
  return (
    <div className="diary">
      <section aria-label={diaryMessages.write}>
        <DiaryForm
          label={diaryMessages.field}
          submitLabel={diaryMessages.keep}
          isPrimary
          initial={draft}
          onText={(text) => void updateDraft(() => text)}
          onSubmit={actions.add}
        />
        <CareLine />
      </section>
      <section aria-label={diaryMessages.yours}>
        {isEmpty ? null : (
          <div className="diary-tools">
            <TextField
              type="search"
              label={diaryMessages.search}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <Segmented
              label={diaryMessages.show}
              value={filter}
              onChange={setFilter}
              options={[
                { value: "all", label: diaryMessages.filters.all },
                { value: "open", label: diaryMessages.filters.open },
                { value: "answered", label: diaryMessages.filters.answered },
              ]}
            />
          </div>
        )}
        <p className="sr" role="status">
          {isEmpty ? "" : countedPrayers(found.length, actions.diary.length)}
        </p>
        {found.length === 0 ? (
          <EmptyState>{nothingText(isEmpty, filter, search)}</EmptyState>
        ) : (
          <List key={filter} actions={actions} found={found} />
        )}
      </section>
    </div>
  );
};
