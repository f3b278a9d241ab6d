import { shortName } from "#domain/scripture/translations/short-name.ts";
import { useId, useMemo, useState } from "react";
import { translationMessages } from "#domain/scripture/messages.ts";
import { translations, type Translation } from "#domain/scripture/translations/translations.ts";
import { useUnavailableTranslations } from "#src/scripture/text/unavailable-translations.ts";
import { browserLanguages, withoutEnglish } from "#src/platform/page/browser-languages.ts";
import { usePagedList } from "#src/platform/page/use-paged-list.ts";
import { Button } from "#src/ui/button.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { languagePickerMessages } from "./messages.ts";
import {
  inVisitorsOrder,
  matchesTyped,
  languageName,
  reviewedList,
  useServiceList,
  type PickerRow,
} from "./service-list.ts";
import "./languages.css";

interface LanguagesSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The key of the translation being read. */
  value: string;
  onChoose: (key: string) => void;
}

const rowsAtOnce = 40;

const rowOf = ({ id, name, note }: Translation) => ({
  key: id,
  name,
  language: languagePickerMessages.english,
  englishLanguage: languagePickerMessages.english,
  tag: "en",
  direction: "ltr" as const,
  license: note,
});

interface RowsProps {
  title: string;
  rows: readonly PickerRow[];
  value: string;
  onChoose: (key: string) => void;
}

const Rows = ({ title, rows, value, onChoose }: RowsProps) => {
  const { shown, hasMore, showMore, focusOf } = usePagedList<HTMLLIElement>(title, rows.length, rowsAtOnce);
  const headingId = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      <ul className="list">
        {rows.slice(0, shown).map((row, index) => {
          const { key, name, language, tag, direction, license } = row;
          const ownName = languageName(row);
          return (
            <li key={key} {...focusOf(index)}>
              <button
                type="button"
                className="languages-row"
                aria-current={key === value ? "true" : undefined}
                onClick={() => onChoose(key)}
              >
                <bdi className="languages-name" lang={tag} dir={direction}>
                  {name}
                </bdi>
                <span className="languages-facts">
                  <bdi lang={tag}>{language}</bdi>
                  {language === ownName ? "" : ` (${ownName})`}
                  {` · ${translationMessages.licence(license)} · ${shortName(key)}`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {hasMore ? <Button onClick={showMore}>{languagePickerMessages.moreOf(rows.length)}</Button> : null}
    </section>
  );
};

/** Every translation by language, with a search: the visitor's languages, ours, then all others. */
export const LanguagesSheet = ({ isOpen, onOpenChange, value, onChoose }: LanguagesSheetProps) => {
  const [text, setText] = useState("");
  const { data, isError, isFetching, refetch } = useServiceList(isOpen);
  const gone = useUnavailableTranslations();
  const all = data ?? reviewedList;
  const missing = reviewedList.filter(({ key }) => gone.includes(key) || !all.some((one) => one.key === key));
  const { own, others } = useMemo(
    () =>
      inVisitorsOrder(
        all.filter((one) => !gone.includes(one.key) && matchesTyped(one, text)),
        withoutEnglish(browserLanguages()),
      ),
    [all, gone, text],
  );
  const ours = translations.map(rowOf).filter((one) => matchesTyped(one, text));
  const choose = (key: string) => {
    onOpenChange(false);
    onChoose(key);
  };
  const rest = { value, onChoose: choose };
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={languagePickerMessages.title} placement="side">
      <div className="languages stack-4">
        <SearchField
          label={languagePickerMessages.findLabel}
          placeholder={languagePickerMessages.find}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onText={setText}
        />
        <p className="muted" role="status">
          {isFetching ? languagePickerMessages.loading : null}
          {isError && !isFetching ? languagePickerMessages.listFailed : null}
          {own.length + others.length + ours.length === 0 ? ` ${languagePickerMessages.nothing}` : null}
        </p>
        {isError && !isFetching ? <Button onClick={() => void refetch()}>{uiMessages.tryAgain}</Button> : null}
        <Rows key={`own ${text}`} title={languagePickerMessages.yours} rows={own} {...rest} />
        <Rows key={`ours ${text}`} title={languagePickerMessages.ours} rows={ours} {...rest} />
        <Rows key={`others ${text}`} title={languagePickerMessages.all} rows={others} {...rest} />
        {missing.length > 0 && text === "" ? (
          <p className="muted">
            {languagePickerMessages.gone(
              missing.map(({ name, tag, englishLanguage }) => `${name} (${languageName({ tag, englishLanguage })})`),
            )}
          </p>
        ) : null}
      </div>
    </Sheet>
  );
};
