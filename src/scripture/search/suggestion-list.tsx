import { BookOpen, Clock } from "lucide";
import { Icon } from "#src/ui/icon.tsx";
import { queryOf, suggestionId, type Suggestion } from "./suggestion.ts";
import { searchMessages } from "./messages.ts";
import "./suggestions.css";

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (text: string) => void;
}

/** Books, chapters, named passages and recent searches under the search box. The focus stays in the box. */
export const SuggestionList = ({ id, suggestions, active, onChoose }: SuggestionListProps) => (
  <div className="suggestions" id={id} role="listbox" aria-label={searchMessages.suggestions}>
    {suggestions.map((suggestion, index) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's, which keeps the focus
      <div
        className="suggestion"
        key={suggestion.text}
        id={suggestionId(id, index)}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        // Otherwise the box would lose the focus, which closes the list.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(queryOf(suggestion))}
      >
        <Icon of={suggestion.kind === "recent" ? Clock : BookOpen} small />
        <span>{suggestion.text}</span>
        <span className="suggestion-kind">
          {suggestion.kind === "passage" ? suggestion.reference : searchMessages.kinds[suggestion.kind]}
        </span>
      </div>
    ))}
  </div>
);
