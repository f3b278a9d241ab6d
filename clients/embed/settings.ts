const warned = new Set<string>();

/** Warns the page's author in the console, once. */
export const warnOnce = (sentence: string): void => {
  if (!warned.has(sentence)) console.warn(`Lampstand: ${sentence}`);
  warned.add(sentence);
};

/** The attributes of the script element; see the page /embed. */
export interface Settings {
  /** Where the script comes from, without a trailing slash. */
  readonly origin: string;
  readonly translation: string;
  readonly theme: "light" | "dark" | "auto";
  /** Link only inside elements that match; by default in the whole page. */
  readonly within: string | undefined;
  /** Not inside elements that match. */
  readonly skip: string | undefined;
}

const themes = ["light", "dark"] as const;

/** The page author's selector; undefined if it is not a valid one. */
const selector = (text: string | undefined): string | undefined => {
  if (!text) return undefined;
  try {
    document.querySelector(text);
    return text;
  } catch {
    warnOnce(`“${text}” is no selector.`);
    return undefined;
  }
};

export const defaultTranslation = "kjv";

/** A translation's key, which becomes part of addresses; the default if the text does not have the form of a key. */
export const translationKey = (text: string | null | undefined): string => {
  const key = text?.trim().toLowerCase();
  if (key && !/^[a-z]{2,10}(?:_[a-z0-9_-]{1,28})?$/.test(key)) warnOnce(`“${text}” is no key of a translation.`);
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
