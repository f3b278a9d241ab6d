import { looksOnly, piecesOf, runOf, type Piece } from "./runs.ts";
import { closestAcross, parentAcross, shadowsIn, writesCommasAt } from "./shadows.ts";
import { asInEnglish } from "#domain/scripture/reference/comma-verses.ts";
import { readerPath, referenceText } from "#domain/scripture/reference/find-references.ts";
import type { Settings } from "./settings.ts";
import { readerLink } from "./styles.ts";

/** Turns the references of a page into links, a slice at a time, and again where the page is redrawn. */

export const linkClass = "lampstand-reference";

/** Elements in which references are not linked: links, code, form fields, and what the page excludes. */
const skipped =
  'a,button,script,style,noscript,template,textarea,input,select,option,code,pre,kbd,samp,var,svg,math,canvas,iframe,object,audio,video,lampstand-passage,[contenteditable]:not([contenteditable="false"]),[data-lampstand="off"]';

/** How long one slice of work may block the main thread, in milliseconds. */
const sliceMs = 8;

/** A text node that was split for its links. Its beginning stays in the page's own node, where a framework finds it. */
interface Linked {
  readonly original: string;
  readonly text: string;
  readonly added: readonly ChildNode[];
  /** The text nodes that have other pieces of the same references. */
  readonly run: readonly Text[];
}

const textsIn = (root: Node): Text[] => {
  if (root instanceof Text) return [root];
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

/** Links the references of a page and keeps them linked. Private state of the whole page, so there is one for each. */
class PageLinker {
  readonly #settings: Settings;
  /** Selects elements in which references are not linked on this page. */
  readonly #skipped: string;
  readonly #linked = new WeakMap<Text, Linked>();
  /** Nodes that were added here. */
  readonly #added = new WeakSet<Node>();
  readonly #watched = new WeakSet<Node>();
  readonly #observer = new MutationObserver((changes) => changes.forEach((change) => this.#changed(change)));
  /** Trees that have changed, and the text nodes of them that have not been read yet. */
  readonly #trees = new Set<Node>();
  #texts: Text[] = [];
  #isPlanned = false;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#skipped = settings.skip === undefined ? skipped : `${skipped},${settings.skip}`;
  }

  /** Links a tree of the page, the document's or an open shadow's, and whatever it changes. */
  watch(tree: Node): void {
    if (this.#watched.has(tree)) return;
    this.#watched.add(tree);
    this.#observer.observe(tree, { childList: true, characterData: true, subtree: true });
    this.#plan(tree);
  }

  #changed({ type, target, addedNodes, removedNodes }: MutationRecord): void {
    if (type === "characterData") {
      if (this.#linked.has(target as Text)) this.#unlink(target as Text);
      else if (!this.#added.has(target)) this.#plan(target);
    }
    for (const node of removedNodes)
      if (node instanceof Text || (node instanceof Element && node.matches(looksOnly)))
        for (const text of textsIn(node)) this.#unlink(text);
    for (const node of addedNodes) if (!this.#added.has(node)) this.#plan(node);
  }

  #plan(tree?: Node): void {
    if (tree) this.#trees.add(tree);
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    const work = () => this.#work();
    if (typeof window.requestIdleCallback === "function") requestIdleCallback(work, { timeout: 500 });
    else setTimeout(work, 1);
  }

  #work(): void {
    const until = performance.now() + sliceMs;
    for (const tree of this.#trees) {
      this.#texts.push(...textsIn(tree));
      for (const shadow of shadowsIn(tree, (late) => this.#plan(late))) this.watch(shadow);
    }
    this.#trees.clear();
    let next = 0;
    while (next < this.#texts.length && performance.now() < until) {
      const node = this.#texts[next]!;
      if (node.isConnected && !this.#linked.has(node)) this.#link(node);
      next += 1;
    }
    this.#texts = this.#texts.slice(next);
    this.#isPlanned = false;
    if (this.#texts.length > 0 || this.#trees.size > 0) this.#plan();
  }

  #mayLink(node: Node): boolean {
    const { within } = this.#settings;
    return (
      parentAcross(node) !== null &&
      !closestAcross(node, this.#skipped) &&
      (within === undefined || closestAcross(node, within) !== undefined)
    );
  }

  #link(node: Text): void {
    // Most texts have no number, and need no second look.
    if (this.#added.has(node) || !/\d/.test(node.data) || !this.#mayLink(node)) return;
    const texts = runOf(node, (text) => !this.#added.has(text) && !this.#linked.has(text) && this.#mayLink(text));
    const hasCommas = writesCommasAt(node);
    const pieces = piecesOf(texts.map(({ data }) => (hasCommas ? asInEnglish(data) : data)));
    const run = texts.filter((_, index) => pieces[index]!.length > 0);
    for (const [index, text] of texts.entries()) if (pieces[index]!.length > 0) this.#split(text, pieces[index]!, run);
  }

  #split(node: Text, pieces: readonly Piece[], run: readonly Text[]): void {
    const text = node.data;
    const added: ChildNode[] = [];
    let [from, head] = [0, ""];
    for (const [index, piece] of pieces.entries()) {
      const before = text.slice(from, piece.start);
      if (index === 0) head = before;
      else added.push(document.createTextNode(before));
      added.push(this.#anchorOf(piece, text.slice(piece.start, piece.end)));
      from = piece.end;
    }
    added.push(document.createTextNode(text.slice(from)));
    for (const one of added) this.#added.add(one);
    this.#linked.set(node, { original: text, text: head, added, run });
    node.data = head;
    node.after(...added);
  }

  #anchorOf({ found, continues }: Piece, text: string): HTMLAnchorElement {
    const { origin, translation } = this.#settings;
    const anchor = readerLink(origin + readerPath(translation, found), text);
    const reference = referenceText(found);
    anchor.className = linkClass;
    anchor.dataset["lampstandReference"] = reference;
    // Of a reference in several pieces, screen readers and the keyboard see the first.
    if (continues) {
      anchor.tabIndex = -1;
      anchor.ariaHidden = "true";
    } else if (found.end - found.start > text.length) anchor.ariaLabel = reference;
    return anchor;
  }

  /** Restores a text node that the page has changed, moved or removed. */
  #unlink(node: Text): void {
    const before = this.#linked.get(node);
    const isUnchanged =
      before && node.isConnected && node.data === before.text && before.added[0]?.previousSibling === node;
    if (before && !isUnchanged) this.#restore(node);
  }

  /** Removes the links after a text node and restores its text, unless the page has changed it. */
  #restore(node: Text): void {
    const before = this.#linked.get(node);
    if (!before) return;
    this.#linked.delete(node);
    for (const one of before.added) one.remove();
    if (node.data === before.text) node.data = before.original;
    if (node.isConnected) this.#plan(node);
    for (const other of before.run) this.#restore(other);
  }
}

export const linkReferences = (settings: Settings): void => new PageLinker(settings).watch(document.body);
