import { useEffect, useId, useMemo, useState, type KeyboardEvent } from "react";
import { lazyCode, preloadCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { queryOf, withRecent, type Suggestion } from "./suggestion.ts";
import { recentLimit, recentSearchesEntry } from "./stored.ts";

const suggesting = lazyCode("suggesting", () => import("./suggesting.ts"));
const none: readonly Suggestion[] = [];

/** The list under the search box, following the combobox pattern. */
export const useSuggestions = (text: string) => {
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
  /** For the input: arrow keys move, Enter chooses, Escape closes. */
  const onKeyDown = (event: KeyboardEvent, onChoose: (text: string) => void) => {
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
    /** Draws the suggestions; there whenever the list is open. */
    List: code?.SuggestionList,
    /** Index of the suggestion chosen with the arrow keys; -1 for none. */
    active: isOpen ? active : -1,
    listId,
    /** For the box's focus: fetches the code before it is needed. */
    prepare: () => preloadCode(suggesting),
    open: () => {
      setIsWanted(true);
      setActive(-1);
    },
    close,
    onKeyDown,
    remember: (query: string) => void updateRecent((present) => withRecent(present, query, recentLimit)),
  };
};
