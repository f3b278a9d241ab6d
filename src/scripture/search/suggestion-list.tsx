import { BookOpen, Clock } from "lucide-react";
import { Icon } from "#src/ui/icon.tsx";
import type { Suggestion } from "./suggestions.ts";
import "./suggestions.css";

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (text: string) => void;
}

const kinds: Readonly<Record<Suggestion["kind"], string>> = { recent: "searched before", book: "book", chapter: "chapter" };

export const suggestionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Books, chapters and earlier searches under the one box. The focus stays in the box. */
export const SuggestionList = ({ id, suggestions, active, onChoose }: SuggestionListProps) => (
  <div className="suggestions" id={id} role="listbox" aria-label="Suggestions">
    {suggestions.map(({ kind, text }, index) => (
      <div
        className="suggestion"
        key={text}
        id={suggestionId(id, index)}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        // Before the box loses its focus, which would close the list.
        onPointerDown={(event) => {
          event.preventDefault();
          onChoose(text);
        }}
      >
        <Icon of={kind === "recent" ? Clock : BookOpen} small />
        <span>{text}</span>
        <span className="suggestion-kind">{kinds[kind]}</span>
      </div>
    ))}
  </div>
);
