import { BookHeart, ChevronDown, ChevronUp, X } from "lucide";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { verseCount } from "#domain/scripture/books/books.ts";
import { isLearntHere, learnPath } from "#domain/site/addresses/learn-address.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { preloadCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { elementsOnPage, scrollAbove } from "#src/platform/page/text-position.ts";
import { isInView, scrollToElement } from "#src/platform/scroll/scroll-to.ts";
import { verseSetReference } from "#domain/scripture/reference/verse-set.ts";
import { IconButton, IconLink } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { Sheet } from "#src/ui/sheet.tsx";
import { Deferred, Problem, TextSkeleton } from "#src/ui/states.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { studyMessages } from "./messages.ts";
import { type StudySectionId, type StudySectionProps, studySections } from "./sections.ts";
import { studySectionEntry } from "./stored.ts";
import "./study.css";

export interface StudyPanelProps extends StudySectionProps {
  /** The section of the address; anything else than an id is the section that was shown last. */
  readonly section: string;
  readonly onSection: (section: StudySectionId) => void;
  readonly onClose: () => void;
}

const isSection = (text: string): text is StudySectionId => studySections.some(({ id }) => id === text);

/** The section that was shown last on this device, or the first. */
export const lastSection = (): StudySectionId => {
  const last = deviceStore().read(studySectionEntry);
  return isSection(last) ? last : studySections[0].id;
};

/** For a press: the section's code comes while the panel is drawn. */
export const preloadSection = (section: string): void => {
  const asked = studySections.find(({ id }) => id === section);
  if (asked) preloadCode(asked.code);
};

interface SectionProps extends StudySectionProps {
  readonly label: string;
  readonly code: (typeof studySections)[number]["code"];
}

const Section = ({ label, code, ...props }: SectionProps) => {
  const { code: Content, isMissing, again } = useLazyCode(code);
  if (Content) return <Content {...props} />;
  return isMissing ? <Problem message={studyMessages.notLoaded(label)} onRetry={again} /> : <TextSkeleton lines={6} />;
};

const Sections = ({ section, onSection, translation, place, verses, chapter }: StudyPanelProps) => {
  const shown = isSection(section) ? section : lastSection();
  useEffect(() => {
    void deviceStore().update(studySectionEntry, () => shown);
  }, [shown]);
  return (
    <Deferred before={<TextSkeleton lines={6} />}>
      <Tabs
        label={studyMessages.sections}
        value={shown}
        onChange={onSection}
        tabs={studySections.map(({ id, label, code }) => ({
          value: id,
          label,
          content: (
            <Section
              label={label}
              code={code}
              translation={translation}
              place={place}
              verses={verses}
              chapter={chapter}
            />
          ),
        }))}
      />
    </Deferred>
  );
};

const Title = ({ place, verses }: StudySectionProps) => (
  <>
    <span className="sr">{studyMessages.title}</span> {verseSetReference({ ...place, verses })}
  </>
);

/**
 * Focuses the heading when a press has opened the panel, and the pressed element again when the panel closes while the focus
 * is in it.
 */
const useFocusBetween = (heading: RefObject<HTMLHeadingElement | null>): void =>
  useLayoutEffect(() => {
    const element = heading.current;
    const opener = element?.ownerDocument.activeElement;
    const panel = element?.closest("aside");
    if (!element || !(opener instanceof HTMLElement) || opener.tagName !== "BUTTON") return undefined;
    element.focus({ preventScroll: true });
    return () => {
      if (!panel?.contains(element.ownerDocument.activeElement)) return;
      // In a low window the bar with the button is hidden until the panel is gone.
      queueMicrotask(() => opener.focus({ preventScroll: true }));
    };
  }, [heading]);

/** If the address opened the sheet, focuses the sheet itself: its first control would show a focus ring. */
const focusSheetIfUnasked = (event: Event): void => {
  const sheet = event.target;
  if (!(sheet instanceof HTMLElement) || sheet.ownerDocument.activeElement instanceof HTMLButtonElement) return;
  event.preventDefault();
  sheet.focus({ preventScroll: true });
};

/** A link to learn the chosen verses by heart, where an address can have them. */
const LearnLink = ({ translation, place, verses }: StudySectionProps) =>
  isLearntHere(translation) && verses.length > 0 && verses.at(-1)! <= verseCount(place.book, place.chapter) ? (
    <IconLink label={studyMessages.learn} to={learnPath(translation, [{ ...place, verses }])}>
      <Icon of={BookHeart} />
    </IconLink>
  ) : null;

/** The panel in a column beside the text. */
export const StudyBeside = (props: StudyPanelProps) => {
  const { onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusBetween(heading);
  useEffect(() => {
    const isPressed = heading.current?.ownerDocument.activeElement === heading.current;
    const [named] = elementsOnPage("#passage .is-focused[id]");
    // Opened by its address: the column has moved the verses to which the page was scrolled.
    if (!isPressed && named && !isInView(named.id)) scrollToElement(named.id);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, wherever in it the focus is
    <aside className="panel study" aria-labelledby="study-title" onKeyDown={onKeyDown}>
      <div className="sheet-head">
        <h2 id="study-title" ref={heading} tabIndex={-1}>
          <Title {...props} />
        </h2>
        <LearnLink {...props} />
        <IconButton label={uiMessages.close} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </div>
      <Sections {...props} />
    </aside>
  );
};

/** The panel as a sheet of two heights. The text above it can still be used. */
export const StudySheet = (props: StudyPanelProps) => {
  const [isTall, setIsTall] = useState(false);
  useEffect(() => {
    const chosen = elementsOnPage("#passage :is(.is-selected, .is-focused)")[0];
    if (chosen) scrollAbove(chosen, ".sheet-beside");
  }, []);
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      title={
        // The bar that says which verses are chosen is hidden behind the sheet.
        <span aria-live="polite">
          <Title {...props} />
        </span>
      }
      isModal={false}
      onOpenAutoFocus={focusSheetIfUnasked}
      onOutside={(event) => event.preventDefault()}
    >
      <div className={isTall ? "study is-tall" : "study"}>
        <div className="study-tools">
          <LearnLink {...props} />
          <IconButton label={isTall ? studyMessages.shorter : studyMessages.taller} onClick={() => setIsTall(!isTall)}>
            <Icon of={isTall ? ChevronDown : ChevronUp} />
          </IconButton>
        </div>
        <Sections {...props} />
      </div>
    </Sheet>
  );
};
