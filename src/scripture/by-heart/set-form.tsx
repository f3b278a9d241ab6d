import { type SubmitEvent, useState } from "react";
import { toIsoDate } from "#domain/calendar/calendar-date.ts";
import { learnPath, type LearnTranslationId } from "#domain/site/addresses/learn-address.ts";
import { cleanSetName, longestSetName, mostPassages } from "#domain/site/addresses/read-learn-address.ts";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import type { Draft } from "#src/platform/drafts/rules.ts";
import { useDraft } from "#src/platform/drafts/use-draft.ts";
import { visitorLanguages } from "#src/platform/page/browser-languages.ts";
import { type LateNavigate, useLateNavigate } from "#src/platform/page/use-late-navigate.ts";
import { toast } from "#src/platform/page/toast.ts";
import { scrollToTop } from "#src/platform/scroll/scroll-to.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useToday } from "#src/platform/use-today.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea, TextField } from "#src/ui/field.tsx";
import { byHeartMessages as messages } from "./messages.ts";
import { readPassages, type WrittenPassages } from "./read-passages.ts";
import { saveSet, savedSet } from "./saved-sets.ts";
import { savedSetsEntry } from "./stored.ts";

const problemOf = ({ passages, unread }: WrittenPassages): string | undefined => {
  if (unread.length > 0) return messages.notUnderstood(unread.join("; "));
  if (passages.length === 0) return messages.noVerses;
  return passages.length > mostPassages ? messages.tooManyPassages : undefined;
};

const nameIn = (draft: Draft | undefined): string => (typeof draft?.about === "string" ? draft.about : "");

/** Makes a set of whatever verses somebody writes down: a link to share, remembered on this device. */
export const SetForm = ({ translation }: { translation: LearnTranslationId }) => {
  const [sets, update] = useStored(savedSetsEntry);
  const { draft, latest, write, end, settle, warning } = useDraft({ kind: "set of verses", part: "new" });
  const text = draft?.text ?? "";
  const name = nameIn(draft);
  const [problem, setProblem] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const lateNavigate = useLateNavigate();
  const writeBoth = (verses: string, setName: string) => (verses + setName === "" ? end() : write(verses, setName));
  const today = useToday();
  const save = async (passages: readonly VerseSet[], saving: Draft, navigate: LateNavigate) => {
    const set = { name: cleanSetName(nameIn(saving)), translation, addedOn: today ? toIsoDate(today) : "" };
    if (saveSet(sets, passages, set) === sets && !savedSet(sets, passages)) {
      setProblem(messages.setsFull);
      return;
    }
    const isThere = () => savedSet(deviceStore().read(savedSetsEntry), passages) !== undefined;
    const store = () => update((present) => saveSet(present, passages, set));
    if ((await settle(saving, store, isThere)) === "failed") return;
    navigate(learnPath(translation, passages, set.name));
    scrollToTop();
  };
  /** What is typed while the code that reads it loads belongs to the set. */
  const make = async (navigate: LateNavigate): Promise<void> => {
    const saving = latest();
    const written = await readPassages(saving?.text ?? "", visitorLanguages());
    if (latest() !== saving) return make(navigate);
    const found = problemOf(written);
    setProblem(found);
    if (found === undefined && saving) await save(written.passages, saving, navigate);
  };
  const submit = async () => {
    setIsReading(true);
    try {
      await make(lateNavigate());
    } catch {
      toast({ title: messages.notRead, tone: "refusal" });
    } finally {
      setIsReading(false);
    }
  };
  return (
    <form
      className="heart-form stack-4"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (!isReading) void submit();
      }}
    >
      <TextField
        label={messages.setName}
        hint={messages.setNameHint}
        maxLength={longestSetName}
        value={name}
        onChange={({ currentTarget }) => writeBoth(text, currentTarget.value)}
      />
      <TextArea
        label={messages.setVerses}
        hint={messages.setVersesHint}
        notice={warning}
        {...(problem === undefined ? {} : { error: problem })}
        rows={5}
        value={text}
        onChange={({ currentTarget }) => {
          writeBoth(currentTarget.value, name);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="primary" isBig isPaused={isReading}>
        {messages.makeSet}
      </Button>
    </form>
  );
};
