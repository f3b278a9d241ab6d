import { useId, type Ref } from "react";
import { Square, Star, Volume2 } from "lucide-react";
import type { DictionaryTerm } from "#content/schema/dictionary.ts";
import { Button } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { ReferenceLink } from "./reference-link.tsx";

interface TermCardProps {
  entry: DictionaryTerm;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  isFavourite: boolean;
  isSpoken: boolean;
  onFavourite: () => void;
  onPronounce: () => void;
  onListen: () => void;
}

/** A word's origins; missing ones are left out. */
const Origins = ({ hebrew, greek, etymology }: Pick<DictionaryTerm, "hebrew" | "greek" | "etymology">) => {
  const lines = [
    { label: "Hebrew", text: hebrew, language: "he" },
    { label: "Greek", text: greek, language: "el" },
    { label: "Origin", text: etymology, language: undefined },
  ].filter((line) => line.text !== undefined);
  if (lines.length === 0) return null;
  return (
    <dl className="dict-origins">
      {lines.map(({ label, text, language }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{language === undefined ? text : <OriginalWord text={text!} language={language} />}</dd>
        </div>
      ))}
    </dl>
  );
};

/** "סלה (selah)": the word in its own script, with its pronunciation. */
const OriginalWord = ({ text, language }: { text: string; language: string }) => {
  const [word, sound] = text.split(" (");
  return (
    <>
      <bdi lang={language}>{word}</bdi> <i>{sound?.replace(")", "")}</i>
    </>
  );
};

export const TermCard = ({ entry, headingRef, isFavourite, isSpoken, onFavourite, onPronounce, onListen }: TermCardProps) => {
  const id = useId();
  return (
    <article className="dict-term" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id} tabIndex={-1} ref={headingRef}>
            {entry.term}
          </h2>
          <p className="dict-kind">
            {entry.pronunciation} · {entry.type}
          </p>
        </div>
        <div className="dict-tools">
          <IconButton label={`Pronounce ${entry.term}`} onClick={onPronounce}>
            <Icon of={Volume2} />
          </IconButton>
          <IconButton label={`Favourite: ${entry.term}`} aria-pressed={isFavourite} onClick={onFavourite}>
            <Icon of={Star} className={isFavourite ? "dict-starred" : ""} />
          </IconButton>
        </div>
      </header>
      <p className="dict-definition">{entry.definition}</p>
      <p className="dict-context">{entry.context}</p>
      <Origins hebrew={entry.hebrew} greek={entry.greek} etymology={entry.etymology} />
      <ul className="dict-refs" aria-label={`Passages for ${entry.term}`}>
        {entry.references.map((reference) => (
          <li key={reference}>
            <ReferenceLink reference={reference} />
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="dict-listen" onClick={onListen} aria-label={`${isSpoken ? "Stop" : "Listen to Definition"}: ${entry.term}`}>
        <Icon of={isSpoken ? Square : Volume2} small />
        {isSpoken ? "Stop" : "Listen to Definition"}
      </Button>
    </article>
  );
};
