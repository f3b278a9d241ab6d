import { useThemePaint } from "#src/platform/theme/theme.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { comfortEntry } from "#src/scripture/reader/stored.ts";

/** Sepia is a page setting of the reader (decision 47): it paints the screens with pages to read, no others. */
export const useReadingPaint = (pathname: string): void => {
  const [comfort] = useStored(comfortEntry);
  const isReading = pathname === "/" || pathname.startsWith("/read/");
  useThemePaint(isReading && comfort.page === "sepia");
};
