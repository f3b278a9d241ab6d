import { useMemo } from "react";
import { isReadBy } from "#domain/scripture/languages/edition.ts";
import { translationName } from "#domain/scripture/languages/translation-name.ts";
import { reviewedEditions } from "#domain/scripture/languages/reviewed.ts";
import { isRemoteTranslation, translations } from "#domain/scripture/translations/translations.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { visitorLanguages, withoutEnglish } from "#src/platform/page/browser-languages.ts";
import { languagePickerMessages } from "./messages.ts";

/** The value of the last option, which is no translation's key. */
export const moreLanguages = "more";

const sources = [
  { source: "embedded", label: languagePickerMessages.offlineToo },
  { source: "upstream", label: languagePickerMessages.needsNetwork },
] as const;

interface Choice {
  readonly id: string;
  readonly name: string;
}

const optionOf = ({ id, name }: Choice) => (
  <option key={id} value={id}>
    {`${shortName(id)} · ${name}`}
  </option>
);

/**
 * The picker's options: the reviewed translations in the browser's languages (without English, which is always
 * offered), ours by source, and an entry that opens the list of all others.
 */
export const TranslationOptions = ({ value }: { value: string }) => {
  const own = useMemo(() => {
    const wanted = withoutEnglish(visitorLanguages());
    return reviewedEditions
      .filter(({ tag }) => isReadBy(tag, wanted))
      .map(({ key, name, language }) => ({ id: key, name: `${name} (${language})` }));
  }, []);
  const isOther = isRemoteTranslation(value) && !own.some(({ id }) => id === value);
  return (
    <>
      {isOther ? optionOf({ id: value, name: translationName(value) }) : null}
      {own.length > 0 ? <optgroup label={languagePickerMessages.yours}>{own.map(optionOf)}</optgroup> : null}
      {sources.map(({ source, label }) => (
        <optgroup key={source} label={label}>
          {translations.filter((one) => one.source === source && !own.some(({ id }) => id === one.id)).map(optionOf)}
        </optgroup>
      ))}
      <option value={moreLanguages}>{languagePickerMessages.moreLanguages}</option>
    </>
  );
};
