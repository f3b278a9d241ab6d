import { useEffect, useId, useMemo, useState, type KeyboardEvent } from "react";
import { lazyCode, preloadCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { queryOf, withRecent, type Suggestion } from "./suggestion.ts";
import type { SuggestionList } from "./suggestion-list.tsx";
import { recentLimit, recentSearchesEntry } from "./stored.ts";

interface SuggestionState {
  readonly suggestions: readonly Suggestion[];
  readonly isOpen: boolean;
  /** Draws the suggestions; there whenever the list is open. */
  readonly List: typeof SuggestionList | undefined;
  /** Index of the suggestion chosen with the arrow keys; -1 for none. */
  readonly active: number;
  readonly listId: string;
  /** For the box's focus: fetches the code before it is needed. */
  readonly prepare: () => void;
  readonly open: () => void;
  readonly close: () => void;
  /** For the input: arrow keys move, Enter chooses, Escape closes. */
  readonly onKeyDown: (event: KeyboardEvent, onChoose: (text: string) => void) => void;
  readonly remember: (query: string) => void;
}

const suggesting = lazyCode("suggesting", () => import("./suggesting.ts"));
const none: readonly Suggestion[] = [];

/** The list under the search box, following the combobox pattern. */
export const useSuggestions = (text: string): SuggestionState => {
  const [recent, updateRecent] = useStored(recentSearchesEntry);
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const { code } = useLazyCode(suggesting, isWanted);
  const suggestions = useMemo(
    () => code?.suggestionsFor(text, recent, code.knownPassages) ?? none,
    [text, recent, code],
  );
  const isOpen = isWanted && suggestions.length > 0;
  const willBeWords = isWanted && code?.isForWords(text);
  useEffect(() => {
    if (willBeWords) code?.prepareUsualSearch();
  }, [willBeWords, code]);
  const close = () => {
    setIsWanted(false);
    setActive(-1);
  };
  const move = (step: 1 | -1) => {
    setIsWanted(true);
    const count = suggestions.length + 1;
    // One more position than there are suggestions: the text as typed.
    setActive((before) => ((before + 1 + step + count) % count) - 1);
  };
  const onKeyDown: SuggestionState["onKeyDown"] = (event, onChoose) => {
    const chosen = suggestions[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter" && isOpen && chosen) onChoose(queryOf(chosen));
    else if (event.key === "Escape" && isOpen) close();
    else return;
    event.preventDefault();
  };
  return {
    suggestions,
    isOpen,
    List: code?.SuggestionList,
    active: isOpen ? active : -1,
    listId,
    prepare: () => preloadCode(suggesting),
    open: () => {
      setIsWanted(true);
      setActive(-1);
    },
    close,
    onKeyDown,
    remember: (query) => void updateRecent((present) => withRecent(present, query, recentLimit)),
  };
};
