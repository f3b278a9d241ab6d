import { writesCommas } from "#domain/scripture/reference/comma-verses.ts";

/** Open shadow roots of the page. Closed ones are left alone. */

/** Our own elements, which show passages. */
const ours = "lampstand-passage,lampstand-preview,lampstand-status";

/** The parent node; for a shadow root its host. */
export const parentAcross = (node: Node): Element | null => {
  const parent = node.parentNode;
  return parent instanceof ShadowRoot ? parent.host : node.parentElement;
};

/** The closest matching ancestor, across shadow roots. */
export const closestAcross = (node: Node, selector: string): Element | undefined => {
  for (let element = parentAcross(node); element;) {
    const found = element.closest(selector);
    if (found) return found;
    const root = element.getRootNode();
    element = root instanceof ShadowRoot ? root.host : null;
  }
  return undefined;
};

/** Whether the language of a place writes "Jn 3,16". */
export const writesCommasAt = (node: Node): boolean =>
  writesCommas(closestAcross(node, "[lang]")?.getAttribute("lang") ?? "");

/** The event's target, also inside open shadow roots. */
export const targetOf = (event: Event): EventTarget | null => event.composedPath()[0] ?? event.target;

/** The element with the focus, also inside open shadow roots. */
export const focused = (): Element | null => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
};

/** The open shadows of a tree's elements, but not of those inside them. Elements that are not yet defined come later. */
export const shadowsIn = (root: Node, later: (element: Element) => void): readonly ShadowRoot[] => {
  if (!(root instanceof Element || root instanceof DocumentFragment)) return [];
  const elements = [...(root instanceof Element ? [root] : []), ...root.querySelectorAll("*")];
  for (const element of elements)
    if (element.localName.includes("-") && !element.matches(":defined"))
      void customElements.whenDefined(element.localName).then(() => later(element));
  return elements.flatMap((element) => (element.shadowRoot && !element.matches(ours) ? [element.shadowRoot] : []));
};
