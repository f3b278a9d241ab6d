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

const hasOwnShadow = (element: Element): element is Element & { readonly shadowRoot: ShadowRoot } =>
  element.shadowRoot !== null && !element.matches(ours);

/** The elements of a name, also inside open shadows. */
const allNamed = (name: string, root: Document | ShadowRoot = document): Element[] =>
  [...root.querySelectorAll("*")].flatMap((element) => [
    ...(element.localName === name ? [element] : []),
    ...(hasOwnShadow(element) ? allNamed(name, element.shadowRoot) : []),
  ]);

/** Names that are waited for. Not their elements: of some frameworks none is ever defined, and they would stay in memory. */
const awaited = new Set<string>();

/** The open shadows of a tree's elements, but not of those inside them. Elements that are not yet defined come later. */
export const shadowsIn = (root: Node, later: (element: Element) => void): readonly ShadowRoot[] => {
  if (!(root instanceof Element || root instanceof DocumentFragment)) return [];
  const elements = [...(root instanceof Element ? [root] : []), ...root.querySelectorAll("*")];
  for (const { localName } of elements.filter((one) => one.localName.includes("-") && !one.matches(":defined"))) {
    if (awaited.has(localName)) continue;
    awaited.add(localName);
    void customElements.whenDefined(localName).then(() => allNamed(localName).forEach(later));
  }
  return elements.filter(hasOwnShadow).map(({ shadowRoot }) => shadowRoot);
};
