import { ChevronDown } from "lucide";
import { findTranslation, isRemoteTranslation } from "#domain/scripture/translations/translations.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { useIsHydrated } from "#src/platform/loading/hydration.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { useLanguagesSheet } from "#src/scripture/languages/use-languages-sheet.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { readerMessages } from "./messages.ts";

/** The select's element id, used to focus it. */
export const translationFieldId = "translation";

interface TranslationPickerProps {
  value: string;
  onChange: (translation: string) => void;
}

const options = lazyCode("translations", () => import("#src/scripture/languages/translation-options.tsx"));

/**
 * Shows the short name, since a phone has no room for more; the list names each translation and says
 * which need the network, and its last entry opens all languages. A native select: it works well on every phone, and its
 * list is loaded lazily.
 */
export const TranslationPicker = ({ value, onChange }: TranslationPickerProps) => {
  const key = shortName(value);
  // What a service calls its texts is known once the list is there. The worker fills pages in the same way.
  const name = isRemoteTranslation(value) ? key : (findTranslation(value)?.name ?? value);
  const { code } = useLazyCode(options, useIsHydrated());
  const languages = useLanguagesSheet(onChange, value);
  return (
    <>
      <label className="picker picker-select">
        <span className="sr">{readerMessages.translation(name)}</span>
        <span aria-hidden="true">{key}</span>
        <select
          id={translationFieldId}
          value={value}
          onChange={({ currentTarget }) =>
            currentTarget.value === code?.moreLanguages ? languages.open() : onChange(currentTarget.value)
          }
        >
          {/* Otherwise the whole list would be in the HTML of every chapter. */}
          {code ? <code.TranslationOptions value={value} /> : <option value={value}>{`${key} · ${name}`}</option>}
        </select>
        <Icon of={ChevronDown} />
      </label>
      {languages.sheet}
    </>
  );
};
