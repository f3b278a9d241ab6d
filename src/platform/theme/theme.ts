import { useEffect } from "react";
import { useMediaQuery } from "../page/media-query.ts";
import { dispatchPageEvent, onPageEvent } from "../page/page-events.ts";
import { useStored } from "../storage/use-stored.ts";
import { themeEntry, type Theme } from "./stored.ts";

/** The theme as painted: `system` is resolved, and the reader may use sepia instead. */
type Paint = "light" | "dark" | "sepia";

const systemIsDark = "(prefers-color-scheme: dark)";

/** Calls `listener` on each choice of a theme, even of the current one. Returns the unsubscribe function. */
export const onThemeChosen = (listener: () => void): (() => void) => onPageEvent("themeChosen", listener);

/** The stored theme, and the function that changes it and fires `themeChosen`. */
export const useTheme = (): readonly [Theme, (theme: Theme) => void] => {
  const [theme, update] = useStored(themeEntry);
  const choose = (next: Theme) => {
    void update(() => next);
    dispatchPageEvent("themeChosen");
  };
  return [theme, choose];
};

/** Applies the theme to the document. `isSepia` wins while a screen with pages to read is open. */
export const useThemePaint = (isSepia: boolean): void => {
  const [theme] = useTheme();
  const isSystemDark = useMediaQuery(systemIsDark);
  const chosen = theme === "system" ? (isSystemDark ? "dark" : "light") : theme;
  const paint: Paint = isSepia ? "sepia" : chosen;
  useEffect(() => {
    document.documentElement.dataset["theme"] = paint;
    const color = getComputedStyle(document.documentElement).getPropertyValue("--page").trim();
    document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.setAttribute("content", color);
  }, [paint]);
};
