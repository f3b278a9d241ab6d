import { translationMessages } from "#domain/scripture/messages.ts";
import type { VerseSpan } from "#domain/scripture/reference/places.ts";
import { formatScripture } from "#src/ui/format-scripture.tsx";
import { Fragment, memo, type ReactNode } from "react";
import {
  splitFirstWord,
  type ChapterBlock,
  type TextRun,
  type VersePart,
} from "#domain/scripture/text/chapter-layout.ts";
import { localeTag, quotedIn } from "#domain/site/locales/locale.ts";
import { classOfColour } from "#src/scripture/marks/colours.ts";
import { verseLabel, type MarkedVerse, type MarkedVerses } from "#src/scripture/marks/marked-verse.ts";

/** The text is English on a page in another language. */
const labelLanguage = quotedIn === undefined ? undefined : localeTag;

interface ScriptureTextProps {
  blocks: readonly ChapterBlock[];
  /** Element id of a verse's first part. */
  idOf: (verse: number) => string;
  selected: ReadonlySet<number>;
  /** The verses that the address requests. */
  focus: VerseSpan | undefined;
  spokenVerse: number | undefined;
  marks: MarkedVerses;
  /** The first paragraph of a prose chapter starts with a drop cap. */
  hasOpening: boolean;
}

const drawRuns = (runs: readonly TextRun[]): ReactNode =>
  runs.map((run, index) => {
    if (run.isSpoken)
      return (
        <span key={index} className="wj">
          {run.text}
        </span>
      );
    return run.isSupplied ? (
      <i key={index}>{formatScripture(run.text)}</i>
    ) : (
      <Fragment key={index}>{formatScripture(run.text)}</Fragment>
    );
  });

interface PartProps {
  part: VersePart;
  id: string | undefined;
  isSelected: boolean;
  isFocused: boolean;
  isSpoken: boolean;
  marked: MarkedVerse | undefined;
}

const highlightClass = (marked: MarkedVerse | undefined): string | undefined =>
  marked?.colour && `hl ${classOfColour[marked.colour]}`;

const partClass = ({ isSelected, isFocused, isSpoken, marked }: PartProps): string =>
  ["verse", highlightClass(marked), isSelected && "is-selected", isFocused && "is-focused", isSpoken && "is-spoken"]
    .filter(Boolean)
    .join(" ");

// Called by the verse's component, not components themselves: a long chapter has hundreds of them.
const drawNumber = ({ part, isSelected, marked }: PartProps): ReactNode => (
  <button
    className="vn"
    lang={labelLanguage}
    aria-pressed={isSelected}
    aria-label={verseLabel(part.verse, isSelected, marked)}
  >
    {part.verse}
  </button>
);

const drawRibbon = (marked: MarkedVerse | undefined): ReactNode =>
  marked?.isBookmarked ? <span className="ribbon" aria-hidden="true" /> : null;

/** A small pen icon after the verse; the verse's button says it in words. */
const drawNoteMark = (marked: MarkedVerse | undefined): ReactNode =>
  marked?.hasNote ? (
    <svg className="notemark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4.5 19.500l1-4L16 5l3 3L8.500 18.500zM14 7l3 3" />
    </svg>
  ) : null;

/** Memoised, like the one for poetry: selecting one of 176 verses renders only that verse. */
const ProsePart = memo((props: PartProps) => {
  const { part, id, marked } = props;
  if (part.isOmitted) {
    return (
      <span className="verse is-omitted" id={id} data-verse={part.verse}>
        {drawNumber(props)}
        <span className="t">{translationMessages.omitted}</span>{" "}
      </span>
    );
  }
  const [head, tail] = part.isStart ? splitFirstWord(part.runs) : [[], part.runs];
  return (
    <>
      <span className={partClass(props)} id={id} data-verse={part.verse}>
        {part.isStart ? (
          <span className="nb">
            {drawRibbon(marked)}
            {drawNumber(props)}
            <span className="t">{drawRuns(head)}</span>
          </span>
        ) : null}
        <span className="t">{drawRuns(tail)}</span>
        {part.isStart ? drawNoteMark(marked) : null}
      </span>{" "}
    </>
  );
});

const PoetryPart = memo((props: PartProps) => {
  const { part, id, marked } = props;
  return (
    <p className={partClass({ ...props, marked: undefined })} id={id} data-verse={part.verse}>
      {part.isStart ? (
        <>
          {drawRibbon(marked)}
          {drawNumber(props)}
        </>
      ) : null}
      {part.lines?.map((line, index) => (
        <span key={index} className={line.depth === 2 ? "l l2" : "l"}>
          <span className={marked?.colour ? `t ${highlightClass(marked)}` : "t"}>{drawRuns(line.runs)}</span>
          {part.isStart && index === part.lines!.length - 1 ? drawNoteMark(marked) : null}{" "}
        </span>
      ))}
    </p>
  );
});

/** A chapter's text in its blocks. Verse numbers are buttons; the surrounding article handles presses anywhere on a verse. */
export const ScriptureText = memo(
  ({ blocks, idOf, selected, focus, spokenVerse, marks, hasOpening }: ScriptureTextProps) => {
    const propsOf = (part: VersePart): PartProps => ({
      part,
      id: part.isStart ? idOf(part.verse) : undefined,
      isSelected: selected.has(part.verse),
      isFocused: focus !== undefined && part.verse >= focus.from && part.verse <= focus.to,
      isSpoken: part.verse === spokenVerse,
      marked: marks.get(part.verse),
    });
    return blocks.map((block, index) => {
      if (block.kind === "heading") {
        return (
          <h3 key={index} className="letter">
            {block.text}
          </h3>
        );
      }
      const parts = block.parts.map((part) => {
        const Part = block.kind === "poetry" ? PoetryPart : ProsePart;
        return <Part key={part.verse} {...propsOf(part)} />;
      });
      if (block.kind === "poetry") {
        return (
          <div key={index} className="poetry">
            {parts}
          </div>
        );
      }
      return (
        <p key={index} className={index === 0 && hasOpening ? "opening" : undefined}>
          {parts}
        </p>
      );
    });
  },
);
