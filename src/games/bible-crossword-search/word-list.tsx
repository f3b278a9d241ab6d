import { Check } from "lucide";
import { type ReactNode, useState } from "react";
import type { CrosswordWord } from "#content/schema/games.ts";
import { lang } from "#content/games/crossword.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { useMediaQuery } from "#src/platform/page/media-query.ts";
import { Icon } from "#src/ui/icon.tsx";
import { crosswordMessages } from "./messages.ts";
import { levelOf } from "./rules.ts";
import type { FoundWord } from "./stored.ts";

interface WordListProps {
  level: number;
  found: readonly FoundWord[];
  /** At the end every word shows its passage, found or not. */
  isOver: boolean;
  children?: ReactNode;
}

interface WordsProps {
  words: readonly CrosswordWord[];
  isFound: (word: string) => boolean;
}

const Word = ({ word, isFound }: { word: string; isFound: boolean }) => (
  <>
    {isFound ? <Icon of={Check} small /> : null}
    <span lang={lang}>{word}</span>
    {isFound ? <span className="sr">{crosswordMessages.wordFound}</span> : null}
  </>
);

/** Every word with its hint. A found word is ticked and links to its passage. */
const Hints = ({ words, isFound, isOver }: WordsProps & { isOver: boolean }) => (
  <ul className="crossword-list">
    {words.map(({ word, hint, reference }) => (
      <li key={word} className={isFound(word) ? "is-found" : ""}>
        <b>
          <Word word={word} isFound={isFound(word)} />
        </b>
        <span className="hint" lang={lang}>
          {hint}
        </span>
        {isFound(word) || isOver ? <PassageLink reference={reference} lang={lang} /> : null}
      </li>
    ))}
  </ul>
);

/** On a phone only the words fit: pressing one shows its hint or, once it is found, its passage. */
const Chips = ({ words, isFound }: WordsProps) => {
  const [chosen, setChosen] = useState<string>();
  const shown = words.find(({ word }) => word === chosen) ?? words.find(({ word }) => !isFound(word)) ?? words[0]!;
  return (
    <>
      <ul className="crossword-chips">
        {words.map(({ word }) => (
          <li key={word}>
            <button
              type="button"
              className={isFound(word) ? "is-found" : ""}
              aria-pressed={word === shown.word}
              onClick={() => setChosen(word)}
            >
              <Word word={word} isFound={isFound(word)} />
            </button>
          </li>
        ))}
      </ul>
      <p className="crossword-hint" aria-live="polite">
        <span lang={lang}>{shown.hint}</span>
        {isFound(shown.word) ? <PassageLink reference={shown.reference} lang={lang} /> : null}
      </p>
    </>
  );
};

export const WordList = ({ level, found, isOver, children }: WordListProps) => {
  const hasRoom = useMediaQuery("(min-width: 56.25rem) and (min-height: 45rem)");
  const { words } = levelOf(level);
  const isFound = (word: string) => found.some((one) => one.word === word);
  return (
    <section className="crossword-words" aria-labelledby="crossword-words">
      <h2 id="crossword-words">{crosswordMessages.findThese}</h2>
      {isOver || hasRoom ? (
        <Hints words={words} isFound={isFound} isOver={isOver} />
      ) : (
        <Chips words={words} isFound={isFound} />
      )}
      {children}
    </section>
  );
};
