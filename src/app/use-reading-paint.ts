import { useEffect } from "react";
import { onThemeChosen, useThemePaint } from "#src/platform/theme/theme.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { comfortEntry } from "#src/scripture/reader/stored.ts";

/**
 * Sepia is a page setting of the reader (decision 47) and applies only to screens with pages to read. Choosing a theme
 * afterwards replaces it: the last choice wins.
 */
export const useReadingPaint = (pathname: string): void => {
  const [comfort, update] = useStored(comfortEntry);
  const isReading = pathname === "/" || pathname.startsWith("/read/");
  const isSepia = comfort.page === "sepia";
  useEffect(() => (isSepia ? onThemeChosen(() => void update((present) => ({ ...present, page: "theme" }))) : undefined), [isSepia, update]);
  useThemePaint(isReading && isSepia);
};
