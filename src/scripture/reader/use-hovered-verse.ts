import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";
import { after } from "#src/platform/clock.ts";

/** The verse under the pointer or with the keyboard focus, and its first line's distance from the top of the article. */
export interface HoveredVerse {
  readonly chapterIndex: number;
  readonly verse: number;
  readonly topPx: number;
}

/** How long the pointer rests on a verse, or away from the bar, before the bar moves. */
const restMs = 200;

const findVerse = (target: EventTarget, article: HTMLElement): HoveredVerse | undefined => {
  const verse = (target as HTMLElement).closest<HTMLElement>("[data-verse]");
  const section = verse?.closest<HTMLElement>("[data-section]");
  if (!verse || !section) return undefined;
  const line = verse.getClientRects()[0] ?? verse.getBoundingClientRect();
  return {
    chapterIndex: Number(section.dataset["section"]),
    verse: Number(verse.dataset["verse"]),
    topPx: line.top - article.getBoundingClientRect().top,
  };
};

const isSame = (one: HoveredVerse | undefined, other: HoveredVerse | undefined): boolean =>
  one?.verse === other?.verse && one?.chapterIndex === other?.chapterIndex;

/**
 * Tracks pointer and focus over the article, until it shows another passage. The bar does not jump while the pointer is on its
 * way. Touch is handled by taps.
 */
export const useHoveredVerse = (passage: object) => {
  const [hovered, setHovered] = useState<HoveredVerse>();
  const cancel = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      cancel.current?.();
      setHovered(undefined);
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- begun again with each passage
    [passage],
  );
  const show = (next: HoveredVerse | undefined, delayMs: number) => {
    cancel.current?.();
    const apply = () => setHovered((present) => (isSame(present, next) ? present : next));
    if (delayMs === 0) apply();
    else cancel.current = after(delayMs, apply);
  };
  return {
    hovered,
    handlers: {
      onPointerOver: ({ pointerType, target, currentTarget }: PointerEvent<HTMLElement>) => {
        if (pointerType !== "mouse") return;
        if ((target as HTMLElement).closest(".hoverbar")) cancel.current?.();
        else show(findVerse(target, currentTarget), restMs);
      },
      onPointerLeave: () => show(undefined, restMs),
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        if ((target as HTMLElement).matches(".vn:focus-visible")) show(findVerse(target, currentTarget), 0);
      },
    },
  };
};
