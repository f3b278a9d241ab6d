import { useEffect } from "react";
import { useMediaQuery } from "../viewport.ts";
import { useStored } from "../device-store/use-stored.ts";
import { themeEntry, type Theme } from "./stored.ts";

/** What is painted: `system` is resolved, and the reader may ask for sepia (decision 47). */
export type Paint = "light" | "dark" | "sepia";

const systemIsDark = "(prefers-color-scheme: dark)";

const listeners = new Set<() => void>();

/** Hears of each choice of a theme, also of the one that is chosen already. Returns what ends it. */
export const onThemeChosen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTheme = (): readonly [Theme, (theme: Theme) => void] => {
  const [theme, update] = useStored(themeEntry);
  const choose = (next: Theme) => {
    void update(() => next);
    for (const listener of listeners) listener();
  };
  return [theme, choose];
};

/** Paints the document as the theme says; `isSepia` wins while a screen with pages to read is open. */
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
