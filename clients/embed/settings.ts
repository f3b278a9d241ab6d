import { say } from "./say.ts";

/** What the script's element asks for; see the page /embed. */
export interface Settings {
  /** Where the script comes from, without a trailing slash. */
  readonly origin: string;
  readonly translation: string;
  readonly theme: "light" | "dark" | "auto";
  /** Only inside of these elements; the whole page without. */
  readonly within: string | undefined;
  /** Not inside of these. */
  readonly skip: string | undefined;
}

const themes = ["light", "dark"] as const;

/** A selector of the page's author; undefined if it is none. */
const selector = (text: string | undefined): string | undefined => {
  if (!text) return undefined;
  try {
    document.querySelector(text);
    return text;
  } catch {
    say(`“${text}” is no selector.`);
    return undefined;
  }
};

export const defaultTranslation = "kjv";

/** A translation's key, which becomes part of addresses; the default for what has not the form of one. */
export const translationKey = (text: string | null | undefined): string => {
  const key = text?.trim().toLowerCase();
  if (key && !/^[a-z]{2,10}(?:_[a-z0-9_-]{1,28})?$/.test(key)) say(`“${text}” is no key of a translation.`);
  else if (key) return key;
  return defaultTranslation;
};

export const settingsOf = ({ src, dataset }: HTMLScriptElement): Settings => ({
  origin: new URL(src).origin,
  translation: translationKey(dataset["translation"]),
  theme: themes.find((theme) => theme === dataset["theme"]) ?? "auto",
  within: selector(dataset["in"]),
  skip: selector(dataset["skip"]),
});
