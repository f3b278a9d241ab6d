import { BookHeart, ChevronDown, ChevronUp, X } from "lucide";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { verseCount } from "#domain/scripture/books/books.ts";
import { isLearntHere, learnPath } from "#domain/site/addresses/learn-address.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { preloadCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { focusHeading, focusRequested } from "#src/platform/page/focus.ts";
import { useShortcuts } from "#src/platform/page/keyboard.ts";
import { scrollAboveSheet, sheetRoot, useIsOpened } from "#src/platform/page/sheet-beside.ts";
import { verseSetReference } from "#domain/scripture/reference/verse-set.ts";
import { IconButton, IconLink } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { studyMessages } from "./messages.ts";
import { type StudySectionId, type StudySectionProps, studySections } from "./sections.ts";
import { studySectionEntry } from "./stored.ts";
import "#src/ui/styles/sheets.css";
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

/** The section's code, before the panel is drawn or meanwhile. */
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

const Sections = ({ section, onSection, ...passage }: Omit<StudyPanelProps, "onClose">) => {
  const shown = isSection(section) ? section : lastSection();
  useEffect(() => {
    void deviceStore().update(studySectionEntry, () => shown);
  }, [shown]);
  // With the section, opening would block a phone for too long.
  const isDrawn = useIsOpened();
  return (
    <Tabs
      label={studyMessages.sections}
      value={shown}
      onChange={onSection}
      tabs={studySections.map(({ id, label, code }) => ({
        value: id,
        label,
        content: isDrawn ? <Section label={label} code={code} {...passage} /> : <TextSkeleton lines={6} />,
      }))}
    />
  );
};

/** A link to learn the chosen verses by heart, where an address can have them. */
const LearnLink = ({ translation, place, verses }: StudySectionProps) =>
  isLearntHere(translation) && verses.length > 0 && verses.at(-1)! <= verseCount(place.book, place.chapter) ? (
    <IconLink label={studyMessages.learn} to={learnPath(translation, [{ ...place, verses }])}>
      <Icon of={BookHeart} />
    </IconLink>
  ) : null;

interface ContentProps extends StudyPanelProps {
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** Announces which verses are chosen. */
  readonly isLive?: boolean;
  /** A button before the one that closes the panel. */
  readonly tool?: ReactNode;
}

const Content = ({ heading, isLive, tool, onClose, ...props }: ContentProps) => {
  useShortcuts(
    useMemo(() => ({ Escape: onClose }), [onClose]),
    "everywhere",
  );
  return (
    <>
      <div className="sheet-head">
        <h2 id="study-title" ref={heading} tabIndex={-1}>
          <span aria-live={isLive ? "polite" : undefined}>
            <span className="sr">{studyMessages.title}</span>{" "}
            {verseSetReference({ ...props.place, verses: props.verses })}
          </span>
        </h2>
        <LearnLink {...props} />
        {tool}
        <IconButton label={uiMessages.close} onClick={onClose} data-closes-layer>
          <Icon of={X} />
        </IconButton>
      </div>
      <Sections {...props} />
    </>
  );
};

const chosenVerse = (page: Document) => page.querySelector<HTMLElement>("#passage :is(.is-selected, .is-focused)");

const pressedButton = ({ activeElement }: Document): HTMLElement | undefined =>
  activeElement instanceof HTMLButtonElement ? activeElement : undefined;

const isOutOfWindow = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom < 0 || top > element.ownerDocument.documentElement.clientHeight;
};

/**
 * Focuses `target` when a press has opened the panel, and with `isAlways` also when its address has. When the panel closes while
 * nothing outside it has the focus, focuses the pressed button again; if that is gone, or out of the window since the panel has
 * shown the chosen verse, then the verse; otherwise the screen's heading.
 */
const useFocusBetween = (
  panel: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
  isAlways = false,
): void =>
  useLayoutEffect(() => {
    const { current: element } = panel;
    const page = element?.ownerDocument;
    const opener = page && pressedButton(page);
    if (opener || isAlways) target.current?.focus({ preventScroll: true });
    return () => {
      const { activeElement, body } = page!;
      if (activeElement !== body && !element?.contains(activeElement)) return;
      // The bar with the button may be hidden until the panel is gone.
      queueMicrotask(() => {
        const chosen = chosenVerse(page!);
        if (opener?.isConnected && !(chosen && isOutOfWindow(opener))) opener.focus({ preventScroll: true });
        else if (chosen) focusRequested(chosen.id);
        else focusHeading();
      });
    };
  }, [panel, target, isAlways]);

/** The panel in a column beside the text. */
export const StudyBeside = (props: StudyPanelProps) => {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusBetween(panel, heading);
  return (
    <aside className="panel study" aria-labelledby="study-title" ref={panel}>
      <Content {...props} heading={heading} />
    </aside>
  );
};

/**
 * The panel as a sheet of two heights. The text above it can still be used, so it needs no focus trap, scrim or lock of
 * scrolling: without those of `Sheet`, the press that opens it takes a third less of the main thread's time.
 */
export const StudySheet = (props: StudyPanelProps) => {
  const [isTall, setIsTall] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useFocusBetween(panel, panel, true);
  useEffect(() => {
    const chosen = chosenVerse(panel.current!.ownerDocument);
    if (chosen) scrollAboveSheet(chosen);
  }, []);
  return createPortal(
    <div
      className={isTall ? "sheet sheet-beside study is-tall" : "sheet sheet-beside study"}
      role="dialog"
      aria-labelledby="study-title"
      tabIndex={-1}
      data-state="open"
      ref={panel}
    >
      <Content
        {...props}
        // The bar that names the chosen verses is hidden while the sheet is open.
        isLive
        tool={
          <IconButton label={isTall ? studyMessages.shorter : studyMessages.taller} onClick={() => setIsTall(!isTall)}>
            <Icon of={isTall ? ChevronDown : ChevronUp} />
          </IconButton>
        }
      />
    </div>,
    sheetRoot(),
  );
};
