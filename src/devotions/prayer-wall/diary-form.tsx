import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { TextArea } from "#src/ui/field.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { prayerWallConfig } from "./config.ts";
import { diaryMessages } from "./messages.ts";

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
export const DiaryForm = ({
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
