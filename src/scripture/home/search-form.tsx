import { Search } from "lucide";
import { useId, useRef, useState, type SubmitEvent } from "react";
import { searchFieldId } from "#src/platform/page/focus.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { searchFormProblem } from "#domain/scripture/lookup/search-form.ts";
import { suggestionId } from "#src/scripture/search/suggestion.ts";
import { useSuggestions } from "#src/scripture/search/use-suggestions.ts";
import { homeMessages } from "./messages.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { pathIn } from "#domain/site/locales/locales.ts";

interface SearchFormProps {
  /** The search that is currently shown, if any. */
  initialText: string;
  /** The error message about the last search. */
  problem: string | undefined;
  isSubmitting: boolean;
  onSearch: (text: string) => void;
}

/** The single search box: references and words (docs/product/search.md, "The search box"). */
export const SearchForm = ({ initialText, problem, isSubmitting, onSearch }: SearchFormProps) => {
  const [text, setText] = useState(initialText);
  const [ownProblem, setOwnProblem] = useState<string>();
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useSuggestions(text);
  const search = (wanted: string) => {
    const message = searchFormProblem(wanted);
    setOwnProblem(message);
    list.close();
    if (message !== undefined) return;
    list.remember(wanted.trim());
    // Whoever is in the field again when the verse arrives is typing the next search, and keeps the focus.
    field.current?.blur();
    onSearch(wanted.trim());
  };
  const choose = (suggestion: string) => {
    setText(suggestion);
    search(suggestion);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    search(text);
  };
  const message = ownProblem ?? problem;
  return (
    <form className="searchform" role="search" onSubmit={submit}>
      <div className="searchbox">
        <label className="sr" htmlFor={searchFieldId}>
          {homeMessages.field}
        </label>
        <Icon of={Search} />
        <input
          ref={field}
          id={searchFieldId}
          dir="auto"
          className={message ? "input is-wrong" : "input"}
          name="search"
          type="search"
          placeholder={homeMessages.example}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          disabled={isSubmitting}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? errorId : undefined}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? list.listId : undefined}
          aria-activedescendant={list.active < 0 ? undefined : suggestionId(list.listId, list.active)}
          onChange={(event) => {
            setText(event.currentTarget.value);
            list.open();
          }}
          onFocus={list.prepare}
          onKeyDown={(event) => list.onKeyDown(event, choose)}
          onBlur={list.close}
        />
        {list.isOpen && list.List ? (
          <list.List id={list.listId} suggestions={list.suggestions} active={list.active} onChoose={choose} />
        ) : null}
        <Button type="submit" variant="primary" disabled={isSubmitting}>
          {isSubmitting ? homeMessages.searching : homeMessages.search}
        </Button>
      </div>
      <noscript>
        <p className="hint">
          {`${homeMessages.needsScripts} `}
          <a href={pathIn(locale, "/search")}>{homeMessages.theBooks}</a>
          {` ${homeMessages.leadToChapters}`}
        </p>
      </noscript>
      {message ? (
        <p className="err" id={errorId} role="alert">
          {message}
        </p>
      ) : null}
    </form>
  );
};
