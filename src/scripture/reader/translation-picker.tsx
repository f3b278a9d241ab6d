import { ChevronDown } from "lucide-react";
import { findTranslation, isWorld, translations, type Translation } from "#domain/scripture/translations.ts";
import { browserLanguages } from "#src/platform/languages.ts";
import { lateCode, useLateCode, useLatePanel } from "#src/platform/late-code.ts";
import { useIsHydrated } from "#src/platform/hydration.ts";
import { Icon } from "#src/ui/icon.tsx";

/** The select's element id, used to focus it. */
export const translationFieldId = "translation";

/** No translation's key. */
const more = "more";

const languagesSheet = lateCode(
  "languages",
  async () => (await import("#src/scripture/languages/languages-sheet.tsx")).LanguagesSheet,
);

/** For those whose browser names another language than English. */
const visitorsOptions = lateCode(
  "visitor's languages",
  async () => (await import("#src/scripture/languages/visitors-options.tsx")).VisitorsOptions,
);

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
  const { code: VisitorsOptions } = useLateCode(
    visitorsOptions,
    isHydrated && /(^| )(?!en|$)/i.test(browserLanguages()),
  );
  const { Panel: LanguagesSheet, ...sheet } = useLatePanel(languagesSheet);
  return (
    <>
      <label className="picker picker-select">
        <span className="sr">Translation: {chosen?.name ?? value}</span>
        <span aria-hidden="true">{value.toUpperCase()}</span>
        <select
          id={translationFieldId}
          value={value}
          onChange={(event) =>
            event.currentTarget.value === more ? sheet.open() : onChange(event.currentTarget.value)
          }
        >
          {/* The whole list would be in the HTML of every chapter. */}
          {isHydrated && !isWorld(value) ? null : chosen && optionOf(chosen)}
          {VisitorsOptions ? <VisitorsOptions value={value} /> : null}
          {isHydrated
            ? sources.map(({ source, label }) => (
                <optgroup key={source} label={label}>
                  {translations.filter((translation) => translation.source === source).map(optionOf)}
                </optgroup>
              ))
            : null}
          {isHydrated ? <option value={more}>More languages…</option> : null}
        </select>
        <Icon of={ChevronDown} />
      </label>
      {LanguagesSheet ? (
        <LanguagesSheet isOpen={sheet.isOpen} onOpenChange={sheet.setIsOpen} value={value} onChoose={onChange} />
      ) : null}
    </>
  );
};
