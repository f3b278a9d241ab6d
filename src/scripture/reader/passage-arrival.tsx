import { useEffect } from "react";
import { useLocation } from "react-router";
import { isEmbedded, type TranslationId } from "#domain/scripture/translations.ts";
import { useArrivalWish, useReturnToPosition } from "#src/platform/arrival.ts";
import { after } from "#src/platform/clock.ts";
import { showPassage } from "#src/platform/document-data.ts";
import { focusHeadingIfLost, focusIdIfLost } from "#src/platform/focus.ts";
import { returnToPlace } from "#src/platform/held-place.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { useIsTakenOver } from "#src/platform/use-external-value.ts";
import { scrollToElement } from "#src/platform/viewport.ts";
import { verseElementId, type PassageView } from "./passage-view.ts";
import { lastReadEntry } from "./stored.ts";
import { translationFieldId } from "./translation-picker.tsx";

interface PassageArrivalProps {
  view: PassageView;
  translation: TranslationId;
  /** What is on the screen is what was asked for, as far as the screen knows. */
  isThere: boolean;
  isFailed: boolean;
  isScrolledTo: boolean;
  onReadAloud: () => void;
}

/**
 * What happens when a passage has arrived: it is uncovered, kept as the last one read, brought into view if somebody
 * asked for it, and read on aloud. It draws nothing: a component of its own, so that the text is not drawn again when
 * the page has been taken over, before which nobody knows whether the prerendered passage is the right one.
 */
export const PassageArrival = ({ view, translation, isThere, isFailed, isScrolledTo, onReadAloud }: PassageArrivalProps) => {
  const { key } = useLocation();
  const { isReadAloud, heldPlace } = useArrivalWish();
  const returnToPosition = useReturnToPosition();
  const [, keepLastRead] = useStored(lastReadEntry);
  const isTakenOver = useIsTakenOver();
  const hasArrived = isThere && isTakenOver;
  useEffect(() => {
    if (hasArrived || isFailed) showPassage();
  }, [hasArrived, isFailed]);
  useEffect(() => {
    if (!hasArrived) return;
    const { place } = view.chapters[0];
    // The next visit opens in a translation that is here without asking another service.
    void keepLastRead((present) => ({ translation: isEmbedded(translation) ? translation : present.translation, ...place }));
    return isReadAloud ? after(300, onReadAloud) : undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each passage that arrives, whatever else has changed by then
  }, [hasArrived, view, translation]);
  useEffect(() => {
    if (heldPlace) focusIdIfLost(translationFieldId);
  }, [heldPlace]);
  useEffect(() => {
    if (!hasArrived) return;
    if ((heldPlace && returnToPlace(heldPlace)) || !isScrolledTo || returnToPosition()) return;
    const { focus, chapters } = view;
    if (focus) scrollToElement(verseElementId(chapters[0].place, focus.from, true), "center");
    else scrollToElement("passage");
    focusHeadingIfLost();
  }, [hasArrived, isScrolledTo, view, key, heldPlace, returnToPosition]);
  return null;
};
