import { useEffect } from "react";
import { setRootData } from "#src/platform/loading/document-data.ts";
import { onThemeChosen, useThemePaint } from "#src/platform/theme/theme.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { comfortEntry } from "#src/scripture/reader/stored.ts";

/**
 * Applies the reading comfort settings to the page; the head script has done the same before the first paint. Size,
 * spacing, width, typeface, numbers and lines are attributes of the root; without a chosen typeface, the head script sets it.
 * Sepia is a setting of the reader and applies only to its screens. Choosing a theme afterwards replaces it.
 */
export const useReadingPaint = (pathname: string): void => {
  const [comfort, update] = useStored(comfortEntry);
  const { page, size, spacing, width, typeface, hasVerseNumbers, isVersePerLine } = comfort;
  const isReading = pathname === "/" || pathname.startsWith("/read/") || pathname.startsWith("/verse/");
  const isSepia = page === "sepia";
  useEffect(
    () => (isSepia ? onThemeChosen(() => void update((present) => ({ ...present, page: "theme" }))) : undefined),
    [isSepia, update],
  );
  useThemePaint(isReading && isSepia);
  useEffect(
    () =>
      setRootData(
        { size, spacing, width, ...(typeface && { typeface }), hasVerseNumbers, isVersePerLine },
        comfortEntry.fallback,
      ),
    [size, spacing, width, typeface, hasVerseNumbers, isVersePerLine],
  );
};
