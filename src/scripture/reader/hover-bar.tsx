import { Copy } from "lucide-react";
import { useCallback, useState, type FocusEvent, type PointerEvent, type ReactNode } from "react";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";

/** The verse under the pointer or with the keyboard focus, and its bar's distance from the top of the article. */
export interface HoveredVerse {
  readonly chapterIndex: number;
  readonly verse: number;
  readonly topPx: number;
}

const barHeightPx = 46;

const findVerse = (target: EventTarget, article: HTMLElement): HoveredVerse | undefined => {
  const verse = (target as HTMLElement).closest<HTMLElement>("[data-verse]");
  const section = verse?.closest<HTMLElement>("[data-section]");
  if (!verse || !section) return undefined;
  const line = verse.getClientRects()[0] ?? verse.getBoundingClientRect();
  return {
    chapterIndex: Number(section.dataset["section"]),
    verse: Number(verse.dataset["verse"]),
    topPx: line.top - article.getBoundingClientRect().top - barHeightPx,
  };
};

/** Tracks pointer and focus over the article. Touch is handled by taps (decision 8). */
export const useHoveredVerse = () => {
  const [hovered, setHovered] = useState<HoveredVerse>();
  const point = useCallback((target: EventTarget, article: HTMLElement) => {
    if ((target as HTMLElement).closest(".hoverbar")) return;
    const next = findVerse(target, article);
    setHovered((present) => (next && present?.verse === next.verse && present.chapterIndex === next.chapterIndex ? present : next));
  }, []);
  return {
    hovered,
    handlers: {
      onPointerOver: useCallback(
        (event: PointerEvent<HTMLElement>) => {
          if (event.pointerType === "mouse") point(event.target, event.currentTarget);
        },
        [point],
      ),
      onPointerLeave: useCallback(() => setHovered(undefined), []),
      onFocus: useCallback(
        (event: FocusEvent<HTMLElement>) => {
          if ((event.target as HTMLElement).matches(".vn:focus-visible")) point(event.target, event.currentTarget);
        },
        [point],
      ),
    },
  };
};

interface HoverBarProps {
  hovered: HoveredVerse;
  onCopy: () => void;
  /** Actions before Copy. */
  children?: ReactNode;
}

/** Small actions above a verse; one bar at a time. */
export const HoverBar = ({ hovered, onCopy, children }: HoverBarProps) => (
  <div className="hoverbar" style={{ top: hovered.topPx }} role="group" aria-label={`Actions for verse ${hovered.verse}`}>
    {children}
    <IconButton label={`Copy verse ${hovered.verse}`} onClick={onCopy}>
      <Icon of={Copy} small />
    </IconButton>
  </div>
);
