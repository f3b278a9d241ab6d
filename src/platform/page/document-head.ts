import type { Head } from "#domain/site/head/head.ts";
import { after } from "../clock.ts";

const metaDelayMs = 500;

/** Sets a value on the only `tag` whose attribute `key` is `name`. Without a value, removes the element. */
const setElement = (
  tag: "meta" | "link",
  [key, name]: readonly [string, string],
  valueAttribute: "content" | "href",
  value: string | undefined,
): void => {
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
  element.setAttribute(valueAttribute, value);
};

const setMeta = (attribute: "name" | "property", key: string, content: string | undefined): void =>
  setElement("meta", [attribute, key], "content", content);

/**
 * Updates the head after a navigation inside the app; the served HTML already has it for the first screen. Returns the
 * function that cancels a pending update.
 */
export const applyHead = (head: Head): (() => void) => {
  document.title = head.title;
  // The meta tags can wait until the navigation is over.
  return after(metaDelayMs, () => applyMeta(head));
};

const applyMeta = (head: Head): void => {
  setMeta("name", "description", head.description);
  setMeta("name", "keywords", head.keywords);
  setMeta("property", "og:title", head.title);
  setMeta("property", "og:description", head.description);
  setMeta("property", "og:url", head.canonical);
  setMeta("name", "robots", head.isIndexed ? undefined : "noindex");
  setElement("link", ["rel", "canonical"], "href", head.canonical);
};
