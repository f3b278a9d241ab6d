import { useIsHydrated } from "#src/platform/loading/hydration.ts";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "#src/platform/page/router.tsx";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { navigationMessages } from "#domain/scripture/messages.ts";
import { isEmbedded, isRemoteTranslation, type TranslationId } from "#domain/scripture/translations/translations.ts";
import { useArrivalScroll, useArrivalState } from "#src/platform/scroll/arrival.ts";
import { after } from "#src/platform/clock.ts";
import { showPassage } from "#src/platform/loading/document-data.ts";
import { hasHistory } from "#src/platform/page/history.ts";
import { focusHeadingIfLost, focusIdIfLost, focusRequested } from "#src/platform/page/focus.ts";
import { restoreScrollAnchor } from "#src/platform/scroll/scroll-anchor.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { isInView, scrollToElement } from "#src/platform/scroll/scroll-to.ts";
import { toast } from "#src/platform/page/toast.ts";
import { verseElementId, type PassageView } from "./passage-view.ts";
import { lastReadEntry } from "#src/scripture/last-read/stored.ts";
import { translationFieldId } from "./translation-picker.tsx";

interface PassageArrivalProps {
  view: PassageView;
  translation: TranslationId;
  /** Whether the screen knows that it shows the requested passage. */
  isThere: boolean;
  isFailed: boolean;
  isScrolledTo: boolean;
  onReadAloud: () => void;
}

/**
 * Handles the arrival of a passage: shows it, stores it as last read, scrolls to it on request, and continues reading
 * aloud. Renders nothing. It is a separate component so that the text does not render again after hydration; before
 * that, it is unknown whether the prerendered passage is the right one.
 */
export const PassageArrival = ({
  view,
  translation,
  isThere,
  isFailed,
  isScrolledTo,
  onReadAloud,
}: PassageArrivalProps) => {
  const { key } = useLocation();
  const { isReadAloud, scrollAnchor, isInPlaceOfOwn } = useArrivalState();
  const scrollOnArrival = useArrivalScroll();
  const [, updateLastRead] = useStored(lastReadEntry);
  const isHydrated = useIsHydrated();
  const hasArrived = isThere && isHydrated;
  useEffect(() => {
    if (hasArrived || isFailed) showPassage();
  }, [hasArrived, isFailed]);
  /** The translation of the passage that arrived last. */
  const arrived = useRef<TranslationId>(undefined);
  useEffect(() => {
    if (hasArrived) arrived.current = translation;
    else if (isFailed && arrived.current === translation) toast({ title: navigationMessages.failed, tone: "refusal" });
  }, [hasArrived, isFailed, view, translation]);
  useEffect(() => {
    if (!hasArrived) return;
    const { place } = view.chapters[0];
    // The next visit opens in a translation that needs no external service, or in the visitor's own language.
    const isRemembered = !isInPlaceOfOwn && (isEmbedded(translation) || isRemoteTranslation(translation));
    const usual = translation === firstTranslation;
    void updateLastRead((present) => ({
      translation: !isRemembered ? present.translation : usual ? undefined : translation,
      ...place,
    }));
    return isReadAloud ? after(300, onReadAloud) : undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each passage that has loaded
  }, [hasArrived, view, translation]);
  // The heading that had the focus may have gone with the previous passage, or with what stood in for this one.
  useLayoutEffect(() => {
    if (scrollAnchor) focusIdIfLost(translationFieldId);
    else if (hasArrived || isFailed) focusHeadingIfLost();
  }, [hasArrived, isFailed, view, key, scrollAnchor]);
  useEffect(() => {
    if (!hasArrived) return;
    const { focus, chapters } = view;
    const verseId = focus && verseElementId(chapters[0].place, focus.from, true);
    scrollOnArrival(() => {
      if ((scrollAnchor && restoreScrollAnchor(scrollAnchor)) || !isScrolledTo) return;
      if (verseId === undefined) scrollToElement("passage");
      // The head script has already scrolled the first page of a visit there.
      else if (hasHistory() || !isInView(verseId)) scrollToElement(verseId);
    });
    if (verseId !== undefined && !scrollAnchor) focusRequested(verseId);
  }, [hasArrived, isScrolledTo, view, key, scrollAnchor, scrollOnArrival]);
  return null;
};
