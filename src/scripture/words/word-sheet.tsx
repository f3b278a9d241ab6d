import { ArrowLeft, ArrowRight } from "lucide";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { hasModifier } from "#src/platform/page/keyboard.ts";
import { Link } from "#src/platform/page/router.tsx";
import { formatNumber } from "#domain/scripture/original-words/original-word-files.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { wordMessages } from "./messages.ts";
import type { VerseWord } from "./verse-words.ts";
import { WordCredit, WordFacts } from "./word-facts.tsx";
import "./words.css";

interface WordSheetProps {
  word: VerseWord;
  /** The reference of its verse. */
  reference: string;
  onClose: () => void;
  /** To the word before (-1) or after (1) it; undefined where the chapter ends. */
  onStep: Readonly<Record<-1 | 1, (() => void) | undefined>>;
  /** Whether an event on this element outside the sheet leaves it open. */
  staysFor?: (element: Element) => boolean;
  /** As for `Sheet`. */
  warmUpIn?: HTMLElement;
}

/** The sheet of one word of the text. The arrow keys move from word to word. */
export const WordSheet = ({ word, reference, onClose, onStep, staysFor, warmUpIn }: WordSheetProps) => {
  const content = useRef<HTMLDivElement>(null);
  const focusSheet = () => {
    const sheet = content.current?.closest<HTMLElement>("[role=dialog]");
    if (sheet && !sheet.contains(sheet.ownerDocument.activeElement)) sheet.focus({ preventScroll: true });
  };
  // A press on another word took the focus there.
  useEffect(focusSheet);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowLeft" ? onStep[-1] : event.key === "ArrowRight" ? onStep[1] : undefined;
    if (!step || hasModifier(event)) return;
    event.preventDefault();
    step();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- events of the sheet arrive here, wherever in it the focus is; its buttons do the same
    <div onKeyDown={onKeyDown}>
      <Sheet
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        title={<span lang={quotedIn}>“{word.text}”</span>}
        description={reference}
        isDescriptionVisible
        placement="side"
        isModal={false}
        warmUpIn={warmUpIn}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          focusSheet();
        }}
        onOutside={(event) => {
          if (event.target instanceof Element && staysFor?.(event.target)) event.preventDefault();
        }}
      >
        <div ref={content} className="stack-4">
          <div aria-live="polite">
            {word.old ? (
              <div className="word-old">
                <h3 className="eyebrow">{wordMessages.meant}</h3>
                <p lang={word.old.lang}>{word.old.meaning}</p>
                {word.old.term === undefined ? null : (
                  <p>
                    <Link to={`/dictionary?q=${encodeURIComponent(word.old.term)}`}>{wordMessages.inDictionary}</Link>
                  </p>
                )}
              </div>
            ) : null}
            {word.numbers.map((number) => (
              <WordFacts key={formatNumber(number)} number={number} />
            ))}
            {word.numbers.length === 0 ? <p className="muted">{wordMessages.noNumber}</p> : null}
          </div>
          <div className="word-steps">
            <Button isPaused={!onStep[-1]} onClick={() => onStep[-1]?.()}>
              <Icon of={ArrowLeft} small />
              {wordMessages.previous}
            </Button>
            <Button isPaused={!onStep[1]} onClick={() => onStep[1]?.()}>
              {wordMessages.next}
              <Icon of={ArrowRight} small />
            </Button>
          </div>
          {word.numbers.length > 0 ? <WordCredit /> : null}
        </div>
      </Sheet>
    </div>
  );
};
