import { CheckCheck, Mail, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { parseIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { recordUsage } from "#src/usage/usage.ts";
import { dateHere } from "#src/devotions/kit/now.ts";
import { Button } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { DiaryForm } from "./diary-form.tsx";
import { diaryMessages, wallMessages } from "./messages.ts";
import type { DiaryPrayer } from "./diary-rules.ts";
import { requestFromDiary, wordlessRequestLink } from "./request.ts";
import type { DiaryActions } from "./use-diary.ts";

const answeredText = (answeredOn: string): string => {
  const date = parseIsoDate(answeredOn);
  return date ? diaryMessages.answeredOn(dateInWords(date)) : "";
};

interface DiaryEntryProps {
  prayer: DiaryPrayer;
  actions: DiaryActions;
  /** Focus props for the first item that 'more' added. */
  focus: Pick<ComponentProps<"li">, "ref" | "tabIndex">;
}

/** One prayer: its text, the dates it was written and answered, and its actions. */
export const DiaryEntry = ({ prayer, actions, focus }: DiaryEntryProps) => {
  const [isEditing, setIsEditing] = useState(false);
  const isAnswered = prayer.answeredOn !== "";
  const save = async (text: string) => {
    const refusal = await actions.change(prayer.id, text);
    if (refusal === undefined) setIsEditing(false);
    return refusal;
  };
  if (isEditing) {
    return (
      <li className="diary-entry">
        <DiaryForm
          label={diaryMessages.change}
          initial={prayer.text}
          submitLabel={diaryMessages.save}
          onSubmit={save}
          onCancel={() => setIsEditing(false)}
        />
      </li>
    );
  }
  const written = dateInWords(dateHere(prayer.createdAt));
  return (
    <li className={`diary-entry ${isAnswered ? "is-answered" : ""}`} {...focus}>
      <p className="diary-dates">
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
            href={wordlessRequestLink}
            onClick={(event) => {
              event.preventDefault();
              void recordUsage("prayer_requests");
              void requestFromDiary(prayer.text);
            }}
            aria-label={diaryMessages.requestOf(written)}
            title={wallMessages.request}
          >
            <Icon of={Mail} small />
          </a>
          <IconButton label={diaryMessages.changeOf(written)} onClick={() => setIsEditing(true)}>
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
