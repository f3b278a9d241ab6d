import { notProgress } from "#domain/site/stored-lifetimes.ts";

/** The JSON embedded in a prerendered page under this element id; undefined if there is none. */
export const readEmbeddedJson = (elementId: string): unknown => {
  const text = document.getElementById(elementId)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

/** The element with this id. Throws if the page has none. */
export const elementById = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}`);
  return element;
};

/** Shows the prerendered passage if the head script has hidden it (see src/app/head-script.js). */
export const showPassage = (): void => {
  delete document.documentElement.dataset["passage"];
};

/** Whether the device holds a visitor's progress, as the head script or `updateKnownVisitor` has found. */
export const isKnownVisitor = (): boolean => "known" in document.documentElement.dataset;

/** Checks again, as the head script did where home was opened, whether the device holds a visitor's progress, and verses by heart. */
export const updateKnownVisitor = (): void => {
  try {
    if (Object.keys(localStorage).some((key) => !notProgress.test(key))) setRootData({ known: "" });
    if ((localStorage.getItem("gbh_by-heart") ?? "{}") !== "{}") setRootData({ learns: "" });
  } catch {
    // Storage is denied, so there is no progress to find.
  }
};

/** Whether somebody learns verses by heart here, as the head script or `updateKnownVisitor` has found. */
export const isKnownLearner = (): boolean => "learns" in document.documentElement.dataset;

type RootData = Readonly<Record<string, string | number | boolean>>;

/**
 * Sets data attributes of the root element: `{ hasVerseNumbers: false }` is `data-has-verse-numbers="false"`. After each, the
 * browser computes the styles of the whole page, so those that say the same already are left alone.
 * @param defaults what the absence of an attribute says
 */
export const setRootData = (data: RootData, defaults: Partial<RootData> = {}): void => {
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries(data))
    if (String(value) !== (dataset[name] ?? String(defaults[name]))) dataset[name] = String(value);
};

/** Marks the page as hydrated; the browser tests wait for it. */
export const markHydrated = (): void => {
  document.documentElement.dataset["hydrated"] = "";
};

/**
 * Whether the head that the server sent is that of the current address, and not of a page that serves many addresses.
 * @param withAnyQuery whether it is that of the address with any query, too
 */
export const isHeadOfAddress = (withAnyQuery: boolean): boolean => {
  const { pathname, search } = window.location;
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return (search === "" || withAnyQuery) && canonical !== undefined && new URL(canonical).pathname === pathname;
};
