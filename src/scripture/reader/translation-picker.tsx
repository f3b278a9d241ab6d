import { ChevronDown } from "lucide-react";
import { findTranslation, translations, type Translation } from "#domain/scripture/translations.ts";
import { useIsHydrated } from "#src/platform/hydration.ts";
import { Icon } from "#src/ui/icon.tsx";

/** The select's element id, used to focus it. */
export const translationFieldId = "translation";

interface TranslationPickerProps {
  value: string;
  onChange: (translation: string) => void;
}

const sources = [
  { source: "embedded", label: "Here, also without a network" },
  { source: "upstream", label: "Needs the network" },
] as const;

const optionOf = ({ id, name }: Translation) => (
  <option key={id} value={id}>
    {`${id.toUpperCase()} · ${name}`}
  </option>
);

/**
 * Shows the uppercase key; the list names each translation and says which need the network. A native select: it works
 * well on every phone and costs no script.
 */
export const TranslationPicker = ({ value, onChange }: TranslationPickerProps) => {
  const chosen = findTranslation(value);
  const isHydrated = useIsHydrated();
  return (
    <label className="picker picker-select">
      <span className="sr">Translation: {chosen?.name ?? value}</span>
      <span aria-hidden="true">{value.toUpperCase()}</span>
      <select id={translationFieldId} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {/* The whole list would be in the HTML of every chapter. */}
        {isHydrated
          ? sources.map(({ source, label }) => (
              <optgroup key={source} label={label}>
                {translations.filter((translation) => translation.source === source).map(optionOf)}
              </optgroup>
            ))
          : chosen && optionOf(chosen)}
      </select>
      <Icon of={ChevronDown} />
    </label>
  );
};
