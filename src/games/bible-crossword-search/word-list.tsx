import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { levelOf } from "./rules.ts";
import type { FoundWord } from "./state.ts";

interface WordListProps {
  level: number;
  found: readonly FoundWord[];
  /** At the end every word shows its passage, found or not. */
  isOver: boolean;
  children?: ReactNode;
}

/** The words to find with their hints. A found word is ticked and links to its passage (decision 41). */
export const WordList = ({ level, found, isOver, children }: WordListProps) => (
  <section className="cross-words" aria-labelledby="cross-words">
    <h2 id="cross-words">Find These Words</h2>
    <ul className="cross-list">
      {levelOf(level).words.map(({ word, hint, reference }) => {
        const isFound = found.some((one) => one.word === word);
        return (
          <li key={word} className={isFound ? "is-found" : ""}>
            <b>
              {isFound ? <Icon of={Check} small /> : null}
              {word}
              {isFound ? <span className="sr">, found</span> : null}
            </b>
            <span className="hint">{hint}</span>
            {isFound || isOver ? <PassageLink reference={reference} /> : null}
          </li>
        );
      })}
    </ul>
    {children}
  </section>
);
