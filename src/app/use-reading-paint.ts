import { useEffect } from "react";
import { onThemeChosen, useThemePaint } from "#src/platform/theme/theme.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { comfortEntry } from "#src/scripture/reader/stored.ts";

/**
 * Sepia is a page setting of the reader (decision 47): it paints the screens with pages to read, no others. Whoever then
 * chooses a theme wants to see it: the last choice counts.
 */
export const useReadingPaint = (pathname: string): void => {
  const [comfort, update] = useStored(comfortEntry);
  const isReading = pathname === "/" || pathname.startsWith("/read/");
  const isSepia = comfort.page === "sepia";
  useEffect(() => (isSepia ? onThemeChosen(() => void update((present) => ({ ...present, page: "theme" }))) : undefined), [isSepia, update]);
  useThemePaint(isReading && isSepia);
};
