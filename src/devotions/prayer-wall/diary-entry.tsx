import { CheckCheck, Mail, Pencil, RotateCcw, Trash2 } from "lucide";
import type { ComponentProps } from "react";
import { parseIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { recordUsage } from "#src/usage/usage.ts";
import { systemClock } from "#src/platform/clock.ts";
import { type EditedText, useEditor } from "#src/platform/drafts/use-editor.ts";
import { Button } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { DiaryForm } from "./diary-form.tsx";
import { diaryMessages, wallMessages } from "./messages.ts";
import { problemOf, withText } from "./diary-rules.ts";
import { requestFromDiary, emptyRequestLink } from "./request.ts";
import { prayerDiary, type DiaryPrayer } from "./stored.ts";
import type { DiaryActions } from "./use-diary.ts";

const answeredText = (answeredOn: string): string => {
  const date = parseIsoDate(answeredOn);
  return date ? diaryMessages.answeredOn(dateInWords(date)) : "";
};

/** The kind of drafts of prayers that are being changed. */
export const prayerEdits = "prayer edit";

interface DiaryEntryProps {
  prayer: DiaryPrayer;
  actions: DiaryActions;
  isChanging: boolean;
  /** Whether the form opened by itself, after a reload. */
  isRestored: boolean;
  onChange: (isChanging: boolean) => void;
  /** Focus props for the first item that 'more' added. */
  focus: Pick<ComponentProps<"li">, "ref" | "tabIndex">;
}

const textOfPrayer = (prayer: DiaryPrayer): EditedText<readonly DiaryPrayer[]> => ({
  kind: prayerEdits,
  part: prayer.id,
  entry: prayerDiary,
  textIn: (diary) => diary.find(({ id }) => id === prayer.id)?.text,
  withText: (diary, text) => withText(diary, prayer, text),
  about: prayer,
});

interface ChangingProps extends Pick<DiaryEntryProps, "prayer" | "isRestored"> {
  onDone: () => void;
}

const Changing = ({ prayer, isRestored, onDone }: ChangingProps) => {
  const { text, setText, save, discard, notice } = useEditor(textOfPrayer(prayer));
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

export const DiaryEntry = ({ prayer, actions, isChanging, isRestored, onChange, focus }: DiaryEntryProps) => {
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
          onClick={() => void actions.setAnswered(prayer.id, !isAnswered)}
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
          <IconButton label={diaryMessages.removeOf(written)} onClick={() => void actions.remove(prayer)}>
            <Icon of={Trash2} small />
          </IconButton>
        </span>
      </div>
    </li>
  );
};
