import { after } from "./clock.ts";

/** What a screen says about itself in the document's head. */
export interface PageHeadData {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Absolute address. */
  readonly canonical: string;
}

const metaDelayMs = 500;

const setMeta = (attribute: "name" | "property", key: string, content: string) => {
  let element = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`);
  if (!element) {
    element = document.createElement("meta");
    element.setAttribute(attribute, key);
    document.head.append(element);
  }
  element.content = content;
};

/**
 * Brings the head in line after a navigation inside the app; the served HTML already has it for the first screen.
 * Returns what prevents what is still to come.
 */
export const applyHead = (head: PageHeadData): (() => void) => {
  document.title = head.title;
  // Nobody looks at the rest while a page turns.
  return after(metaDelayMs, () => applyMeta(head));
};

const applyMeta = (head: PageHeadData): void => {
  setMeta("name", "description", head.description);
  setMeta("name", "keywords", head.keywords);
  setMeta("property", "og:title", head.title);
  setMeta("property", "og:description", head.description);
  setMeta("property", "og:url", head.canonical);
  setMeta("name", "twitter:title", head.title);
  setMeta("name", "twitter:description", head.description);
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link) link.href = head.canonical;
};
