import { useMemo, useState, type ComponentProps, type SubmitEvent, useRef } from "react";
import { useOpenEdits, withDeleted } from "#src/platform/drafts/use-open-edits.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { usePagedList } from "#src/platform/page/use-paged-list.ts";
import { keepFocus } from "#src/platform/page/keep-focus.ts";
import { Button } from "#src/ui/button.tsx";
import { HelplinesLink } from "#src/ui/helplines-link.tsx";
import { TextField, TextArea } from "#src/ui/field.tsx";
import { optionsOf, Segmented } from "#src/ui/segmented.tsx";
import { EmptyState } from "#src/ui/states.tsx";
import { prayerWallConfig } from "./config.ts";
import { type DiaryFilter, isFull, shownPrayers, problemOf } from "./diary-rules.ts";
import { countedPrayers, diaryMessages, wallMessages } from "./messages.ts";
import { prayerSchema, type DiaryPrayer, prayerDiary } from "./stored.ts";
import { removePrayer, setAnswered, useNewPrayer } from "./use-diary.ts";
import { CheckCheck, Mail, Pencil, RotateCcw, Trash2 } from "lucide";
import { parseIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { recordUsage } from "#src/usage/usage.ts";
import { systemClock } from "#src/platform/clock.ts";
import { useEditor } from "#src/platform/drafts/use-editor.ts";
import { textOfItem } from "#src/platform/drafts/written-items.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { requestFromDiary, emptyRequestLink } from "./request.ts";

interface DiaryFormProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** One line for the visitor: the prayer was deleted elsewhere, or what is typed cannot be stored. */
  notice: string | undefined;
  submitLabel: string;
  isPrimary?: boolean;
  /** Whether it takes the focus: the visitor has asked for it. */
  isAsked?: boolean;
  /** Resolves to the reason why the text cannot be stored, or to undefined when it was stored. */
  onSubmit: () => Promise<string | undefined>;
  onCancel?: () => void;
}

/**
 * Form for writing or editing a prayer. Its draft is removed only when the prayer was stored. It has no `maxLength`:
 * browsers would cut a longer pasted text silently.
 */
const DiaryForm = ({
  label,
  text,
  onText,
  notice,
  submitLabel,
  isPrimary,
  isAsked,
  onSubmit,
  onCancel,
}: DiaryFormProps) => {
  const [error, setError] = useState<string>();
  const isBusy = useRef(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setError(
      await onSubmit().finally(() => {
        isBusy.current = false;
      }),
    );
  };
  return (
    <form className="stack-4" onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- after pressing Change, the field is what the visitor wants next
        autoFocus={isAsked}
        label={label}
        rows={4}
        value={text}
        error={error}
        hint={diaryMessages.hint(text.length, prayerWallConfig.longestDiaryPrayer)}
        notice={notice}
        onChange={(event) => {
          onText(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <div className="row">
        <Button type="submit" variant={isPrimary ? "primary" : "outline"}>
          {submitLabel}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            {uiMessages.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
};

const answeredText = (answeredOn: string): string => {
  const date = parseIsoDate(answeredOn);
  return date ? diaryMessages.answeredOn(dateInWords(date)) : "";
};

/** The kind of drafts of prayers that are being changed. */
const prayerEdits = "prayer edit";

interface DiaryEntryProps {
  prayer: DiaryPrayer;
  isChanging: boolean;
  /** Whether the form opened by itself, after a reload. */
  isRestored: boolean;
  onChange: (isChanging: boolean) => void;
  /** Focus props for the first item that 'more' added. */
  focus: Pick<ComponentProps<"li">, "ref" | "tabIndex">;
}

interface ChangingProps extends Pick<DiaryEntryProps, "prayer" | "isRestored"> {
  onDone: () => void;
}

const Changing = ({ prayer, isRestored, onDone }: ChangingProps) => {
  const { text, setText, save, discard, notice } = useEditor(textOfItem(prayerEdits, prayerDiary, prayer));
  const submit = async (): Promise<string | undefined> => {
    const problem = problemOf(text);
    if (problem !== undefined) return problem;
    if ((await save()) === "failed") return diaryMessages.notKept;
    onDone();
    return undefined;
  };
  return (
    <DiaryForm
      label={diaryMessages.change}
      isAsked={!isRestored}
      text={text}
      onText={setText}
      notice={notice}
      submitLabel={uiMessages.save}
      onSubmit={submit}
      onCancel={() => {
        discard();
        onDone();
      }}
    />
  );
};

const DiaryEntry = ({ prayer, isChanging, isRestored, onChange, focus }: DiaryEntryProps) => {
  const isAnswered = prayer.answeredOn !== "";
  if (isChanging) {
    return (
      <li className="diary-entry stack-2">
        <Changing prayer={prayer} isRestored={isRestored} onDone={() => onChange(false)} />
      </li>
    );
  }
  const written = dateInWords(systemClock.dateAt(prayer.createdAt));
  return (
    <li className={`diary-entry stack-2 ${isAnswered ? "is-answered" : ""}`} {...focus}>
      <p className="row diary-dates">
        <span>{written}</span>
        {isAnswered ? (
          <span className="diary-answered">
            <Icon of={CheckCheck} small />
            {answeredText(prayer.answeredOn)}
          </span>
        ) : null}
      </p>
      <p className="prayer diary-text" dir="auto">
        {prayer.text}
      </p>
      <div className="diary-acts">
        <Button
          variant="quiet"
          onClick={() => void setAnswered(prayer.id, !isAnswered)}
          aria-label={isAnswered ? diaryMessages.openAgainOf(written) : diaryMessages.markAnsweredOf(written)}
        >
          <Icon of={isAnswered ? RotateCcw : CheckCheck} small />
          {isAnswered ? diaryMessages.openAgain : diaryMessages.markAnswered}
        </Button>
        <span className="diary-small">
          <a
            className="iconbtn"
            href={emptyRequestLink}
            onClick={(event) => {
              event.preventDefault();
              void recordUsage("prayer_requests");
              void requestFromDiary(prayer.text, event.currentTarget);
            }}
            aria-label={diaryMessages.requestOf(written)}
            title={wallMessages.request}
          >
            <Icon of={Mail} small />
          </a>
          <IconButton label={diaryMessages.changeOf(written)} onClick={() => onChange(true)}>
            <Icon of={Pencil} small />
          </IconButton>
          <IconButton label={diaryMessages.removeOf(written)} onClick={() => void removePrayer(prayer)}>
            <Icon of={Trash2} small />
          </IconButton>
        </span>
      </div>
    </li>
  );
};

const nothingText = (isEmpty: boolean, filter: DiaryFilter, search: string): string => {
  if (isEmpty) return diaryMessages.empty;
  if (search.trim() !== "") return diaryMessages.noneFound(search.trim());
  return filter === "answered" ? diaryMessages.noneAnswered : diaryMessages.noneOpen;
};

interface ListProps {
  edits: ReturnType<typeof useOpenEdits>;
  found: readonly DiaryPrayer[];
}

const List = ({ edits, found }: ListProps) => {
  const { shown, hasMore, showMore, focusOf } = usePagedList<HTMLLIElement>(
    "prayers",
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
  const [stored] = useStored(prayerDiary);
  const edits = useOpenEdits(prayerEdits, prayerSchema);
  const diary = useMemo(() => withDeleted(stored, edits.edited), [stored, edits.edited]);
  const { text, setText, add, warning } = useNewPrayer(isFull(stored));
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
          <List key={filter} edits={edits} found={found} />
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
