import { useEffect, useRef, useState, useId, type Ref } from "react";
import { lang } from "#content/dictionary/first-page.ts";
import type { DictionaryTerm } from "#content/schema/dictionary.ts";
import { localeTag, quotedIn } from "#domain/site/locales/locale.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { focusIfLost } from "#src/platform/page/focus.ts";
import { Button } from "#src/ui/button.tsx";
import { usePagedList } from "#src/platform/page/use-paged-list.ts";
import { speak, stopSpeaking } from "#src/platform/media/speech.ts";
import { isStarred, spokenDefinition, termsPerPage, toggled } from "./rules.ts";
import { favouritesEntry } from "./stored.ts";
import { dictionaryMessages } from "./messages.ts";
import { Square, Star, Volume2 } from "lucide";
import { Link } from "#src/platform/page/router.tsx";
import { quotedTranslation } from "#domain/scripture/translations/quoted-translation.ts";
import { passagesNamed } from "#content/dictionary/passages-named.ts";
import { subjectOfTerm } from "#content/subjects/links.ts";
import { parseNumber, wordPath } from "#domain/scripture/original-words/original-word-files.ts";
import { subjectInSentence, subjectPath } from "#domain/site/subjects/subjects.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { TextWithOriginals } from "#src/ui/text-with-originals.tsx";
import { ReferenceLink } from "./reference-link.tsx";
import { wordCountMessages } from "#domain/scripture/original-words/messages.ts";

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
    { label: wordCountMessages.hebrew, text: hebrew, language: "he" },
    { label: wordCountMessages.greek, text: greek, language: "grc" },
    { label: dictionaryMessages.origin, text: etymology, language: undefined },
  ].filter((line) => line.text !== undefined);
  if (lines.length === 0) return null;
  return (
    <dl className="dict-origins">
      {lines.map(({ label, text, language }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={language === undefined ? lang : undefined}>
            {language === undefined ? text : <OriginalWord text={text!} language={language} />}
          </dd>
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

/** English works; a number of Strong's dictionaries leads to the page of its word. */
const Works = ({ works }: { works: string }) =>
  works.split(/\b([HG]\d{1,4})\b/).map((part, index) => {
    const number = index % 2 === 1 ? parseNumber(part) : undefined;
    return number ? (
      <Link key={index} to={wordPath(number)} reloadDocument>
        {part}
      </Link>
    ) : (
      <TextWithOriginals key={index} text={part} />
    );
  });

const Sources = ({ source }: Pick<DictionaryTerm, "source">) => {
  const works = source.split("; ").filter((work) => work !== passagesNamed);
  return (
    <p className="dict-source">
      {dictionaryMessages.source}
      {works.length > 0 ? (
        <span lang={quotedIn}>
          <Works works={works.join("; ")} />
        </span>
      ) : null}
      {works.length > 0 && source.includes(passagesNamed) ? "; " : null}
      {source.includes(passagesNamed) ? dictionaryMessages.passagesNamed : null}.
    </p>
  );
};

const TermVerses = ({ term, english = term }: Pick<DictionaryTerm, "term" | "english">) => {
  const subject = subjectOfTerm[english];
  if (subject === undefined) return null;
  return (
    <p>
      <Link className="row-link dict-ref" to={subjectPath(subject)}>
        {dictionaryMessages.versesOn(subjectInSentence(subject))}
      </Link>
    </p>
  );
};

export const TermCard = ({
  entry,
  headingRef,
  isFavourite,
  isSpoken,
  onFavourite,
  onPronounce,
  onListen,
}: TermCardProps) => {
  const id = useId();
  return (
    <article className="dict-term stack-3" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id} lang={lang} tabIndex={-1} ref={headingRef}>
            {entry.term}
          </h2>
          <p className="dict-kind" lang={lang}>
            {entry.pronunciation === undefined ? null : `${entry.pronunciation} · `}
            {entry.type}
          </p>
        </div>
        <div className="dict-tools">
          <IconButton label={dictionaryMessages.pronounce(entry.term)} onClick={onPronounce}>
            <Icon of={Volume2} />
          </IconButton>
          <IconButton label={dictionaryMessages.favourite(entry.term)} aria-pressed={isFavourite} onClick={onFavourite}>
            <Icon of={Star} className={isFavourite ? "dict-starred" : ""} />
          </IconButton>
        </div>
      </header>
      <p className="dict-definition" lang={lang}>
        {entry.definition}
      </p>
      <p className="dict-context" lang={lang}>
        {entry.context}
      </p>
      <Origins hebrew={entry.hebrew} greek={entry.greek} etymology={entry.etymology} />
      <ul className="link-list" aria-label={dictionaryMessages.passagesFor(entry.term)}>
        {entry.references.map((reference) => (
          <li key={reference}>
            <ReferenceLink reference={reference} translation={quotedTranslation(lang)} />
          </li>
        ))}
      </ul>
      <TermVerses {...entry} />
      <Sources source={entry.source} />
      <Button
        variant="quiet"
        className="dict-listen"
        onClick={onListen}
        aria-label={isSpoken ? dictionaryMessages.stopTerm(entry.term) : dictionaryMessages.listenTerm(entry.term)}
      >
        <Icon of={isSpoken ? Square : Volume2} small />
        {isSpoken ? dictionaryMessages.stop : dictionaryMessages.listen}
      </Button>
    </article>
  );
};

/** Reads a definition aloud, or stops if it is already being read. Leaving the screen stops it too. */
const useSpokenTerm = () => {
  const [spoken, setSpoken] = useState<string>();
  useEffect(() => stopSpeaking, []);

  const say = (parts: readonly string[], term?: string) => {
    const end = () => setSpoken((present) => (present === term ? undefined : present));
    speak(parts, { onEnd: end }, lang ?? localeTag);
    setSpoken(term);
  };
  const listen = (term: string, parts: readonly string[]) => {
    if (spoken === term) stopSpeaking();
    else say(parts, term);
  };

  return { spoken, listen, pronounce: say };
};

interface TermListProps {
  /** The terms that have loaded. */
  terms: readonly DictionaryTerm[];
  /** How many there will be. */
  inAll?: number;
}

/** Terms in batches of six. Give it a new key to start over. */
export const TermList = ({ terms, inAll = terms.length }: TermListProps) => {
  const { shown, hasMore, showMore, firstNew, firstNewIndex } = usePagedList<HTMLHeadingElement>(
    "terms",
    inAll,
    termsPerPage,
  );
  const [favourites, updateFavourites] = useStored(favouritesEntry);
  const list = useRef<HTMLDivElement>(null);
  const starred = useRef<number>(undefined);
  // An unstarred term leaves the favourites list: focus the next one, or the previous one if it was the last.
  useEffect(() => {
    if (starred.current === undefined) return;
    const heading = list.current?.querySelectorAll("h2")[Math.min(starred.current, terms.length - 1)];
    focusIfLost(heading ?? list.current);
  }, [terms]);
  const { spoken, listen, pronounce } = useSpokenTerm();
  return (
    <>
      <div className="dict-terms" ref={list} role="group" aria-label={dictionaryMessages.views.terms} tabIndex={-1}>
        {terms.slice(0, shown).map((entry, index) => (
          <TermCard
            key={entry.term}
            entry={entry}
            headingRef={index === firstNewIndex ? firstNew : undefined}
            isFavourite={isStarred(favourites, entry)}
            isSpoken={spoken === entry.term}
            onFavourite={() => {
              starred.current = index;
              void updateFavourites((present) => toggled(present, entry));
            }}
            onPronounce={() => pronounce([entry.term])}
            onListen={() => listen(entry.term, spokenDefinition(entry))}
          />
        ))}
      </div>
      {hasMore ? (
        <Button isBig className="dict-more" onClick={showMore}>
          {dictionaryMessages.more}
        </Button>
      ) : null}
    </>
  );
};
