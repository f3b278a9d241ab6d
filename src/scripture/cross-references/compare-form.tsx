import { Check, ChevronDown } from "lucide";
import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { isOfOtherLanguage, isTranslation, type TranslationId } from "#domain/scripture/translations/translations.ts";
import { toast } from "#src/platform/page/toast.ts";
import { useLanguagesSheet } from "#src/scripture/languages/use-languages-sheet.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { TextField } from "#src/ui/field.tsx";
import { translationName } from "#domain/scripture/languages/translation-name.ts";
import { compareMessages } from "./messages.ts";
import { type Comparison, offered, toggleTranslation } from "./parameters.ts";
import { languagePickerMessages } from "#src/scripture/languages/messages.ts";
import "#src/ui/styles/choices.css";

interface ChipProps {
  children: ReactNode;
  isOn: boolean;
  onToggle: () => void;
  /** The full text behind a short label. */
  title?: string;
}

/** A toggle in a group where several may be on at once. The check mark shows the state without colour. */
const Chip = ({ children, isOn, onToggle, title }: ChipProps) => (
  <button type="button" className="chip" aria-pressed={isOn} onClick={onToggle} title={title}>
    {isOn ? <Icon of={Check} small /> : null}
    {children}
  </button>
);

/** The label of a translation's chip: well-known letters, or the name. */
export const shortNameOf = (id: TranslationId): string => (isOfOtherLanguage(id) ? translationName(id) : shortName(id));

interface TranslationChipsProps {
  chosen: readonly TranslationId[];
  /** One to three. */
  onChoose: (translations: readonly TranslationId[]) => void;
}

/** The translations to compare, one to three, with those of other languages in a sheet. */
export const TranslationChips = ({ chosen, onChoose }: TranslationChipsProps) => {
  const toggle = (id: TranslationId) => {
    const next = toggleTranslation(chosen, id);
    if (next === chosen)
      toast({
        title: chosen.includes(id) ? compareMessages.lastTranslation : compareMessages.enoughTranslations,
        tone: "refusal",
      });
    else onChoose(next);
  };
  const { open, preload, sheet } = useLanguagesSheet((key) => {
    if (isTranslation(key) && !chosen.includes(key)) toggle(key);
  });
  return (
    <fieldset className="field">
      <legend className="label">{compareMessages.translations}</legend>
      <div className="chips">
        {[...new Set([...offered, ...chosen])].map((id) => (
          <Chip key={id} isOn={chosen.includes(id)} onToggle={() => toggle(id)} title={translationName(id)}>
            {shortNameOf(id)}
          </Chip>
        ))}
        <button type="button" className="chip" onClick={open} onPointerEnter={preload}>
          {languagePickerMessages.moreLanguages}
        </button>
      </div>
      {sheet}
    </fieldset>
  );
};

interface CompareFormProps {
  comparison: Comparison;
  /** The passage as the language of the interface writes it; what was typed until it is understood. */
  written: string;
  /** The error message about the requested passage. */
  problem: string | undefined;
  onCompare: (comparison: Comparison) => void;
}

/**
 * Passage and translations. Changes apply when Compare is pressed; translations apply at once if a comparison is shown.
 * On phones it is one line while a comparison is shown, until it is opened.
 */
export const CompareForm = ({ comparison, written, problem, onCompare }: CompareFormProps) => {
  const [passage, setPassage] = useState(written);
  const [translations, setTranslations] = useState(comparison.translations);
  const [isEmpty, setIsEmpty] = useState(false);
  const [isOpened, setIsOpened] = useState(false);
  // A new passage in the address resets the fields. The form is not remounted, so the focus stays.
  const [shown, setShown] = useState(written);
  if (shown !== written) {
    setShown(written);
    setPassage(written);
    setTranslations(comparison.translations);
    setIsEmpty(false);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = passage.trim();
    setIsEmpty(typed === "");
    setIsOpened(typed === "");
    if (typed !== "") onCompare({ passage: typed === written ? comparison.passage : typed, translations });
  };
  const choose = (next: readonly TranslationId[]) => {
    setTranslations(next);
    if (comparison.passage !== "") onCompare({ ...comparison, translations: next });
  };
  const canFold = comparison.passage !== "" && problem === undefined;
  const isFolded = canFold && !isOpened;
  const fold = useRef<HTMLButtonElement>(null);
  // Folding hides the field that had the focus. On wide screens the button is not shown, and cannot be focused.
  useLayoutEffect(() => {
    const button = fold.current;
    if (isFolded && button?.form?.contains(button.ownerDocument.activeElement)) button.focus();
  }, [isFolded]);
  return (
    <form className={`cmp-form stack-4 ${isFolded ? "is-folded" : ""}`} onSubmit={submit} noValidate>
      {canFold ? (
        <button
          ref={fold}
          type="button"
          className="row cmp-fold"
          aria-expanded={!isFolded}
          onClick={() => setIsOpened((isBefore) => !isBefore)}
        >
          <b>{written}</b>
          <span>{translations.map(shortNameOf).join(", ")}</span>
          <span className="cmp-change">
            {compareMessages.change}
            <Icon of={ChevronDown} small />
          </span>
        </button>
      ) : null}
      <TextField
        label={compareMessages.passage}
        placeholder={compareMessages.example}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        value={passage}
        error={isEmpty ? compareMessages.empty : problem}
        onChange={(event) => setPassage(event.currentTarget.value)}
      />
      <TranslationChips chosen={translations} onChoose={choose} />
      <Button type="submit" variant="primary">
        {compareMessages.compare}
      </Button>
    </form>
  );
};
