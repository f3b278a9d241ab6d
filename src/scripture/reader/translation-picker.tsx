import { ChevronDown } from "lucide-react";
import { findTranslation, translations } from "#domain/scripture/translations.ts";
import { Icon } from "#src/ui/icon.tsx";

/** The select's element id, used to focus it. */
export const translationFieldId = "translation";

interface TranslationPickerProps {
  value: string;
  onChange: (translation: string) => void;
}

/** Uppercase keys (decision 13). A native select: it works well on every phone and costs no script. */
export const TranslationPicker = ({ value, onChange }: TranslationPickerProps) => (
  <label className="picker picker-select">
    <span className="sr">Translation: {findTranslation(value)?.name ?? value}</span>
    <select id={translationFieldId} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {translations.map((translation) => (
        <option key={translation.id} value={translation.id}>
          {translation.id.toUpperCase()}
        </option>
      ))}
    </select>
    <Icon of={ChevronDown} />
  </label>
);
