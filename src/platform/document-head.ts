import { after } from "./clock.ts";

/** What a screen says about itself in the document's head. */
export interface PageHeadData {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Absolute address; undefined where there is none to keep. */
  readonly canonical: string | undefined;
  /** False for what search engines should not keep. */
  readonly isIndexed: boolean;
}

const metaDelayMs = 500;

/** The one element of its kind with this attribute holds the value; without a value there is none. */
const setElement = (tag: "meta" | "link", [key, name]: readonly [string, string], held: "content" | "href", value: string | undefined): void => {
  let element = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) {
    element?.remove();
    return;
  }
  if (!element) {
    element = document.createElement(tag);
    element.setAttribute(key, name);
    document.head.append(element);
  }
  element.setAttribute(held, value);
};

const setMeta = (attribute: "name" | "property", key: string, content: string | undefined): void => setElement("meta", [attribute, key], "content", content);

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
  setMeta("name", "robots", head.isIndexed ? undefined : "noindex");
  setElement("link", ["rel", "canonical"], "href", head.canonical);
};
