import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { TextArea } from "#src/ui/field.tsx";
import { prayerWallConfig } from "./config.ts";
import { diaryMessages } from "./messages.ts";

interface DiaryFormProps {
  label: string;
  /** The initial text of the field. */
  initial?: string;
  onText?: (text: string) => void;
  submitLabel: string;
  isPrimary?: boolean;
  /** Resolves to the reason why the text cannot be stored, or to undefined when it was stored. */
  onSubmit: (text: string) => Promise<string | undefined>;
  onCancel?: () => void;
}

/**
 * Form for writing or editing a prayer. The field is cleared only when the prayer was stored. It has no `maxLength`:
 * browsers would cut a longer pasted text silently.
 */
export const DiaryForm = ({
  label,
  initial = "",
  onText,
  submitLabel,
  isPrimary,
  onSubmit,
  onCancel,
}: DiaryFormProps) => {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? initial;
  const setText = (next: string) => {
    setTyped(next);
    onText?.(next);
  };
  const [error, setError] = useState<string>();
  const isBusy = useRef(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const refusal = await onSubmit(text).finally(() => {
      isBusy.current = false;
    });
    setError(refusal);
    if (refusal === undefined) setText("");
  };
  return (
    <form className="diary-form" onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        label={label}
        rows={4}
        value={text}
        error={error}
        hint={diaryMessages.hint(text.length, prayerWallConfig.longestDiaryPrayer)}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <div className="row">
        <Button type="submit" variant={isPrimary ? "primary" : "outline"}>
          {submitLabel}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            {diaryMessages.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
};
