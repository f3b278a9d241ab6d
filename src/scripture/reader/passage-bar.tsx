import { ArrowLeft, ArrowRight, BookOpenText, ChevronDown, Copy, Volume2, VolumeX } from "lucide";
import type { ReactNode } from "react";
import { splitNumbers } from "#domain/scripture/reference/format-reference.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import type { StudyOpener } from "#src/scripture/study/use-study.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { TranslationPicker } from "./translation-picker.tsx";
import { readerMessages } from "./messages.ts";

const comfortPanel = lazyCode("comfort panel", async () => (await import("./comfort/comfort-panel.tsx")).ComfortPanel);

/** Opens the reading comfort settings; their code loads on demand. */
const ComfortButton = () => {
  const { Panel: ComfortPanel, isOpen, isExpanded, setIsOpen, open, preload } = useLazyPanel(comfortPanel);
  return (
    <>
      <IconButton
        label={readerMessages.comfort}
        aria-haspopup="dialog"
        aria-expanded={isExpanded}
        onPointerEnter={preload}
        onClick={open}
      >
        <span className="aa" aria-hidden="true">
          A<small>a</small>
        </span>
      </IconButton>
      {ComfortPanel ? <ComfortPanel isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
};

const passagePicker = lazyCode("passage picker", async () => (await import("./passage-picker.tsx")).PassagePicker);

interface PassageBarProps {
  title: string;
  /** The same with the abbreviation of the book, for narrow screens. */
  shortTitle: string;
  direction: "ltr" | "rtl" | undefined;
  place: ChapterId;
  translation: string;
  isSpeaking: boolean;
  onStep: (step: -1 | 1) => void;
  onReadAloud: () => void;
  onCopy: () => void;
  study: StudyOpener;
  onTranslation: (translation: string) => void;
  /** Further tools at the end, such as the notes. */
  children?: ReactNode;
}

/**
 * The styles show one of the two names of the book. Where there is no room, it is cut, never the numbers. Several
 * passages are in lines.
 */
const Title = ({ text, short }: { text: string; short: string }) => {
  const isSeveral = /;| - /.test(text);
  const [name, numbers = ""] = isSeveral ? [text] : splitNumbers(text);
  const [shortName] = isSeveral ? [short.replaceAll(/(?<=^|[;-] )(\d) /g, "$1\u00A0")] : splitNumbers(short);
  return (
    <>
      <span className="picker-text picker-full">{name}</span>
      {/* Written by the styles: the button's label has the full name, which is to be all of its text. */}
      <span className="picker-text picker-short" data-name={shortName} data-several={isSeveral || undefined} />{" "}
      {/* Before hydration, the head script has added the verses of the address. */}
      <span className="picker-numbers" suppressHydrationWarning>
        {numbers}
      </span>
    </>
  );
};

/** The passage, its translation and the tools; sticks below the header. */
export const PassageBar = ({
  title,
  shortTitle,
  direction,
  place,
  translation,
  isSpeaking,
  onStep,
  onReadAloud,
  onCopy,
  study,
  onTranslation,
  children,
}: PassageBarProps) => {
  const { Panel: PassagePicker, ...picker } = useLazyPanel(passagePicker);
  return (
    <div className="passagebar">
      <div className="wrap">
        <IconButton label={readerMessages.previousChapter} className="turn" onClick={() => onStep(-1)}>
          <Icon of={ArrowLeft} />
        </IconButton>
        <button
          type="button"
          className="picker"
          dir={direction}
          aria-haspopup="dialog"
          aria-expanded={picker.isExpanded}
          aria-label={readerMessages.choosePassage(title)}
          onClick={picker.open}
          onPointerEnter={picker.preload}
        >
          <Title text={title} short={shortTitle} /> <Icon of={ChevronDown} />
        </button>
        {PassagePicker ? (
          <PassagePicker
            isOpen={picker.isOpen}
            onOpenChange={picker.setIsOpen}
            place={place}
            translation={translation}
          />
        ) : null}
        <IconButton label={readerMessages.nextChapter} className="turn" onClick={() => onStep(1)}>
          <Icon of={ArrowRight} />
        </IconButton>
        <TranslationPicker value={translation} onChange={onTranslation} />
        <div className="tools">
          <IconButton
            label={isSpeaking ? readerMessages.stopReading : readerMessages.readAloud}
            aria-pressed={isSpeaking}
            onClick={onReadAloud}
          >
            <Icon of={isSpeaking ? VolumeX : Volume2} />
          </IconButton>
          <IconButton label={readerMessages.copyPassage} className="only-wide" onClick={onCopy}>
            <Icon of={Copy} />
          </IconButton>
          <IconButton
            label={readerMessages.studyChapter}
            className="only-wide"
            onPointerEnter={study.preload}
            onClick={study.open}
          >
            <Icon of={BookOpenText} />
          </IconButton>
          <ComfortButton />
          {children}
        </div>
      </div>
    </div>
  );
};
